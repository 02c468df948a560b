import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { FIELD_ERRORS_MAX } from "./field-errors-max.ts";

/** What a page was visited with: a phone whose network is no better than 3G, another phone, or a desktop. */
export const fieldDevices = ["phone-3g", "phone", "desktop"] as const;
export type FieldDevice = (typeof fieldDevices)[number];

const milliseconds = z.number().min(0).max(600_000);

export const fieldFigures = {
  /**
   * What the browser of a sampled visit measured (Web Vitals: LCP and INP in milliseconds, CLS), and
   * where scripts failed. It names the kind of page and no person: no address, no cookie is read.
   */
  report: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/field-figures",
      tags: ["operations"],
      summary: "Report the figures of a visit",
    })
    .input(
      z.object({
        /** The kind of page, as its route is called: `guests/list`. */
        page: z.string().regex(/^[a-z][a-z0-9/-]{0,79}$/),
        device: z.enum(fieldDevices),
        lcp: milliseconds.optional(),
        inp: milliseconds.optional(),
        cls: z.number().min(0).max(100).optional(),
        /** The kind of error and its place in our script: `TypeError /assets/main.js:1:2`. */
        errors: z
          .array(z.string().regex(/^\w{1,40} \/assets\/[\w.-]{1,80}:\d{1,7}:\d{1,7}$/))
          .max(FIELD_ERRORS_MAX)
          .default([]),
      }),
    )
    .output(z.object({ received: z.boolean() }))
    .errors(refusals("too-many-requests")),
};
