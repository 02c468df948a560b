import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, line, oneOf, optionalLine, PathId } from "../call/shapes.ts";
import { amountInput } from "./amount-input.ts";
import { dowryKinds, dowryStages, dowryStates } from "./dowry-items.ts";
import { dowryMessages } from "./dowry-messages.ts";
import { notebookMessages } from "./messages.ts";
import { versionInput } from "./version-input.ts";

/** What an item is, in the list of an event as in a starting list. */
const about = {
  stage: z.enum(dowryStages),
  kind: z.enum(dowryKinds),
  name: z.string(),
  /** How much of it, as it is said: « 6 bouteilles ». */
  quantity: z.string().nullable(),
  /** In FCFA: the sum itself, or what the thing costs in all. */
  amount: z.int().min(0).nullable(),
  /** For whom it is: « la mère de la fiancée ». */
  recipient: z.string().nullable(),
};

/** Something that a family brings at kôkôkô or at the dot. */
export const DowryItem = z
  .object({
    id: Id,
    ...about,
    /** Who brings it, as the hosts wrote it. */
    bringer: z.string().nullable(),
    /** What the families agreed on: « 4 au lieu de 6 ». */
    agreed: z.string().nullable(),
    note: z.string().nullable(),
    state: z.enum(dowryStates),
    /** Who says that it is usual; null for an item of the hosts' own. */
    source: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: "DowryItem" });
export type DowryItem = z.infer<typeof DowryItem>;

/** What somebody published of the customs of a people: an example to begin with, never the rule. */
export const StartingList = z
  .object({
    code: z.string(),
    people: z.string(),
    region: z.string(),
    source: z.object({ name: z.string(), address: z.url() }),
    /** When it was read there. */
    read_on: z.string(),
    items: z.array(z.object({ code: z.string(), ...about, is_taken: z.boolean() })),
  })
  .meta({ id: "StartingList" });
export type StartingList = z.infer<typeof StartingList>;

/** The list of an event for kôkôkô and dot. */
export const Dowry = z
  .object({
    /** Each stage with its ceremony; null where staff withdrew it. */
    stages: z.array(
      z.object({
        stage: z.enum(dowryStages),
        ceremony: z
          .object({
            id: Id,
            name: z.string(),
            is_planned: z.boolean(),
            held_on: z.string().nullable(),
          })
          .nullable(),
      }),
    ),
    items: z.array(DowryItem),
    lists: z.array(StartingList),
    can: z.object({ write: z.boolean(), write_budget: z.boolean() }),
  })
  .meta({ id: "Dowry" });
export type Dowry = z.infer<typeof Dowry>;

const ofEvent = { eventId: PathId };
const stage = oneOf(dowryStages, dowryMessages.stageRequired);

const fields = {
  kind: oneOf(dowryKinds, dowryMessages.kindRequired),
  name: line(notebookMessages.required, 80),
  quantity: optionalLine(40),
  amount: amountInput,
  recipient: optionalLine(80),
  bringer: optionalLine(80),
};

const errors = ["not-allowed", "not-found", "account-unverified"] as const;
const tags = ["notebook"];
const path = "/api/v1/dowry/{eventId}" as const;

export const dowry = {
  /** The list of a wedding, and what it may begin with; 404 for an event without a dot. */
  list: call("verified-customer", "ceremonies:read")
    .route({ method: "GET", path, tags, summary: "What families bring at kôkôkô and dot" })
    .input(z.object(ofEvent))
    .output(Dowry)
    .errors(refusals(...errors)),

  /** Copies what a starting list has of a stage; what was taken before stays as it is. */
  take: call("verified-customer", "ceremonies:write")
    .route({ method: "POST", path: `${path}/lists`, tags, summary: "Take a starting list" })
    .input(z.object({ ...ofEvent, list: line(dowryMessages.listUnknown, 40), stage }))
    .output(Done)
    .errors(refusals(...errors)),

  addItem: call("verified-customer", "ceremonies:write")
    .route({ method: "POST", path: `${path}/items`, tags, summary: "Add an item of one's own" })
    .input(z.object({ ...ofEvent, stage, ...fields }))
    .output(Done)
    .errors(refusals(...errors)),

  saveItem: call("verified-customer", "ceremonies:write")
    .route({ method: "PUT", path: `${path}/items/{id}`, tags, summary: "Change an item" })
    .input(
      z.object({
        ...ofEvent,
        id: PathId,
        ...fields,
        agreed: optionalLine(120),
        note: optionalLine(200),
        state: oneOf(dowryStates, dowryMessages.stateRequired),
        version: versionInput,
      }),
    )
    .output(Done)
    .errors(refusals(...errors, "changed-meanwhile")),

  /** Notes how far an item has come, and nothing else of it. */
  moveItem: call("verified-customer", "ceremonies:write")
    .route({ method: "PUT", path: `${path}/items/{id}/state`, tags, summary: "Move an item" })
    .input(
      z.object({
        ...ofEvent,
        id: PathId,
        state: oneOf(dowryStates, dowryMessages.stateRequired),
        version: versionInput,
      }),
    )
    .output(Done)
    .errors(refusals(...errors, "changed-meanwhile")),

  /** Removes an item; one of a starting list is offered again. */
  removeItem: call("verified-customer", "ceremonies:write")
    .route({ method: "DELETE", path: `${path}/items/{id}`, tags, summary: "Remove an item" })
    .input(z.object({ ...ofEvent, id: PathId, version: versionInput }))
    .output(Done)
    .errors(refusals(...errors, "changed-meanwhile")),

  /** Writes the sums of a stage onto the lines of the budget that have no amount yet. */
  carry: call("verified-customer", "budget:write")
    .route({
      method: "POST",
      path: `${path}/budget`,
      tags,
      summary: "Put the sums into the budget",
    })
    .input(z.object({ ...ofEvent, stage }))
    .output(Done)
    .errors(refusals(...errors)),
};
