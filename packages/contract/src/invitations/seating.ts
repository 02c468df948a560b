import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, line, oneOf, optionalLine, PathId } from "../call/shapes.ts";
import { notebookMessages } from "../notebook/messages.ts";
import { versionInput } from "../notebook/version-input.ts";
import { seatingMessages } from "./seating-messages.ts";
import { seatingProposal } from "./seating-proposal.ts";
import { PLACES_MAX, ROOM_DEPTH, ROOM_WIDTH, tableShapes } from "./seating-shapes.ts";

/** A table of the room. */
export const SeatingTable = z
  .object({
    id: Id,
    /** « Table 4 », or what the hosts call it. */
    name: z.string(),
    shape: z.enum(tableShapes),
    places: z.int(),
    /** Its middle in the room, in steps: `ROOM_WIDTH`, `ROOM_DEPTH`. */
    x: z.int(),
    y: z.int(),
    version: z.int(),
  })
  .meta({ id: "SeatingTable" });
export type SeatingTable = z.infer<typeof SeatingTable>;

/** A guest with whom they bring along: they sit together, whatever is done. */
export const SeatedGuest = z
  .object({
    id: Id,
    /** One of the two names may be empty. */
    last_name: z.string(),
    given_names: z.string(),
    category: z.string(),
    household: z.string().nullable(),
    answer: z.enum(["none", "yes", "no"]),
    /** The guest and whom they bring along. */
    people: z.int(),
    /** Where they sit; null for nowhere yet. */
    table_id: Id.nullable(),
    /** What the people of this invitation chose, by the question's id; empty for no choice yet. */
    replies: z.record(z.string(), z.array(z.string())),
  })
  .meta({ id: "SeatedGuest" });
export type SeatedGuest = z.infer<typeof SeatedGuest>;

/** Two guests who are not seated at the same table, nor are their households. */
export const SeatingRule = z
  .object({ id: Id, guest_id: Id, other_id: Id })
  .meta({ id: "SeatingRule" });
export type SeatingRule = z.infer<typeof SeatingRule>;

/** The seating of an event. Guests who declined are in it as long as they have a place. */
export const SeatingPlan = z
  .object({
    tables: z.array(SeatingTable),
    guests: z.array(SeatedGuest),
    rules: z.array(SeatingRule),
    /** The choices that guests were asked for, meals mostly. */
    questions: z.array(
      z.object({
        id: Id,
        label: z.string(),
        choices: z.array(z.string()),
        /** Whether each person of an invitation chooses. */
        per_person: z.boolean(),
      }),
    ),
    /** The day of the event; null while it is not known to the day. */
    day: z.string().nullable(),
    /** Whether the guests' pages say the table on the day before, too. */
    tells_on_eve: z.boolean(),
    can: z.object({ write: z.boolean() }),
  })
  .meta({ id: "SeatingPlan" });
export type SeatingPlan = z.infer<typeof SeatingPlan>;

const none = (value: unknown) => (value === "" ? null : (value ?? null));
const whole = (max: number, message: string) =>
  z.coerce.number(message).int(message).min(1, message).max(max, message);
const step = (max: number) =>
  z.coerce
    .number(notebookMessages.numberInvalid)
    .int(notebookMessages.numberInvalid)
    .min(0, notebookMessages.numberInvalid)
    .max(max, notebookMessages.numberInvalid);

const ofEvent = { event_id: PathId };
const ofTable = { ...ofEvent, id: PathId };
const form = {
  shape: oneOf(tableShapes, seatingMessages.shapeRequired),
  places: whole(PLACES_MAX, seatingMessages.placesInvalid),
};
const errors = ["not-allowed", "not-found", "account-unverified"] as const;
const tags = ["seating"];
const path = "/api/v1/seating/{event_id}" as const;

export const seating = {
  ...seatingProposal,

  plan: call("verified-customer", "guests:read")
    .route({ method: "GET", path, tags, summary: "The seating of an event" })
    .input(z.object(ofEvent))
    .output(SeatingPlan)
    .errors(refusals(...errors)),

  /** Adds tables alike, numbered after those that are there; a single one may have a name. */
  addTables: call("verified-customer", "guests:write")
    .route({ method: "POST", path: `${path}/tables`, tags, summary: "Add tables" })
    .input(
      z.object({
        ...ofEvent,
        ...form,
        name: optionalLine(60),
        count: whole(50, seatingMessages.countInvalid).default(1),
      }),
    )
    .output(Done)
    .errors(refusals(...errors)),

  saveTable: call("verified-customer", "guests:write")
    .route({ method: "PUT", path: `${path}/tables/{id}`, tags, summary: "Change a table" })
    .input(
      z.object({
        ...ofTable,
        ...form,
        name: line(notebookMessages.required, 60),
        version: versionInput,
      }),
    )
    .output(Done)
    .errors(refusals(...errors, "changed-meanwhile")),

  /** Removes a table; its guests are without a place again. `seated`: how many invitations were shown at it. */
  removeTable: call("verified-customer", "guests:write")
    .route({ method: "DELETE", path: `${path}/tables/{id}`, tags, summary: "Remove a table" })
    .input(
      z.object({ ...ofTable, version: versionInput, seated: z.coerce.number().int().optional() }),
    )
    .output(Done)
    .errors(refusals(...errors, "changed-meanwhile")),

  /** Puts a table where it stands in the room. Two who move it: the last one holds. */
  placeTable: call("verified-customer", "guests:write")
    .route({ method: "PUT", path: `${path}/tables/{id}/place`, tags, summary: "Move a table" })
    .input(z.object({ ...ofTable, x: step(ROOM_WIDTH), y: step(ROOM_DEPTH) }))
    .output(Done)
    .errors(refusals(...errors)),

  /**
   * Seats guests at a table, all or none, or takes them from theirs. `from` is the table at which one
   * was shown, null for none: 409 when they sit elsewhere by now, unless it is at this table.
   */
  seat: call("verified-customer", "guests:write")
    .route({ method: "POST", path: `${path}/seats`, tags, summary: "Seat guests" })
    .input(
      z.object({
        ...ofEvent,
        guests: z
          .array(
            z.object({ id: PathId, from: z.preprocess(none, PathId.nullable()).optional() }),
            seatingMessages.guestsRequired,
          )
          .min(1, seatingMessages.guestsRequired)
          .max(2000),
        table_id: z.preprocess(none, PathId.nullable()),
      }),
    )
    .output(Done)
    .errors(refusals(...errors, "changed-meanwhile")),
};
