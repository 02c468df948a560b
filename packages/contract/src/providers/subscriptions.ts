/**
 * What a provider has for a time: its listing, without which it is not in the directory, and what
 * changes its place there, in the order of the effect.
 */
export const subscriptionKinds = [
  "listing",
  "highlight",
  "boost",
  "subscription-1",
  "subscription-2",
] as const;
export type SubscriptionKind = (typeof subscriptionKinds)[number];

/** Those that are paid, or given for a reason that the owners read. */
export function isSold(kind: SubscriptionKind): boolean {
  return kind === "listing" || kind === "boost";
}

/** Their names, as providers and staff read them. */
export const subscriptionNames: Readonly<Record<SubscriptionKind, string>> = {
  listing: "Présence dans l’annuaire",
  boost: "Mise en avant sponsorisée",
  highlight: "Mise en avant «\u00a0Vivement recommandé\u00a0»",
  "subscription-1": "Abonnement Or",
  "subscription-2": "Abonnement Argent",
};
