/** The most characters of a message: what one WhatsApp message may hold. */
export const MESSAGE_MAX = 1000;

/** The most segments of an SMS of a message, of any guest. */
export const MESSAGE_SEGMENTS_MAX = 6;
