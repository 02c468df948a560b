/** The sentences of messages to guests. */
export const guestMessageMessages = {
  tooLong: "Votre message ne peut dépasser 1\u00a0000 caractères",
  tooManySegments:
    "Par SMS, votre message ne peut dépasser 6 segments\u00a0: raccourcissez-le, ou retirez ce qui double sa longueur (émojis, accents rares)",
  nobody: "Aucun invité ne correspond à ce choix\u00a0: élargissez-le",
  nobodyReached: "Ce canal n’atteint aucun de ces invités\u00a0: choisissez-en un autre",
  changed:
    "La liste ou le prix a changé pendant que vous lisiez\u00a0: vérifiez-les, puis confirmez encore une fois",
  quiet:
    "Entre 21\u00a0h et 7\u00a0h, aucun message ne part vers les téléphones\u00a0: prévoyez l’envoi après 7\u00a0h, ou écrivez par e-mail",
  sent: "Message envoyé",
  planned: "Envoi prévu",
  toBePaid: "Réglez cet envoi\u00a0: il part dès que le paiement est reçu",
  gone: "Aucun numéro de téléphone",
  unusable: "Numéro inutilisable (fixe ou incomplet)",
} as const;
