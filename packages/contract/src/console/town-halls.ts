import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Id, line, optionalLine, PathId } from "../call/shapes.ts";
import { isEmail } from "../person/email.ts";
import { personMessages } from "../person/messages.ts";
import { exportInput, exportOutput, exportRoute } from "./export.ts";
import { Picture } from "./fields.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, Search, Version, YesNo } from "./resource.ts";

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

const httpLink = (max: number) =>
  optionalLine(max).refine((link) => link === null || /^https?:\/\//.test(link), {
    error: "Entrez une adresse qui commence par https://",
  });

/** Degrees, WGS 84. */
const degrees = (most: number) =>
  z
    .number(consoleMessages.degreesWrong)
    .min(-most, consoleMessages.degreesWrong)
    .max(most, consoleMessages.degreesWrong);

/** A picture of a town hall; one of them is on top of its page. */
const Photo = z.object({
  path: Picture,
  caption: line(consoleMessages.captionRequired, 200),
  on_top: z.boolean(),
});

/** A town hall as staff edit it. */
export const ConsoleTownHall = z
  .object({
    id: Id,
    code: z.string(),
    district_id: Id,
    district: z.string(),
    name: z.string(),
    town: z.string(),
    shown: z.boolean(),
    archived: z.boolean(),
    demonstration: z.boolean(),
    latitude: z.number(),
    longitude: z.number(),
    address: z.string().nullable(),
    email: z.string().nullable(),
    phone_numbers: z.string().nullable(),
    website_link: z.string().nullable(),
    wiki_link: z.string().nullable(),
    generalities: z.string().nullable(),
    supplementary_conditions: z.string().nullable(),
    note_well: z.string().nullable(),
    costs: z.array(z.object({ label: z.string(), amount: z.int() })),
    photos: z.array(z.object({ path: z.string(), caption: z.string(), on_top: z.boolean() })),
    checked_on: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: "ConsoleTownHall" });
export type ConsoleTownHall = z.infer<typeof ConsoleTownHall>;

/** The fields of a town hall that staff enter, by form or by sheet. */
export const TownHallFields = z.object({
  name: line(consoleMessages.nameRequired),
  town: line(consoleMessages.nameRequired),
  shown: z.boolean(),
  latitude: degrees(90),
  longitude: degrees(180),
  address: optionalLine(300),
  email: optionalLine(254).refine((email) => email === null || isEmail(email), {
    error: personMessages.emailInvalid,
  }),
  /** Numbers separated by semicolons. */
  phone_numbers: optionalLine(200),
  website_link: httpLink(300),
  wiki_link: httpLink(500),
  generalities: Text,
  supplementary_conditions: Text,
  note_well: Text,
  costs: z.array(Cost).max(30),
  checked_on: CalendarDate.nullable(),
});
export type TownHallFields = z.output<typeof TownHallFields>;

const TownHallForm = TownHallFields.extend({
  district_id: PathId,
  archived: z.boolean(),
  photos: z.array(Photo).max(20),
});
export type TownHallForm = z.output<typeof TownHallForm>;

/** The code of a new town hall, which is in the addresses of its drawings and never changes. */
export const TownHallCode = z
  .string()
  .regex(/^[a-z]+(?:-[a-z]+)*$/, consoleMessages.codeShape)
  .max(60, consoleMessages.codeShape);

const filters = {
  q: Search.optional(),
  district_id: PathId.optional(),
  shown: YesNo.optional(),
  archived: YesNo.optional(),
};

export const consoleTownHalls = {
  /** By town; without `archived`, those that are not archived. */
  list: call("staff", "town-halls:read")
    .route({ method: "GET", path, tags, summary: "Town halls" })
    .input(listInput(["id"], filters))
    .output(pageOf(ConsoleTownHall)),

  /** A file that the import reads back. */
  export: call("staff", "town-halls:read")
    .route(exportRoute(path, "Export town halls"))
    .input(exportInput(filters))
    .output(exportOutput),

  find: call("staff", "town-halls:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A town hall" })
    .input(ById)
    .output(ConsoleTownHall)
    .errors(refusals("not-found")),

  /** Adds a town hall with its drawn pictures; the directory shows it at once. */
  add: call("staff", "town-halls:write")
    .route({ method: "POST", path, tags, summary: "Add a town hall" })
    .input(TownHallFields.extend({ district_id: PathId, code: TownHallCode.nullable().optional() }))
    .output(ConsoleTownHall)
    .errors(refusals("not-found")),

  /** Changes a town hall; its pages change within a second. */
  update: call("staff", "town-halls:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Change a town hall" })
    .input(TownHallForm.extend({ id: PathId, version: Version }))
    .output(ConsoleTownHall)
    .errors(refusals("not-found", "changed-meanwhile")),
};
