/** The sentences about a person's fields that every area shows. */
export const personMessages = {
  emailInvalid: "Veuillez entrer une adresse email valide",
  birthTooEarly: "Veuillez vérifier l’année de naissance\u00a0: 1900 au plus tôt",
} as const;
