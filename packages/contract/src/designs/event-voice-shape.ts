import { z } from "zod";
import { tones } from "./event-voice.ts";

/** The shape of `EventVoice`, apart from it: pages of guests read its words without the schemas. */
export const EventVoice = z
  .object({
    tone: z.enum(tones),
    shows_brand: z.boolean(),
    card_name: z.string(),
    gathering: z.string(),
    question: z.string(),
    thanks: z.string(),
    contribution: z.string(),
  })
  .meta({ id: "EventVoice" });
