/** What brings a notice to a phone, for the price of the channel. */
export const phoneWays = ["sms", "whatsapp"] as const;
export type PhoneWay = (typeof phoneWays)[number];

/** Paid messages that an account gets in a day; the rest joins that of the next morning. */
export const MOST_PHONE_NOTICES_A_DAY = 5;
