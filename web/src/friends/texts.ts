/** What is said of friends, loaded when it is shown. */
import { Extra } from "../lib/extra.svelte";

export const texts = new Extra("friends");
export const say = (key: string, values?: Record<string, string | number>): string =>
  texts.say(`friends-${key}`, values);
