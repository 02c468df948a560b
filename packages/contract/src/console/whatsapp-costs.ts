import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { consoleMessages } from "./messages.ts";
import { listInput } from "./resource.ts";

const tags = ["console"];

const figures = {
  messages: z.int(),
  /** What WhatsApp charges us, in FCFA with three decimals at most. */
  cost_fcfa: z.number(),
  /** What hosts paid, in FCFA without tax. */
  charged_fcfa: z.int(),
};

/** The messages to one country: what they cost, and what hosts paid for them. */
export const WhatsAppCountryCost = z
  .object({ id: z.string(), name: z.string(), calling_code: z.string().nullable(), ...figures })
  .meta({ id: "WhatsAppCountryCost" });
export type WhatsAppCountryCost = z.infer<typeof WhatsAppCountryCost>;

/** The same of one month. */
export const WhatsAppMonthCost = z
  .object({
    /** `2026-11` */
    id: z.string(),
    ...figures,
  })
  .meta({ id: "WhatsAppMonthCost" });
export type WhatsAppMonthCost = z.infer<typeof WhatsAppMonthCost>;

const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, consoleMessages.monthWrong);

export const consoleWhatsAppCosts = {
  /** The countries of a month, this one unless another is given: what we lost most by first. */
  list: call("staff", "prices:read")
    .route({
      method: "GET",
      path: "/api/v1/console/whatsapp-costs",
      tags,
      summary: "What WhatsApp cost in a month, by country",
    })
    .input(listInput(["id"], { month: Month.optional() }))
    .output(pageOf(WhatsAppCountryCost)),

  /** This month and the eleven before that have messages, the newest first. */
  months: call("staff", "prices:read")
    .route({
      method: "GET",
      path: "/api/v1/console/whatsapp-months",
      tags,
      summary: "What WhatsApp cost, by month",
    })
    .input(listInput(["id"], {}))
    .output(pageOf(WhatsAppMonthCost)),
};
