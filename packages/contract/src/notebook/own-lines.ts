import { z } from "zod";
import { CalendarDate, Id, line, PathId } from "../call/shapes.ts";
import { notebookMessages } from "./messages.ts";
import { OWN_LINES_MAX } from "./own-lines-max.ts";
import { versionInput } from "./version-input.ts";

/** The version of a line that the hosts added themselves, which they may rename and remove; null for the template's. */
export const OwnVersion = z.int().nullable();

const name = line(notebookMessages.required, 120);
const optionalDay = z.preprocess(
  (value) => (value === "" ? null : (value ?? null)),
  CalendarDate.nullable(),
);

/** A line to add. A committee has no groups; a task alone has a day. */
const Added = z.object({
  /** So that a line to rename is never taken for one to add, and its errors name its field. */
  id: z.never().optional(),
  name,
  group_id: PathId.optional(),
  end_date: optionalDay,
});
const Renamed = z.object({ id: PathId, name, version: versionInput });
const Removed = z.object({ id: PathId, remove: z.literal(true), version: versionInput });

/** Lines of the hosts' own to add, rename and remove. */
export const ownLineInput = z.object({
  event_id: PathId,
  lines: z
    .array(z.union([Removed, Renamed, Added]))
    .min(1)
    .max(OWN_LINES_MAX),
});
export type OwnLineChange = z.infer<typeof ownLineInput>["lines"][number];

/** What a call that saved lines of the hosts' own answers. */
export const savedOwnLines = z.object({
  success: z.literal(true),
  message: z.string(),
  customer_id: Id,
});
