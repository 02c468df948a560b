/** The companies that take payments: one name each, for addresses, tables and settings. */
export const gatewayNames = ["cinetpay", "wave", "orange", "mtn", "moov"] as const;

export type GatewayName = (typeof gatewayNames)[number];
