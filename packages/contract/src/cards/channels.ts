import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id } from "../call/shapes.ts";

const channelFields = {
  id: Id,
  name: z.string(),
  image: z.string().nullable(),
  color_code: z.string(),
  /** FCFA per SMS segment or per message; 0 is free. */
  selling_price: z.int().min(0),
  /** Whether a campaign may be sent by it today. */
  can: z.object({ send: z.boolean() }),
};

export const cardChannels = {
  channels: call("anyone")
    .route({ method: "GET", path: "/api/v1/channels", tags: ["cards"], summary: "Channels" })
    .output(z.array(z.object(channelFields))),

  /** The same with the credit of the current event's owner. */
  customerChannels: call("verified-customer", "cards:read")
    .route({
      method: "GET",
      path: "/api/v1/customer-channels",
      tags: ["cards"],
      summary: "Channels with what remains of each",
    })
    .output(
      z.array(z.object({ ...channelFields, pivot: z.object({ remaining_messages: z.int() }) })),
    )
    .errors(refusals("account-unverified", "not-allowed")),
};
