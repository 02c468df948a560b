/** The retention periods that a text may name, by their keys on the server. */
export const periodPlaceholders = {
  "durée compte fermé": "closedAccountDays",
  "durée événement supprimé": "deletedEventDays",
  "durée compte inactif": "idleAccountYears",
  "durée avertissement": "warnedAccountDays",
  "durée invités": "guestMonths",
  "durée photos des invités": "albumMonths",
  "durée réponses sensibles": "sensitiveAnswerMonths",
  "durée messages": "messageMonths",
  "durée devis": "quoteMonths",
  "durée réservations": "bookingMonths",
  "durée commandes": "orderAddressMonths",
  "durée panier": "cartDays",
  "durée numéros": "payerPhoneMonths",
  "durée newsletter": "unconfirmedNewsletterDays",
  "durée connexions": "endedSessionDays",
  "durée envois perdus": "outgoingMessageDays",
  "durée notifications lues": "readNoticeDays",
  "durée notifications non lues": "unreadNoticeMonths",
  "durée tentatives": "counterHours",
  "durée images des cartes": "drawnPictureDays",
  "durée paiements": "paymentYears",
} as const;

/** What a text of the site may name between square brackets. */
export const pagePlaceholders = [
  "marque",
  "éditeur",
  "e-mail",
  "e-mail des données",
  "téléphone",
  "argent pour autrui",
  ...(Object.keys(periodPlaceholders) as (keyof typeof periodPlaceholders)[]),
] as const;
export type PagePlaceholder = (typeof pagePlaceholders)[number];

const placeholder = /\[([^[\]]*)\]/g;
const known = new Set<string>(pagePlaceholders);

/** The placeholders of a text that do not exist, each once, with their brackets. */
export function unknownPagePlaceholders(text: string): string[] {
  const found = [...text.matchAll(placeholder)].filter(([, name = ""]) => !known.has(name));
  return [...new Set(found.map(([all]) => all))];
}

/** Fills the placeholders of a text; one that does not exist stays as it is. */
export function fillPagePlaceholders(
  text: string,
  values: Readonly<Record<PagePlaceholder, string>>,
): string {
  return text.replace(placeholder, (all, name: string) =>
    known.has(name) ? values[name as PagePlaceholder] : all,
  );
}
