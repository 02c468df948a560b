/** What a provider may be granted for a time, in the order of its effect on the directory. */
export const subscriptionKinds = ["highlight", "subscription-1", "subscription-2"] as const;
export type SubscriptionKind = (typeof subscriptionKinds)[number];

/** Their names, as providers and staff read them. */
export const subscriptionNames: Readonly<Record<SubscriptionKind, string>> = {
  highlight: "Mise en avant «\u00a0Vivement recommandé\u00a0»",
  "subscription-1": "Abonnement Or",
  "subscription-2": "Abonnement Argent",
};
