/** What these screens say, loaded when one of them is opened. */
import { Extra } from "../../lib/extra.svelte";

export const texts = new Extra("person");
export const say = (key: string, values?: Record<string, string | number>): string =>
  texts.say(`person-${key}`, values);
