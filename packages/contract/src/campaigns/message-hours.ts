/** The hours of a day (UTC, as in Abidjan) between which no message leaves to telephones. */
export const messageHours = { quietFrom: 21, quietUntil: 7 } as const;
