import { at } from "@jdj/contract/paths/addresses";

/** Path of a guest's picture. */
export function cardPictureAddress(token: string): string {
  return `/api/v1/wedding-cards/${token}/card.png`;
}

/** Path of a guest's own page. */
export function cardPageAddress(token: string): string {
  return at("publicCard", { weddingCardId: token });
}

/**
 * The short path of a guest's own page, or of an event's public card, for texts in which every
 * character is paid for. The site finds out which of the two a token belongs to.
 */
export function shortCardAddress(token: string): string {
  return at("shortCard", { token });
}

/** Path of the page where a guest confirms. */
export function confirmationAddress(token: string): string {
  return at("attendance", { eventGuestId: token });
}
