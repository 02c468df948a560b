import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant } from "../call/shapes.ts";
import { ById, listInput } from "./resource.ts";

const tags = ["console"];
const base = "/api/v1/console" as const;

const TemplateCategory = z.enum(["marketing", "utility", "authentication"]);

/** A template of messages by WhatsApp, with what WhatsApp says of it. */
export const ConsoleWhatsAppTemplate = z
  .object({
    id: Id,
    /** The id of the WhatsApp Business account. */
    account: z.string(),
    name: z.string(),
    language: z.string(),
    /** Null until WhatsApp names it. */
    category: TemplateCategory.nullable(),
    /** What WhatsApp will make of it, and from when. */
    next_category: TemplateCategory.nullable(),
    next_category_from: Instant.nullable(),
    /** Null until WhatsApp says it. */
    approval: z
      .enum(["approved", "pending", "flagged", "rejected", "paused", "disabled", "deleted"])
      .nullable(),
    approval_at: Instant.nullable(),
    /** WhatsApp's code of the reason, and its own sentence. */
    reason: z.string().nullable(),
    detail: z.string().nullable(),
    /** What we send by it; null for one that the settings do not name. */
    use: z.enum(["card", "message"]).nullable(),
    /** Whether nothing is sent by it now. */
    is_blocked: z.boolean(),
  })
  .meta({ id: "ConsoleWhatsAppTemplate" });
export type ConsoleWhatsAppTemplate = z.infer<typeof ConsoleWhatsAppTemplate>;

/** A number that we send from, as WhatsApp judges it. */
export const ConsoleWhatsAppNumber = z
  .object({
    id: Id,
    account: z.string(),
    number: z.string(),
    quality: z.enum(["green", "yellow", "red"]).nullable(),
    quality_at: Instant.nullable(),
    /** How many people it may write to in a day, in WhatsApp's words: `TIER_2K`. */
    limit: z.string().nullable(),
    limit_at: Instant.nullable(),
  })
  .meta({ id: "ConsoleWhatsAppNumber" });
export type ConsoleWhatsAppNumber = z.infer<typeof ConsoleWhatsAppNumber>;

/** The latest event of one kind of an account. */
export const WhatsAppAccountEvent = z
  .object({
    id: z.string(),
    account: z.string(),
    /** WhatsApp's own word: `ACCOUNT_RESTRICTION`. */
    event: z.string(),
    detail: z.string().nullable(),
    at: Instant,
  })
  .meta({ id: "WhatsAppAccountEvent" });
export type WhatsAppAccountEvent = z.infer<typeof WhatsAppAccountEvent>;

export const consoleWhatsApp = {
  /** By category, then by name. */
  templates: call("staff", "operations:read")
    .route({
      method: "GET",
      path: `${base}/whatsapp-templates`,
      tags,
      summary: "Templates of WhatsApp",
    })
    .input(listInput(["id"], { category: TemplateCategory.optional() }))
    .output(pageOf(ConsoleWhatsAppTemplate)),

  /** WhatsApp approved a blocked template again, and did not tell us: messages leave by it again. */
  restore: call("staff", "operations:write")
    .route({
      method: "POST",
      path: `${base}/whatsapp-templates/{id}/restore`,
      tags,
      summary: "Send by a template again",
    })
    .input(ById)
    .output(ConsoleWhatsAppTemplate)
    .errors(refusals("not-found")),

  numbers: call("staff", "operations:read")
    .route({
      method: "GET",
      path: `${base}/whatsapp-numbers`,
      tags,
      summary: "Our numbers at WhatsApp",
    })
    .input(listInput(["id"], {}))
    .output(pageOf(ConsoleWhatsAppNumber)),

  /** The newest first. */
  accountEvents: call("staff", "operations:read")
    .route({
      method: "GET",
      path: `${base}/whatsapp-account-events`,
      tags,
      summary: "What WhatsApp said of our accounts",
    })
    .input(listInput(["id"], {}))
    .output(pageOf(WhatsAppAccountEvent)),
};
