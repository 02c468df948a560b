/** How the author of a review came to know the provider, as in the specification. */
export const discoveryChannels = [
  "by_jdj",
  "used_service",
  "potential_provider",
  "guest_in_wedding",
  "professional",
] as const;
export type DiscoveryChannel = (typeof discoveryChannels)[number];

/** Each channel in words, said by the author. */
export const discoveryLabels: Record<DiscoveryChannel, string> = {
  by_jdj: "Par Joie du Jour",
  used_service: "J’ai fait appel à ses services",
  potential_provider: "Je l’ai contacté pour une fête",
  guest_in_wedding: "J’étais invité à un mariage",
  professional: "Je suis du métier",
};
