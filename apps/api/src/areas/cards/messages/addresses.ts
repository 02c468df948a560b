/** The notebook's part of every address of the site. */
const notebook = "/carnet-nuptial-pour-organiser-son-mariage-cote-d-ivoire";

/** Path of a guest's picture. */
export function cardPictureAddress(token: string): string {
  return `/api/v1/wedding-cards/${token}/card.png`;
}

/** Path of a guest's own page. */
export function cardPageAddress(token: string): string {
  return `${notebook}/wedding-card/${token}`;
}

/**
 * The short path that leads to a guest's own page, or to an event's public card: what stands in a
 * message, where every character is paid for. The site knows which of them a token is of.
 */
export function shortCardAddress(token: string): string {
  return `/i/${token}`;
}

/** Path of the page upon which a guest confirms. */
export function confirmationAddress(token: string): string {
  return `${notebook}/confirmation-de-presence/${token}`;
}
