import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, line, PathId } from "../call/shapes.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, NewOrder, Version } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/site-links" as const;

/** A social network or an app store that every page links to. */
export const ConsoleSiteLink = z
  .object({
    id: Id,
    name: z.string(),
    kind: z.enum(["network", "store"]),
    /** Null while the address of the settings holds. */
    url: z.string().nullable(),
    /** The address of the settings; null when they have none. */
    settings_url: z.string().nullable(),
    position: z.int(),
    shown: z.boolean(),
    version: z.int(),
  })
  .meta({ id: "ConsoleSiteLink" });
export type ConsoleSiteLink = z.infer<typeof ConsoleSiteLink>;

const wrong = "Entrez une adresse qui commence par https://";

const fields = {
  name: line(consoleMessages.nameRequired, 60),
  url: z.preprocess(
    (value) => (value === undefined || value === "" ? null : value),
    z
      .string()
      .trim()
      .max(300, wrong)
      .pipe(z.url({ protocol: /^https?$/, error: wrong }))
      .nullable(),
  ),
  shown: z.boolean(),
};

/** What staff enter for a link. */
export type SiteLinkForm = z.output<z.ZodObject<typeof fields>>;

export const consoleSiteLinks = {
  list: call("staff", "content:read")
    .route({ method: "GET", path, tags, summary: "Networks and app stores" })
    .input(listInput(["position"], {}))
    .output(pageOf(ConsoleSiteLink)),

  find: call("staff", "content:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A network or app store" })
    .input(ById)
    .output(ConsoleSiteLink)
    .errors(refusals("not-found")),

  /** Adds a network. */
  add: call("staff", "content:write")
    .route({ method: "POST", path, tags, summary: "Add a network" })
    .input(z.object(fields))
    .output(ConsoleSiteLink),

  update: call("staff", "content:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Change a network or app store" })
    .input(z.object({ id: PathId, version: Version, ...fields }))
    .output(ConsoleSiteLink)
    .errors(refusals("not-found", "changed-meanwhile")),

  /** Puts all of them in another order. */
  order: call("staff", "content:write")
    .route({
      method: "PUT",
      path: `${path}/order`,
      tags,
      summary: "Reorder the networks and app stores",
    })
    .input(z.object({ rows: NewOrder }))
    .output(Done)
    .errors(refusals("not-found", "changed-meanwhile")),
};
