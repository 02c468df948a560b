/** The sentences about a person's fields that every area shows. */
export const personMessages = {
  emailInvalid: "Veuillez entrer une adresse email valide",
} as const;
