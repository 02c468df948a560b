import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Done, Id, line, oneOf, optionalLine, PathId } from "../call/shapes.ts";
import { notebookMessages } from "../notebook/messages.ts";
import { versionInput } from "../notebook/version-input.ts";
import { civilFileMessages } from "./messages.ts";
import {
  civilFees,
  deadlineStates,
  paperAges,
  paperHolders,
  paperProviders,
  paperStates,
  regimes,
} from "./papers.ts";

const Day = z.string().nullable();

/** What is said of a paper, as staff noted it: to be verified with the town hall. */
const about = {
  name: z.string(),
  where_had: z.string().nullable(),
  /** In whole months; null where nobody limits it. */
  valid_months: z.int().nullable(),
  /** The case in which alone it is asked; null for always. */
  only_when: z.string().nullable(),
  source: z.string(),
  checked_on: Day,
};

/** A paper of the file of an event: one person's. */
export const CivilPaper = z
  .object({
    id: Id,
    ...about,
    holder: z.enum(paperHolders),
    /** Whether the hosts added it themselves. */
    is_own: z.boolean(),
    state: z.enum(paperStates),
    /** Who gets it, as the hosts wrote it. */
    getter: z.string().nullable(),
    note: z.string().nullable(),
    issued_on: Day,
    /** The first day on which it may be issued and still be valid on the wedding day; null without both. */
    ask_from: Day,
    /** The last day on which the issued one is valid. */
    valid_until: Day,
    age: z.enum(paperAges).nullable(),
    /** Whether nothing is left to do for it: it is there, and not too old. */
    is_ready: z.boolean(),
    version: z.int(),
  })
  .meta({ id: "CivilPaper" });
export type CivilPaper = z.infer<typeof CivilPaper>;

/** A paper of the town hall's list that the file has not, for some of those who would provide it. */
export const OfferedPaper = z
  .object({
    id: Id,
    ...about,
    provided_by: z.enum(paperProviders),
    holders: z.array(z.enum(paperHolders)),
  })
  .meta({ id: "OfferedPaper" });
export type OfferedPaper = z.infer<typeof OfferedPaper>;

/** The civil file of an event. */
export const CivilFile = z
  .object({
    /** False until its first save: then nothing is stored, and there are no papers. */
    is_started: z.boolean(),
    version: z.int(),
    /** Null while none is chosen; without a number one that was typed, or that has left the directory. */
    town_hall: z.object({ id: Id.nullable(), name: z.string() }).nullable(),
    /** Whether the list is the usual one and not the town hall's own, and when its oldest paper was checked. */
    list: z.object({ is_usual: z.boolean(), checked_on: Day }),
    wedding_on: Day,
    is_approximate: z.boolean(),
    /** The last day on which the file may be deposited. */
    last_day: Day,
    /** Days left until then; negative once it is past. */
    days_left: z.int().nullable(),
    deadline: z.enum(deadlineStates),
    deposited_on: Day,
    /** The wedding day for which it was deposited. */
    deposited_for: Day,
    /** The couple's given names; null while they are not entered. */
    people: z.object({ groom: z.string().nullable(), bride: z.string().nullable() }),
    papers: z.array(CivilPaper),
    offered: z.array(OfferedPaper),
    progress: z.object({ ready: z.int(), all: z.int() }),
    /** Null for those who may not see the couple's private lines. */
    regime: z.object({ choice: z.enum(regimes).nullable() }).nullable(),
    /** Empty for those who may not read the budget. */
    fees: z.array(
      z.object({
        fee: z.enum(civilFees),
        /** The lowest and the highest known amount in FCFA; null where none is known. */
        min: z.int().nullable(),
        max: z.int().nullable(),
        is_added: z.boolean(),
      }),
    ),
    can: z.object({ write: z.boolean(), choose_regime: z.boolean(), write_budget: z.boolean() }),
  })
  .meta({ id: "CivilFile" });
export type CivilFile = z.infer<typeof CivilFile>;

const none = (value: unknown) => (value === "" ? null : (value ?? null));
const optionalDate = z.preprocess(none, CalendarDate.nullable());
const ofEvent = { eventId: PathId };
const holder = oneOf(paperHolders, civilFileMessages.holderRequired);
const errors = ["not-allowed", "not-found", "account-unverified"] as const;
const tags = ["civil-file"];
const path = "/api/v1/civil-file/{eventId}" as const;

