/**
 * The channels' ids: those of the specification, and two of ours. `manual` is WhatsApp too: the host
 * opens each guest's conversation and sends the message themselves, free of charge.
 */
export const channelIds = { email: 1, social: 2, sms: 3, whatsapp: 4, manual: 5 } as const;
