/** What goes over the wire, by short names. The types are made from the server's own document. */
import type { components, paths } from "./wire";

type Schemas = components["schemas"];

export type Paths = paths;

export type Action = Schemas["Action"];
export type ClockView = Schemas["ClockView"];
export type EventView = Schemas["EventView"];
export type Failure = Schemas["Error"];
export type GameView = Schemas["GameView"];
export type ListingView = Schemas["ListingView"];
export type LogLine = Schemas["LogLine"];
export type Made = Schemas["Made"];
export type MakeTable = Schemas["MakeTable"];
export type Mine = Schemas["Mine"];
export type MyTable = Schemas["MyTable"];
export type OptionView = Schemas["OptionView"];
export type ProposalView = Schemas["ProposalView"];
export type QuestionView = Schemas["QuestionView"];
export type SeatView = Schemas["SeatView"];
export type TableView = Schemas["TableView"];
