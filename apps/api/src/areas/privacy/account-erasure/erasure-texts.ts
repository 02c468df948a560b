/** What SMS say of the erasure of an account, without the product's name and the link, by kind. */
export const erasureSms = {
  "privacy-erasure-proof": () =>
    "on demande d'effacer votre compte. Confirmez ou annulez sous 7 jours :",
  "privacy-erasure-notice": (after: string) =>
    `votre compte sera effacé après le ${after}. Pour annuler :`,
  "privacy-erasure-ended": () => "votre compte n'est pas effacé, il reste tel qu'il était.",
  "privacy-erased": () => "votre compte et tout ce qu'il contenait sont effacés.",
} as const;

/** The SMS about an erasure, which needs its link. */
export function erasureMessage(brand: string, text: string, link: string): string {
  return `${brand} : ${text} ${link}`;
}
