/** Who sees the page of an event: nobody, who has its link, who has a password besides, everybody. */
export const visibilities = ["off", "link", "password", "public"] as const;
export type EventPageVisibility = (typeof visibilities)[number];

/** Whether the address of a page cannot be guessed: of a public one it need not be. */
export function isSecretAddress(visibility: EventPageVisibility): boolean {
  return visibility !== "public";
}
