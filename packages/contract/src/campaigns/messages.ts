export * as cardMessages from "./sentences.ts";

/** The error at the chosen guests when more are chosen than may be written to today. */
export function emailsLeftSentence(left: number, isNew: boolean): string {
  const why = isNew ? " (un compte récent est limité les premiers jours)" : "";
  const today = left > 0 ? `encore ${left} invité${left > 1 ? "s" : ""}` : "plus personne";
  return `Aujourd’hui, vous pouvez écrire à ${today}${why}. Choisissez moins d’invités, ou réessayez demain.`;
}

/** How a host goes on when some placeholders have no value. */
export const confirmGaps = "Complétez votre carnet, ou confirmez l’envoi avec ces vides.";

/** The error at a text whose placeholders have no value for some guests. */
export function missingValuesSentence(placeholders: readonly string[]): string {
  const one = placeholders.length === 1;
  return `${placeholders.join(", ")}\u00a0: ${one ? "ce repère est vide" : "ces repères sont vides"} pour certains invités. ${confirmGaps}`;
}

/** The error at a text that links to another site. */
export function foreignLinkSentence(link: string): string {
  return `Un lien vers un autre site ne peut pas partir\u00a0: retirez «\u00a0${link}\u00a0». Le lien de l’invitation s’écrit [lien].`;
}

export const cardRefusals = {
  "already-sent": { status: 409, message: "Cette invitation a déjà été envoyée à cet invité." },
  "channel-closed": {
    status: 409,
    message: "Ce canal d’envoi n’est pas disponible pour le moment\u00a0: choisissez-en un autre.",
  },
  "message-under-way": {
    status: 409,
    message: "Cet envoi est déjà parti\u00a0: il ne peut plus être changé.",
  },
  "not-a-test-channel": {
    status: 409,
    message: "Cette carte ne part pas d’ici\u00a0: c’est vous qui l’envoyez ou la partagez.",
  },
} as const;
