import { z } from "zod";
import { Id, Instant } from "../call/shapes.ts";
import { levels, roles, sections } from "../call/sharing-policy.ts";
import { tones } from "../designs/event-voice.ts";
import { hideableSections } from "./event-type-sections.ts";

/** The type of an event, as its notebook needs it. */
const EventRowType = z
  .object({
    id: Id,
    code: z.string(),
    name: z.string(),
    tone: z.enum(tones),
    /** The sections that its notebook does without. */
    hidden_sections: z.array(z.enum(hideableSections)),
  })
  .meta({ id: "EventRowType" });

/** An event that a customer owns or shares. `select` is 1 for the current one, else 0. */
export const EventRow = z
  .object({
    id: Id,
    event_type_id: Id,
    name: z.string(),
    description: z.string(),
    /** Address of the picture, or null: the event's cloth then stands for it. */
    image: z.string().nullable(),
    select: z.int(),
    /** Its code says how the notebook speaks: `wordingOf()`. */
    event_type: EventRowType,
    wedding_date: z.string().nullable(),
    wedding_date_precision: z.enum(["exact", "approximate"]),
    /** What the event's cloth is woven from. */
    seed: z.string(),
    /** Grows by one at each change of the event; sent back with the next one. */
    version: z.int(),
    /** When its owners said that it does not take place; null while it does. */
    cancelled_at: Instant.nullable(),
    /** What the reader is in this event. */
    role: z.enum(roles),
    /** Whose event it is, when it is shared with the reader; null for one's own. */
    owner_name: z.string().nullable(),
    /** How far the reader may go in each section. */
    can: z.record(z.enum(sections), z.enum(levels)),
  })
  .meta({ id: "EventRow" });
export type EventRow = z.infer<typeof EventRow>;
