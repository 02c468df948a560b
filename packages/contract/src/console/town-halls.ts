import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Id, line, optionalLine, PathId } from "../call/shapes.ts";
import { isEmail } from "../person/email.ts";
import { personMessages } from "../person/messages.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, listOutput, Search, Version } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/town-halls" as const;

/** What a celebration costs on a day, or on days with the same price. */
const Cost = z.object({
  label: line(consoleMessages.nameRequired).refine((label) => !label.includes(";"), {
    error: "Le point-virgule sépare les prix\u00a0: écrivez une virgule",
  }),
  /** FCFA. */
  amount: z
    .int(consoleMessages.costWrong)
    .min(1, consoleMessages.costWrong)
    .max(999_999_999, consoleMessages.costWrong),
});

const Text = z
  .string()
  .trim()
  .max(10_000, "Ce champ ne peut dépasser 10\u00a0000 caractères")
  .nullable();

/** A town hall as staff edit it. */
export const ConsoleTownHall = z.object({
  id: Id,
  code: z.string(),
  district: z.string(),
  name: z.string(),
  town: z.string(),
  shown: z.boolean(),
  demonstration: z.boolean(),
  address: z.string().nullable(),
  email: z.string().nullable(),
  phone_numbers: z.string().nullable(),
  website_link: z.string().nullable(),
  generalities: z.string().nullable(),
  supplementary_conditions: z.string().nullable(),
  note_well: z.string().nullable(),
  costs: z.array(z.object({ label: z.string(), amount: z.int() })),
  checked_on: z.string().nullable(),
  version: z.int(),
});
export type ConsoleTownHall = z.infer<typeof ConsoleTownHall>;

/** The fields of a town hall that staff change. */
export const TownHallForm = z.object({
  name: line(consoleMessages.nameRequired),
  town: line(consoleMessages.nameRequired),
  shown: z.boolean(),
  address: optionalLine(300),
  email: optionalLine(254).refine((email) => email === null || isEmail(email), {
    error: personMessages.emailInvalid,
  }),
  /** Numbers separated by semicolons. */
  phone_numbers: optionalLine(200),
  website_link: optionalLine(300).refine((link) => link === null || /^https?:\/\//.test(link), {
    error: "Entrez une adresse qui commence par https://",
  }),
  generalities: Text,
  supplementary_conditions: Text,
  note_well: Text,
  costs: z.array(Cost).max(30),
  checked_on: CalendarDate.nullable(),
});

export const consoleTownHalls = {
  list: call("staff", "town-halls:read")
    .route({ method: "GET", path, tags, summary: "Town halls" })
    .input(listInput(["id"], { q: Search.optional() }))
    .output(listOutput(ConsoleTownHall)),

  find: call("staff", "town-halls:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A town hall" })
    .input(ById)
    .output(ConsoleTownHall)
    .errors(refusals("not-found")),

  /** Changes a town hall; its pages change within a second. */
  update: call("staff", "town-halls:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Change a town hall" })
    .input(TownHallForm.extend({ id: PathId, version: Version }))
    .output(ConsoleTownHall)
    .errors(refusals("not-found", "changed-by-another")),
};
