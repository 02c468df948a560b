import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { Instant, PathId } from "../call/shapes.ts";
import { listInput, Search } from "./resource.ts";

/**
 * What became of a message. `sent`: the gateway took it; `written`: its host wrote it by their own
 * WhatsApp; `opted-out`: nothing was sent, its reader asked for no more messages.
 */
export const loggedStates = [
  "queued",
  "sent",
  "delivered",
  "read",
  "written",
  "unconfirmed",
  "refused",
  "too-late",
  "cancelled",
  "opted-out",
] as const;

/** By what a message left. */
export const loggedChannels = ["mail", "sms", "whatsapp", "push"] as const;

/** A message to somebody: neither its text, nor a link, nor a code. */
export const LoggedMessage = z
  .object({
    id: z.string(),
    channel: z.enum(loggedChannels),
    /** `otp`, `order-paid`…; `card` and `guest-message` are what hosts send, `stop` is the withdrawal. */
    kind: z.string(),
    /** The event whose host sent it; null for what we send ourselves. */
    event: z.string().nullable(),
    /** Masked. */
    recipient: z.string(),
    state: z.enum(loggedStates),
    /** Why it did not arrive, in French; empty otherwise. */
    reason: z.string(),
    at: Instant,
  })
  .meta({ id: "LoggedMessage" });
export type LoggedMessage = z.infer<typeof LoggedMessage>;

export const messageLog = {
  /**
   * Everything that was sent to an address or a number, or without one to the account of a person, the
   * newest first; nothing for neither, and for what is no address or number.
   */
  list: call("staff", "people:read")
    .route({
      method: "GET",
      path: "/api/v1/console/message-log",
      tags: ["console"],
      summary: "What was sent to somebody",
    })
    .input(listInput(["id"], { recipient: Search.optional(), person_id: PathId.optional() }))
    .output(pageOf(LoggedMessage)),
};
