/** What the list of a seller's orders shows. */
export const sellerViews = ["prepare", "ready", "sent", "returns", "all"] as const;
export type SellerView = (typeof sellerViews)[number];

/** Who pays sellers out: the operators of mobile money. */
export const payoutMethods = {
  orange: "Orange Money",
  mtn: "MTN MoMo",
  moov: "Moov Money",
  wave: "Wave",
} as const;
export type PayoutMethod = keyof typeof payoutMethods;

/** The states of a payout. */
export const payoutStates = ["requested", "paid", "refused"] as const;

/** The least that is paid out at once, in FCFA. */
export const PAYOUT_MIN_FCFA = 1000;