export const civilFile = {
  /** The file of a wedding; 404 for an event without a civil ceremony. */
  file: call("verified-customer", "planning:read")
    .route({ method: "GET", path, tags, summary: "The civil file of an event" })
    .input(z.object(ofEvent))
    .output(CivilFile)
    .errors(refusals(...errors)),

  /**
   * Chooses the town hall: one of the directory, one that is typed, or none yet. The first save starts
   * the file with the papers of its list; a later one changes no paper.
   */
  save: call("verified-customer", "planning:write")
    .route({ method: "PUT", path, tags, summary: "Choose the town hall of a civil file" })
    .input(
      z.object({
        ...ofEvent,
        town_hall_id: z.preprocess(none, PathId.nullable()),
        town_hall_name: optionalLine(120),
        version: versionInput,
      }),
    )
    .output(Done)
    .errors(refusals(...errors, "changed-meanwhile")),

  /** Takes papers of the town hall's list that the file has not. */
  takePaper: call("verified-customer", "planning:write")
    .route({
      method: "POST",
      path: `${path}/listed/{id}`,
      tags,
      summary: "Take a paper of the town hall's list",
    })
    .input(z.object({ ...ofEvent, id: PathId, holder: z.preprocess(none, holder.nullable()) }))
    .output(Done)
    .errors(refusals(...errors, "state-changed")),

  addPaper: call("verified-customer", "planning:write")
    .route({ method: "POST", path: `${path}/papers`, tags, summary: "Add a paper of one's own" })
    .input(
      z.object({
        ...ofEvent,
        name: line(notebookMessages.required),
        holder,
        valid_months: z.preprocess(
          none,
          z.coerce
            .number(notebookMessages.numberInvalid)
            .int(notebookMessages.numberInvalid)
            .min(1, notebookMessages.numberInvalid)
            .max(60, notebookMessages.numberInvalid)
            .nullable(),
        ),
      }),
    )
    .output(Done)
    .errors(refusals(...errors, "state-changed")),

  savePaper: call("verified-customer", "planning:write")
    .route({ method: "PUT", path: `${path}/papers/{id}`, tags, summary: "Change a paper" })
    .input(
      z.object({
        ...ofEvent,
        id: PathId,
        state: oneOf(paperStates, civilFileMessages.stateRequired),
        getter: optionalLine(80),
        note: optionalLine(200),
        issued_on: optionalDate,
        version: versionInput,
      }),
    )
    .output(Done)
    .errors(refusals(...errors, "state-changed", "changed-meanwhile")),

  removePaper: call("verified-customer", "planning:write")
    .route({ method: "DELETE", path: `${path}/papers/{id}`, tags, summary: "Remove a paper" })
    .input(z.object({ ...ofEvent, id: PathId, version: versionInput }))
    .output(Done)
    .errors(refusals(...errors, "state-changed", "changed-meanwhile")),

  /** Closes the file: what is in hand is deposited with it. */
  deposit: call("verified-customer", "planning:write")
    .route({
      method: "PUT",
      path: `${path}/deposit`,
      tags,
      summary: "Note the deposit of the file",
    })
    .input(z.object({ ...ofEvent, deposited_on: CalendarDate }))
    .output(Done)
    .errors(refusals(...errors, "state-changed")),

  /** Opens a deposited file again; its papers stay as they are. */
  reopen: call("verified-customer", "planning:write")
    .route({ method: "DELETE", path: `${path}/deposit`, tags, summary: "Open the file again" })
    .input(z.object(ofEvent))
    .output(Done)
    .errors(refusals(...errors, "state-changed")),

  /** Notes which matrimonial regime the couple thinks of; null for none yet. */
  saveRegime: call("verified-customer", "private:write")
    .route({ method: "PUT", path: `${path}/regime`, tags, summary: "Note the matrimonial regime" })
    .input(
      z.object({
        ...ofEvent,
        regime: z.preprocess(none, oneOf(regimes, civilFileMessages.regimeUnknown).nullable()),
      }),
    )
    .output(Done)
    .errors(refusals(...errors)),

  /** Puts a known fee into the budget; one that is there already stays as it is. */
  addFee: call("verified-customer", "budget:write")
    .route({ method: "POST", path: `${path}/fees`, tags, summary: "Add a fee to the budget" })
    .input(z.object({ ...ofEvent, fee: oneOf(civilFees, notebookMessages.optionUnknown) }))
    .output(Done)
    .errors(refusals(...errors)),
};
