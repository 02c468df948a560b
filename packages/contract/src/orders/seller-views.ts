/** What the list of a seller's orders shows. */
export const sellerViews = ["prepare", "ready", "sent", "returns", "all"] as const;
export type SellerView = (typeof sellerViews)[number];
