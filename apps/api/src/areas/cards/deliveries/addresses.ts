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
 * The short path that leads to a guest's own page, or to an event's public card: what stands in a
 * message, where every character is paid for. The site knows which of them a token is of.
 */
export function shortCardAddress(token: string): string {
  return at("shortCard", { token });
}

/** Path of the page upon which a guest confirms. */
export function confirmationAddress(token: string): string {
  return at("attendance", { eventGuestId: token });
}
