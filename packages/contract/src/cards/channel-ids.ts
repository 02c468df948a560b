/** The channels' ids, of the specification; WhatsApp is ours. */
export const channelIds = { email: 1, social: 2, sms: 3, whatsapp: 4 } as const;
