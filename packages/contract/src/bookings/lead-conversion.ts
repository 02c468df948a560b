import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";

export const leadConversion = {
  /** What became of the requests and bookings of the last 30 days. */
  lastDays: call("provider")
    .route({
      method: "GET",
      path: "/api/v1/pro/figures/conversion",
      tags: ["shop"],
      summary: "What became of requests and bookings",
    })
    .output(
      z.object({
        /** Requests received, among them those that got a quote, and those whose quote was accepted. */
        requested: z.int(),
        quoted: z.int(),
        accepted: z.int(),
        /** Bookings received, and those that the provider confirmed. */
        booked: z.int(),
        confirmed: z.int(),
      }),
    )
    .errors(refusals("no-shop")),
};
