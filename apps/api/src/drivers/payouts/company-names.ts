/** The companies that send payouts by their interface. Orange has none without a contract: by CinetPay, or by hand. */
export const payoutCompanyNames = ["wave", "mtn", "cinetpay"] as const;
export type PayoutCompanyName = (typeof payoutCompanyNames)[number];

/** The companies as people know them. */
export const companyLabels: Readonly<Record<PayoutCompanyName, string>> = {
  wave: "Wave",
  mtn: "MTN MoMo",
  cinetpay: "CinetPay",
};
