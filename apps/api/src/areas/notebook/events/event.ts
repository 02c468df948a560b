/** The largest picture of an event, in bytes (spec 2 §9). */
export const EVENT_IMAGE_BYTES = 1_001_028;
