import { z } from "zod";
import { EventVoice } from "./event-voice-shape.ts";

/** An event as those see it who pay something for it by a link, without an account. */
export const PayableEvent = z
  .object({
    name: z.string(),
    hosts: z.string(),
    seed: z.string(),
    voice: EventVoice,
    /** Whether it does not take place: nothing is asked of anybody any more. */
    is_cancelled: z.boolean(),
  })
  .meta({ id: "PayableEvent" });
