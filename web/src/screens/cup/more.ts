/** The rules of a cup that most leave as they are. */
import type { components } from "../../lib/wire";
import type { CupView } from "../../lib/types";
import { numbers } from "./numbers";

type Rules = Required<components["schemas"]["CupRules"]>;
export type Tie = Rules["ties"][number];

/** Everything that can be looked at between those who are level; the lot is always the last. */
export const TIES: Tie[] = ["opponents", "beaten", "head", "wins", "share", "seats"];

export interface More {
  legs: number;
  third: boolean;
  /** 0: one fewer than usual at a table. */
  least: number;
  /** For each place, as they were written; empty: as usual. */
  points: string;
  bye: Rules["bye"];
  late: Rules["late"];
  /** In an order of one's own; null: as usual. */
  ties: Tie[] | null;
}

export const usual = (): More => ({
  legs: 1,
  third: true,
  least: 0,
  points: "",
  bye: "",
  late: "half",
  ties: null,
});

/** The same as those of another cup. */
export function like(rules: CupView["rules"]): More {
  const even = rules.points.every((points, place) => points === rules.players - 1 - place);
  return {
    legs: rules.legs,
    third: rules.third_place,
    least: rules.least,
    points: even ? "" : rules.points.join(", "),
    bye: rules.bye as More["bye"],
    late: rules.late as More["late"],
    ties: rules.ties.filter((tie) => tie !== "lot") as Tie[],
  };
}

/** Where each of them says anything at all. */
export function fits(format: Rules["format"], players: number): Record<keyof More, boolean> {
  const isTree = format === "knock-out";
  return {
    legs: format === "round-robin" && players === 2,
    third: (isTree || format === "groups") && players === 2,
    least: players > 2,
    points: !isTree,
    bye: !isTree,
    late: format === "swiss" || (format === "round-robin" && players > 2),
    ties: !isTree,
  };
}

/** So many of a table can go on in a tree at most: of the smallest one somebody is out, too. */
export const goOn = (more: More, players: number): number =>
  Math.max(1, (more.least && more.least <= players ? more.least : players - 1) - 1);

/** Whether there are points, but not one for each place. */
export const areWrong = (points: string, players: number): boolean =>
  points.trim() !== "" && numbers(points)?.length !== players;

/** As they are sent: what says nothing in this form is left as usual. */
export function wished(more: More, format: Rules["format"], players: number): Partial<Rules> {
  const here = fits(format, players);
  const found: Partial<Rules> = {};
  if (here.legs) found.legs = more.legs;
  if (here.third) found.third_place = more.third;
  if (here.least && more.least <= players) found.least = more.least;
  if (here.points) found.points = numbers(more.points) ?? [];
  if (here.bye) found.bye = more.bye;
  if (here.late) found.late = more.late;
  if (here.ties && more.ties) found.ties = [...more.ties, "lot"];
  return found;
}

/** How a cup is called that comes after another: Week 2 after Week 1, and Winter 2 after Winter. */
export function next(title: string, isFollowed: boolean): string {
  const [, name = title, number] = /^(.*?)(?:\s+(\d{1,4}))?$/.exec(title) ?? [];
  return `${name.slice(0, 54)} ${isFollowed ? Number(number ?? 1) + 1 : 1}`;
}
