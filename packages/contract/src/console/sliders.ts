import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, line, optionalLine, PathId } from "../call/shapes.ts";
import { OptionalLink, Picture } from "./fields.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, NewOrder, Version, YesNo } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/sliders" as const;

/** A slide of the home page. An advertisement shows neither its title nor a text. */
export const ConsoleSlider = z
  .object({
    id: Id,
    image: z.string(),
    title: z.string(),
    advertisement: z.boolean(),
    description: z.string().nullable(),
    button_text: z.string().nullable(),
    button_link: z.string().nullable(),
    position: z.int(),
    shown: z.boolean(),
    version: z.int(),
  })
  .meta({ id: "ConsoleSlider" });
export type ConsoleSlider = z.infer<typeof ConsoleSlider>;

const fields = {
  image: Picture,
  title: line(consoleMessages.nameRequired, 120),
  advertisement: z.boolean(),
  description: optionalLine(300),
  button_text: optionalLine(60),
  button_link: OptionalLink,
  shown: z.boolean(),
};

/** What staff enter for a slide. */
export type SliderForm = z.output<z.ZodObject<typeof fields>>;

export const consoleSliders = {
  list: call("staff", "content:read")
    .route({ method: "GET", path, tags, summary: "Slides of the home page" })
    .input(listInput(["position"], { shown: YesNo.optional() }))
    .output(pageOf(ConsoleSlider)),

  find: call("staff", "content:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A slide" })
    .input(ById)
    .output(ConsoleSlider)
    .errors(refusals("not-found")),

  add: call("staff", "content:write")
    .route({ method: "POST", path, tags, summary: "Add a slide" })
    .input(z.object(fields))
    .output(ConsoleSlider),

  update: call("staff", "content:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Change a slide" })
    .input(z.object({ id: PathId, version: Version, ...fields }))
    .output(ConsoleSlider)
    .errors(refusals("not-found", "changed-meanwhile")),

  /** Puts all of them in another order. */
  order: call("staff", "content:write")
    .route({ method: "PUT", path: `${path}/order`, tags, summary: "Reorder the slides" })
    .input(z.object({ rows: NewOrder }))
    .output(Done)
    .errors(refusals("not-found", "changed-meanwhile")),
};
