/** By what a member of a team learns of leads beside the email. */
export const alertChannels = ["sms", "whatsapp"] as const;
export type AlertChannel = (typeof alertChannels)[number];

/** What a provider is told of at once: a request for a quote, a message in one, a booking. */
export const leadKinds = ["request", "message", "booking"] as const;
export type LeadKind = (typeof leadKinds)[number];

/** The quiet hours of who has not changed them, in Abidjan's time (UTC). */
export const quietByDefault = { from: 21, until: 7 } as const;

/** Trial messages that one member sends in a day. */
export const TRIALS_A_DAY = 3;
