/** The sentences of links for groups of guests, and of those who register by them. */
export const groupLinkMessages = {
  created: "Le lien du groupe est prêt. Partagez-le.",
  saved: "Le groupe est à jour.",
  opened: "Les inscriptions sont ouvertes.",
  closed: "Les inscriptions sont closes.",
  removed: "Le lien est retiré. Les invités déjà inscrits restent dans votre liste.",
  accepted: "Cette inscription est confirmée.",
  refused: "Cette inscription est écartée.",
  told: "C’est noté.",
  required: "Ce champ est requis",
  seatsInvalid: "Entrez un nombre de places, de 1 à 2\u00a0000",
  closesInPast: "Ce jour est passé",
  tooManyGroups: "Vous avez déjà 100 groupes\u00a0: retirez-en un d’abord",
  nameTaken: "Vous avez déjà un groupe de ce nom",
  /** Where who registers is asked for one of both. */
  contactRequired: "Indiquez un téléphone ou un e-mail",
  peopleInvalid: "Choisissez un nombre de personnes, de 1 à 11",
  otherName:
    "Ce contact est déjà inscrit sous un autre nom. Écrivez le même nom que la première fois, ou donnez un autre contact",
  notEnough: "Il ne reste pas assez de places pour ce nombre de personnes",
  neverEnough: "Ce groupe n’a pas autant de places",
  registered: "Votre inscription est enregistrée.",
  alreadyRegistered: "Vous étiez déjà inscrit\u00a0: voici votre inscription.",
  changed: "Votre inscription est à jour.",
  declined: "C’est noté\u00a0: vous ne venez pas.",
} as const;
