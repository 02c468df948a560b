import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, line, PathId } from "../call/shapes.ts";
import { tones } from "../designs/event-voice.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, Version, YesNo } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/card-designs" as const;

/** Size of a card, and the smallest area that holds the longest texts, in pixels. */
export const cardPixels = { width: 1080, height: 1350 };
export const leastTextArea = { width: 560, height: 620 };

const Colour = z.string().regex(/^#[0-9a-f]{6}$/i, consoleMessages.colourWrong);

/** Where the texts of an uploaded design stand, in pixels of the card, and their colours. */
export const DesignLayout = z
  .object({
    x: z.int().min(0).max(cardPixels.width),
    y: z.int().min(0).max(cardPixels.height),
    width: z.int().min(leastTextArea.width, consoleMessages.areaTooSmall),
    height: z.int().min(leastTextArea.height, consoleMessages.areaTooSmall),
    main: Colour,
    accent: Colour,
    text: Colour,
  })
  .meta({ id: "DesignLayout" });
export type DesignLayout = z.infer<typeof DesignLayout>;

/** A design of a card. */
export const ConsoleCardDesign = z
  .object({
    id: Id,
    /** The key in the code and in addresses, which never changes. */
    code: z.string(),
    name: z.string(),
    position: z.int(),
    /** The tone of the events to which it is offered. */
    tone: z.enum(tones),
    archived: z.boolean(),
    /** A card of an invented couple; null for an archived drawing. */
    image: z.string().nullable(),
    /** The uploaded picture; null for a design that is drawn by the code. */
    picture: z.string().nullable(),
    layout: DesignLayout.nullable(),
    /** Whether a campaign has it: its picture and layout are then fixed. */
    is_used: z.boolean(),
    version: z.int(),
  })
  .meta({ id: "ConsoleCardDesign" });
export type ConsoleCardDesign = z.infer<typeof ConsoleCardDesign>;

const fields = {
  name: line(consoleMessages.nameRequired, 40),
  position: z.int().min(0).max(9999),
  /** Left out: it stays, and is festive at first. */
  tone: z.enum(tones).optional(),
};
const Picture = line(consoleMessages.pictureRequired, 200);

/** The texts with which a preview is drawn. */
export const previewTexts = ["long", "short", "missing"] as const;

export const consoleCardDesigns = {
  list: call("staff", "cards:read")
    .route({ method: "GET", path, tags, summary: "Card designs" })
    .input(listInput(["position"], { archived: YesNo.optional() }))
    .output(pageOf(ConsoleCardDesign)),

  find: call("staff", "cards:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A card design" })
    .input(ById)
    .output(ConsoleCardDesign)
    .errors(refusals("not-found")),

  /** Adds a design of an uploaded picture; hosts see it at once. */
  add: call("staff", "cards:write")
    .route({ method: "POST", path, tags, summary: "Add a card design" })
    .input(z.object({ ...fields, picture: Picture, layout: DesignLayout }))
    .output(ConsoleCardDesign),

  /** Changes a design. A picture and its layout are fixed once a campaign has it. */
  update: call("staff", "cards:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Change a card design" })
    .input(
      z.object({
        id: PathId,
        version: Version,
        ...fields,
        archived: z.boolean(),
        picture: Picture.nullable(),
        layout: DesignLayout.nullable(),
      }),
    )
    .output(ConsoleCardDesign)
    .errors(refusals("not-found", "changed-meanwhile", "design-in-use", "last-design")),

  /** Draws a card on an uploaded picture, with texts that are hard to hold. */
  preview: call("staff", "cards:write")
    .route({
      method: "POST",
      path: "/api/v1/console/card-design-preview",
      tags,
      summary: "Preview a card design",
    })
    .input(z.object({ picture: Picture, layout: DesignLayout, texts: z.enum(previewTexts) }))
    .output(z.object({ image: z.string() }))
    .errors(refusals("busy")),
};
