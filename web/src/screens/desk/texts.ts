/** What is said at the desk, loaded when it is opened. */
import { Extra } from "../../lib/extra.svelte";
import type { components } from "../../lib/wire";

export type DeskView = components["schemas"]["DeskView"];

export const texts = new Extra("desk");
export const say = (key: string, values?: Record<string, string | number>): string =>
  texts.say(`desk-${key}`, values);
