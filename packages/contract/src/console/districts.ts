import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, line, PathId } from "../call/shapes.ts";
import { Position } from "./fields.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, Version } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/districts" as const;
const countryPath = "/api/v1/console/countries" as const;

/** A country whose town halls may be chosen. */
export const ConsoleCountry = z
  .object({
    id: Id,
    /** ISO 3166, two letters; it never changes. */
    code: z.string(),
    name: z.string(),
    shown: z.boolean(),
    position: z.int(),
    /** How many districts it has. */
    districts: z.int(),
    version: z.int(),
  })
  .meta({ id: "ConsoleCountry" });
export type ConsoleCountry = z.infer<typeof ConsoleCountry>;

/** A district of a country. */
export const ConsoleDistrict = z
  .object({
    id: Id,
    country_id: Id,
    country: z.string(),
    name: z.string(),
    /** With its country, as a choice shows it. */
    label: z.string(),
    shown: z.boolean(),
    position: z.int(),
    /** How many town halls it has, archived ones left out. */
    halls: z.int(),
    version: z.int(),
  })
  .meta({ id: "ConsoleDistrict" });
export type ConsoleDistrict = z.infer<typeof ConsoleDistrict>;

const fields = {
  name: line(consoleMessages.nameRequired, 80),
  shown: z.boolean(),
  position: Position,
};

/** What staff enter for a country or a district. */
export type PlaceForm = z.output<z.ZodObject<typeof fields>>;

export const consoleCountries = {
  list: call("staff", "town-halls:read")
    .route({ method: "GET", path: countryPath, tags, summary: "Countries" })
    .input(listInput(["id"], {}))
    .output(pageOf(ConsoleCountry)),

  find: call("staff", "town-halls:read")
    .route({ method: "GET", path: `${countryPath}/{id}`, tags, summary: "A country" })
    .input(ById)
    .output(ConsoleCountry)
    .errors(refusals("not-found")),

  add: call("staff", "town-halls:write")
    .route({ method: "POST", path: countryPath, tags, summary: "Add a country" })
    .input(
      z.object({
        code: z
          .string(consoleMessages.countryCodeWrong)
          .trim()
          .toUpperCase()
          .regex(/^[A-Z]{2}$/, consoleMessages.countryCodeWrong),
        ...fields,
      }),
    )
    .output(ConsoleCountry),

  update: call("staff", "town-halls:write")
    .route({ method: "PUT", path: `${countryPath}/{id}`, tags, summary: "Change a country" })
    .input(z.object({ id: PathId, version: Version, ...fields }))
    .output(ConsoleCountry)
    .errors(refusals("not-found", "changed-meanwhile")),
};

export const consoleDistricts = {
  list: call("staff", "town-halls:read")
    .route({ method: "GET", path, tags, summary: "Districts" })
    .input(listInput(["id"], { country_id: PathId.optional() }))
    .output(pageOf(ConsoleDistrict)),

  find: call("staff", "town-halls:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A district" })
    .input(ById)
    .output(ConsoleDistrict)
    .errors(refusals("not-found")),

  add: call("staff", "town-halls:write")
    .route({ method: "POST", path, tags, summary: "Add a district" })
    .input(z.object({ country_id: PathId, ...fields }))
    .output(ConsoleDistrict)
    .errors(refusals("not-found")),

  update: call("staff", "town-halls:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Change a district" })
    .input(z.object({ id: PathId, version: Version, ...fields }))
    .output(ConsoleDistrict)
    .errors(refusals("not-found", "changed-meanwhile")),
};
