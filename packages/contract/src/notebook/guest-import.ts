import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, PathId, Upload } from "../call/shapes.ts";
import { Civility } from "../person/civility-shape.ts";
import { sheetColumns } from "./sheet-columns.ts";

/** A line of the file that cannot be taken, with the reason in French. */
const SheetError = z.object({
  line: z.int(),
  column: z.string(),
  value: z.string(),
  reason: z.string(),
});

/** A checkbox of a form: off unless it is sent as chosen. */
const chosenFlag = z.preprocess(
  (value) => value === true || value === "true" || value === "on" || value === "1",
  z.boolean(),
);

const Correction = z.object({
  line: z.int(),
  column: z.enum(sheetColumns),
  value: z.string().trim().max(254),
});

/** What is written in place of cells of the file, as JSON; each by its line and its column. */
const corrections = z.preprocess((value) => {
  if (typeof value !== "string") return value ?? [];
  try {
    return JSON.parse(value || "[]");
  } catch {
    return value;
  }
}, z.array(Correction).max(500).default([]));

const saved = { success: z.literal(true), message: z.string(), customer_id: Id };
const common = ["not-allowed", "not-found", "account-unverified"] as const;

export const guestImport = {
  /** Reads a file and lists what an import would do; changes nothing. */
  previewImport: call("verified-customer", "guests:write")
    .route({
      method: "POST",
      path: "/api/v1/guests-events-import/preview",
      tags: ["notebook"],
      summary: "Preview an import",
    })
    .input(
      z.object({
        guests_file: Upload,
        event_id: PathId.optional(),
        repair_phones: chosenFlag,
        corrections,
      }),
    )
    .output(
      z.object({
        total: z.int(),
        valid: z.array(
          z.object({
            line: z.int(),
            civility: Civility.nullable(),
            last_name: z.string(),
            given_names: z.string(),
            email: z.string().nullable(),
            phone_number_1: z.string(),
            category: z.string(),
          }),
        ),
        /** `different`: the phone of a guest of another name; `repeated`: of a line further up. */
        duplicates: z.array(
          z.object({
            line: z.int(),
            kind: z.enum(["known", "different", "repeated"]),
            reason: z.string(),
          }),
        ),
        faults: z.array(SheetError),
        /** The columns of the template that the file does not have. */
        missing: z.array(z.string()),
        /** How many Ivorian numbers have eight digits, as before 31 January 2021. */
        old_phones: z.int(),
      }),
    )
    .errors(refusals(...common, "too-many-requests")),

  /** Imports all rows or none: a file with an error is refused (422) with its lines. */
  importGuests: call("verified-customer", "guests:write")
    .route({
      method: "POST",
      path: "/api/v1/guests-events-import",
      tags: ["notebook"],
      summary: "Import guests",
    })
    .input(
      z.object({
        guests_file: Upload,
        event_id: PathId.optional(),
        /** Leave out the rows whose phone is already known, instead of refusing the file for them. */
        skip_duplicates: chosenFlag,
        /** Leave out the rows with a cell to correct, instead of refusing the file for them. */
        skip_errors: chosenFlag,
        corrections,
        /** Take numbers of eight digits in their form of today. */
        repair_phones: chosenFlag,
      }),
    )
    .output(z.object({ ...saved, imported: z.int(), skipped: z.int() }))
    .errors(refusals(...common, "too-many-requests")),
};
