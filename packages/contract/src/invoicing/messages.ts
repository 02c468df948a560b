/** The sentences of the invoices of shops. */
export const invoicingMessages = {
  keyRequired: "Veuillez coller votre clé d’API FNE",
  keyInvalid: "Une clé d’API FNE a de 8 à 200 caractères, sans espace",
  establishmentRequired: "Veuillez entrer le nom de l’établissement, comme dans votre espace FNE",
  pointOfSaleRequired: "Veuillez entrer le nom du point de vente, comme dans votre espace FNE",
  addressInvalid: "L’adresse que donne la DGI commence par https:// et finit par dgi.gouv.ci/…",
  referenceRequired: "Veuillez entrer la référence de la facture",
  keySaved: "Clé enregistrée\u00a0: votre prochaine vente versée sera facturée avec elle",
  keyRemoved: "Clé retirée\u00a0: nous ne signons plus de facture en votre nom",
  retried: "La facture part de nouveau vers la DGI",
  recorded: "Référence notée",
} as const;

/** The refusals of the invoices of shops. */
export const invoicingRefusals = {
  "invoicing-closed": {
    status: 409,
    message: "La connexion à la FNE n’est pas encore ouverte ici\u00a0: revenez plus tard.",
  },
  "no-invoicing-key": {
    status: 409,
    message: "Entrez d’abord votre clé FNE, ou notez la référence de la facture faite à la main.",
  },
} as const;
