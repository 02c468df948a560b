/** The sentences of accounts; those that calls answer are the specification's, to the letter. */
export const accountMessages = {
  activationsToday:
    "Trop de liens d’activation ont été demandés aujourd’hui. Réessayez demain, ou écrivez-nous.",
  emailOrPhoneRequired: "Email ou téléphone requis",
  phoneRequired: "Veuillez entrer un numéro de téléphone",
  phoneInvalid: "Veuillez entrer un numéro de téléphone valide (ex: 07 01 02 03 04)",
  civilityRequired: "Veuillez sélectionner une civilité",
  givenNamesRequired: "Veuillez entrer votre prénom",
  lastNameRequired: "Veuillez entrer votre nom",
  passwordTooShort: "Le mot de passe doit contenir au moins 3 caractères",
  passwordRequired: "Veuillez entrer votre mot de passe",
  passwordWeak:
    "Ce mot de passe est trop courant ou trop court\u00a0: choisissez au moins 8 caractères",
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
  codeSpent: "Ce code a été essayé cinq fois\u00a0: il n’est plus valable. Demandez-en un nouveau.",
  otpSent: "Code OTP envoyé ! Veuillez vérifier votre téléphone",
  recoverySent:
    "Si un compte a ce numéro, un code vient d’y être envoyé par SMS. Il est valable 10 minutes.",
  phoneProven: "Votre numéro est confirmé.",
  smsChoiceRequired: "Dites si vous voulez aussi des SMS",
  smsNeedsPhone: "Confirmez d’abord un numéro de téléphone\u00a0: c’est là que les SMS arrivent.",
  smsOn: "Vous recevez aussi nos messages par SMS.",
  phoneRemoved: "Votre numéro est retiré. Nous vous écrivons par e-mail.",
  smsNeeded:
    "Sans adresse e-mail, les SMS sont notre seul moyen de vous écrire\u00a0: ils continuent.",
  smsOff: "Vous ne recevez plus ces messages par SMS. Les e-mails continuent.",
  otpFailed: "Échec de l'envoi du code OTP",
  emailClosed:
    "L’inscription par e-mail n’est pas disponible pour le moment. Inscrivez-vous avec votre numéro de téléphone.",
  phoneClosed:
    "L’inscription par téléphone n’est pas disponible pour le moment. Inscrivez-vous avec une adresse e-mail.",
  registrationClosed: "Les inscriptions sont fermées pour le moment.",
  activationWithoutToken:
    "Erreur lors de l’activation du compte\u00a0! Le lien de cette page est incomplet.",
  activationToast: "Operation reussie ! Compte activé avec succès !",
  activationFailed: "Attention ! Erreur lors de l'activation du compte !",
  verificationSent: "Mail envoyé avec succès !",
  verificationFailed: "Erreur lors de l'envoie de mail !",
  resetSent: "Mail de réinitialisation de mot de passe envoyé avec succès !",
  resetNotSent: "Erreur lors de l'envoie de mail",
  passwordReset: "Mot de passe restauré avec succès !",
  passwordNotReset: "Erreur lors de la restauration du mot de passe !",
  passwordsDiffer: "Les deux mots de passe ne sont pas identiques",
  passwordTooLong: "Le mot de passe ne peut dépasser 200 caractères",
  passwordWrong: "Ce mot de passe est incorrect",
  passwordMissing:
    "Votre compte n’a pas encore de mot de passe\u00a0: choisissez-en un par «\u00a0Mot de passe oublié\u00a0?\u00a0»",
  accountUpdated: "Infos du compte modifié avec succès!",
  erasureConfirmed: "Votre demande est confirmée. Vous pouvez encore l’annuler.",
  erasureCancelled: "L’effacement est annulé. Votre compte reste ouvert.",
  moneyOpen:
    "De l’argent est encore en cours sur ce compte\u00a0: il ne peut pas être fermé ni effacé.",
  accountFailed: "Erreur lors de la récupération des informations\u00a0!",
} as const;

/** What the page of an activated account says. */
export function activatedMessage(brand: string): string {
  return `Félicitations, votre compte ${brand} est maintenant activé\u00a0!`;
}

export const accountRefusals = {
  "erasure-over": {
    status: 409,
    message: "Cette demande d’effacement n’est plus en attente\u00a0: rien n’a changé.",
  },
  "account-archived": {
    status: 403,
    message: "Ce compte est fermé par notre équipe. Écrivez-nous pour le rouvrir.",
  },
  "mail-closed": {
    status: 409,
    message: "L’envoi d’e-mails n’est pas disponible pour le moment. Réessayez plus tard.",
  },
  "sms-closed": {
    status: 409,
    message: "L’envoi de SMS n’est pas disponible pour le moment. Réessayez plus tard.",
  },
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
  "phone-needed": {
    status: 409,
    message:
      "Votre compte n’a pas d’adresse e-mail\u00a0: ce numéro sert à vous connecter et à vous écrire. Changez-le plutôt.",
  },
  "phone-proven": { status: 409, message: "Aucun numéro n’est à confirmer sur votre compte." },
  "verification-mail-not-sent": { status: 429, message: accountMessages.verificationFailed },
  "reset-mail-not-sent": { status: 429, message: accountMessages.resetNotSent },
  "reset-refused": { status: 400, message: accountMessages.passwordNotReset },
  "callback-refused": {
    status: 400,
    message: "Ce lien de connexion n’est plus valable. Connectez-vous.",
  },
  "facebook-refused": {
    status: 400,
    message: "La connexion avec Facebook n’a pas abouti. Recommencez ou connectez-vous autrement.",
  },
  "facebook-away": {
    status: 424,
    message: "Facebook ne répond pas. Réessayez dans un instant ou connectez-vous autrement.",
  },
} as const;
