/**
 * The sentences of the public site. Those that calls answer are the specification's, to the letter.
 */
export const contentMessages = {
  contactSent: "Votre message à été envoyé avec succès",
  newsletterTaken: "Votre demande a été prise en compte",
  newsletterConfirmed: "Abonnement réussi",
  newsletterMember: "Vous êtes maintenant abonné à notre Newsletter.",
  newsletterLeft: "Vous ne recevrez plus notre Newsletter.",
  sellerApplicationSent:
    "Votre demande pour vendre est envoyée. Nous la vérifions, puis nous vous écrivons par e-mail.",
  goodsRequired: "Veuillez choisir ce que vous vendez",
  applicationSent: "Votre demande d’ouverture de compte a été envoyée avec succès",
  nameRequired: "Veuillez entrer votre nom",
  emailRequired: "Veuillez entrer votre adresse email",
  sexRequired: "Veuillez indiquer votre sexe",
  messageRequired: "Veuillez écrire votre message",
  numbersRequired: "Veuillez entrer vos deux numéros de téléphone",
  numbersInvalid: "Veuillez entrer deux numéros de téléphone valides (ex: 07 01 02 03 04)",
  consentRequired: "Veuillez accepter de recevoir notre Newsletter",
  companyRequired: "Veuillez entrer le nom de votre entreprise",
  tradeRequired: "Veuillez choisir votre activité",
  townRequired: "Veuillez indiquer votre ville ou commune",
  phoneRequired: "Veuillez entrer un numéro de téléphone",
  phoneInvalid: "Veuillez entrer un numéro de téléphone valide (ex: 07 01 02 03 04)",
  websiteInvalid: "Veuillez entrer une adresse complète, qui commence par https://",
  presentationRequired: "Veuillez présenter votre activité en quelques lignes",
} as const;

/** The sentence of the 404 page. */
export const pageNotFound = "La page demandée est introuvable ou inexistante\u00a0!";

/** The sentence that proposes the ten-digit form of a number from before 31 January 2021. */
export function oldNumberMessage(repaired: string): string {
  return `Ce numéro à 8 chiffres n’est plus en service : essayez le ${repaired}`;
}

export const contentRefusals = {
  "newsletter-link-refused": {
    status: 400,
    message: "Ce lien n’est plus valable. Abonnez-vous de nouveau pour en recevoir un autre.",
  },
  "blog-away": {
    status: 503,
    message: "Le blog est momentanément indisponible. Veuillez réessayer.",
  },
} as const;
