/** The most names of one event that wait or are approved. */
export const MOST_SENDER_NAMES = 3;

/** The sentences about sender names of SMS. */
export const senderNameMessages = {
  required: "Écrivez le nom que vos invités verront",
  length: "Le nom a de 3 à 11 caractères, espaces compris",
  characters: "Seulement des lettres sans accent, des chiffres et des espaces",
  digitsOnly: "Le nom a au moins une lettre",
  reserved:
    "Ce nom est celui d’une entreprise, d’un service ou d’une autorité\u00a0: choisissez un nom de votre fête",
  alreadyAsked: "Ce nom est déjà dans votre liste",
  asked:
    "Votre demande est partie. Nous la vérifions, puis nous vous répondons par e-mail\u00a0; d’ici là, vos SMS partent sous notre nom.",
  withdrawn: "Ce nom ne sert plus",
  /** At `from` of a campaign by SMS. */
  notApproved:
    "Ce nom n’a pas été demandé pour vos SMS\u00a0: demandez-le sous «\u00a0Noms d’expéditeur\u00a0», ou laissez le nôtre",
  notYetApproved:
    "Ce nom attend encore notre accord\u00a0: laissez le nôtre, ou envoyez votre carte quand il sera accepté",
} as const;

export const senderNameRefusals = {
  "sender-names-full": {
    status: 409,
    message: `Une fête a ${MOST_SENDER_NAMES} noms au plus\u00a0: retirez-en un avant d’en demander un autre.`,
  },
  "sender-name-settled": {
    status: 409,
    message: "L’état de ce nom ne le permet pas, ou plus.",
  },
} as const;
