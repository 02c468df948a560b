/** The sentences of messages that are counted from the feast. */
export const sequenceMessages = {
  offsetWrong:
    "Entrez un nombre de jours entiers\u00a0: 365 au plus avant la fête, 60 au plus après",
  hourWrong: "Choisissez une heure entre 7\u00a0h et 20\u00a0h",
  choose: "Choisissez au moins un message",
  chooseChannel: "Choisissez e-mail, SMS ou WhatsApp",
  prepared: "Messages préparés\u00a0: relisez-les, puis prévoyez leur envoi",
  planned: "Envoi prévu",
  cardPlanned: "La carte partira ce jour-là",
  unplanned: "Ce message ne part plus tout seul",
  notByHand: "Ce que vous partagez ou écrivez vous-même ne part pas tout seul",
  dayOver: "Ce jour est passé\u00a0: choisissez-en un autre, ou envoyez le message maintenant",
  dateMissing: "Donnez d’abord une date exacte à la fête",
  // Why a step did not leave.
  missed: "La date de la fête a changé, et son jour était passé",
  nobody: "Ce jour-là, il ne concernait personne",
  nobodyReached: "Son canal n’atteignait aucun des invités",
  dearer: "Il y a plus d’invités qu’à la programmation\u00a0: vérifiez le prix",
  creditShort: "Le crédit ne suffit pas",
  closed: "Son canal est fermé pour le moment",
  refused: "Son texte ne peut pas partir ainsi\u00a0: relisez-le",
} as const;
