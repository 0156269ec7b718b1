/** What goes over the wire, by short names. The types are made from the server's own document. */
import type { components, paths } from "./wire";

type Schemas = components["schemas"];

/** An answer; of those that may be given now also how it sounds and what would be left lying by it. */
export type Action = Schemas["ActionView"] & Partial<Schemas["OfferedView"]>;
export type Change = Schemas["NewsMessage"]["changes"][number];
export type ClockView = Schemas["ClockView"];
export type Command = Schemas["Command"];
export type CupView = Schemas["CupView"];
/** What can be done at a cup. */
export type CupCommand = paths["/api/cups/{id}"]["post"]["requestBody"]["content"]["application/json"];
export type SeasonView = Schemas["SeasonView"];
/** What can be done at a season. */
export type SeasonCommand = paths["/api/seasons/{id}"]["post"]["requestBody"]["content"]["application/json"];
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
export type Proposed = Schemas["Propose"]["what"];
export type ProposalView = Schemas["ProposalView"];
export type QuestionView = Schemas["QuestionView"];
export type SeatView = Schemas["SeatView"];
export type SelectionView = Schemas["SelectionView"];
export type SentenceView = Schemas["SentenceView"];
export type TableView = Schemas["TableView"];
