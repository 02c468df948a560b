/** The sentences of accounts, to the letter of spec 1 §5 and §8. */
export const accountMessages = {
  emailOrPhoneRequired: "Email ou téléphone requis",
  emailInvalid: "Veuillez entrer une adresse email valide",
  phoneRequired: "Veuillez entrer un numéro de téléphone",
  phoneInvalid: "Veuillez entrer un numéro de téléphone valide (ex: 07 01 02 03 04)",
  civilityRequired: "Veuillez sélectionner une civilité",
  givenNamesRequired: "Veuillez entrer votre prénom",
  lastNameRequired: "Veuillez entrer votre nom",
  passwordTooShort: "Le mot de passe doit contenir au moins 3 caractères",
  passwordRequired: "Veuillez entrer votre mot de passe",
  passwordWeak: "Ce mot de passe est trop courant ou trop court : choisissez au moins 8 caractères",
  tooYoung: "Vous devez avoir au moins 18 ans pour vous inscrire",
  eventTypeRequired: "Veuillez sélectionner un type d'événement",
  eventDateRequired: "Veuillez spécifier la période approximative de votre événement",
  eventDateTooFar: "La date de l’événement doit se situer entre aujourd’hui et dans 5 ans",
  termsRequired: "Veuillez accepter les conditions générales d'utilisation",
  registrationFailed: "Erreur lors de l'inscription",
  emailTaken: "Cette adresse email est déjà utilisée. Connectez-vous ou choisissez-en une autre.",
  phoneTaken: "Ce numéro de téléphone est déjà utilisé. Connectez-vous ou choisissez-en un autre.",
  codeRequired: "Veuillez entrer le code à 6 chiffres reçu par SMS",
  codeWrong: "Ce code est incorrect ou a expiré",
  otpSent: "Code OTP envoyé ! Veuillez vérifier votre téléphone",
  otpFailed: "Échec de l'envoi du code OTP",
  activationWithoutToken:
    "Erreur lors de l'activation du compte ! Aucun token et/ou email retrouvé sur cette page.",
  activationToast: "Operation reussie ! Compte activé avec succès !",
  activationFailed: "Attention ! Erreur lors de l'activation du compte !",
  verificationSent: "Mail envoyé avec succès !",
  verificationFailed: "Erreur lors de l'envoie de mail !",
} as const;

/** 'Felicitations, votre compte {product name} est maintenant activé !' (spec 1 §8). */
export function activatedMessage(brand: string): string {
  return `Felicitations, votre compte ${brand} est maintenant activé !`;
}

export const accountRefusals = {
  "wrong-credentials": {
    status: 401,
    message: "Oups... Adresse email et/ou Mot de passe incorrecte(s).",
  },
  "not-a-customer": { status: 403, message: "Vous n'êtes pas un client" },
  "account-unverified": {
    status: 403,
    message: "Veuillez activer votre compte pour accéder à votre carnet.",
  },
  "activation-refused": { status: 400, message: accountMessages.activationFailed },
  "otp-not-sent": { status: 429, message: accountMessages.otpFailed },
  "verification-mail-not-sent": { status: 429, message: accountMessages.verificationFailed },
} as const;
