/** Whom somebody wants to know more about, and why that bot did what a line of the log tells. */
import { Extra } from "../lib/extra.svelte";
import { slug } from "../lib/telling";
import type { LogLine } from "../lib/types";

const sentences = new Extra("people");

/** How it is to play against somebody; nothing until it is fetched, or of those who are not of the house. */
export const temper = (name: string): string => sentences.say(`people-${slug(name)}`);

/** What the people of the house say, fetched when it is wanted. */
export const people = sentences;

class Somebody {
  /** Null: nobody is asked about. */
  seat = $state<number | null>(null);
  /** The line of the log that is asked about; null: what was done last. */
  number = $state<number | null>(null);
  /** The line of the chat by which they were found, and what they are called there. */
  line = $state<number | null>(null);
  name = $state("");

  show(seat: number, number: number | null = null): void {
    this.seat = seat;
    this.number = number;
    this.line = null;
  }

  /** Whoever said something; also those who look on, or have got up from the seat (null). */
  showSpeaker(line: number, name: string, seat: number | null): void {
    this.line = line;
    this.name = name;
    this.seat = seat;
  }

  get isShown(): boolean {
    return this.seat !== null || this.line !== null;
  }

  close(): void {
    this.seat = this.line = null;
  }
}

export const somebody = new Somebody();

/** Where what a seat did in one go begins in the log, the latest first. */
export function doings(log: readonly LogLine[], seat: number): number[] {
  const answers = log.filter((line) => line.kind === "answer");
  const begun = answers.filter((line, place) => line.seat === seat && answers[place - 1]?.seat !== seat);
  return begun.map((line) => line.number).reverse();
}
