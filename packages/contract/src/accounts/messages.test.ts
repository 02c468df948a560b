import { describe, expect, it } from "vitest";
import { accountMessages, accountRefusals, activatedMessage } from "./messages.ts";

describe("the sentences of accounts", () => {
  it("are exact for registration and sign-in", () => {
    expect(accountMessages).toMatchObject({
      emailOrPhoneRequired: "Email ou téléphone requis",
      phoneRequired: "Veuillez entrer un numéro de téléphone",
      phoneInvalid: "Veuillez entrer un numéro de téléphone valide (ex: 07 01 02 03 04)",
      civilityRequired: "Veuillez sélectionner une civilité",
      givenNamesRequired: "Veuillez entrer votre prénom",
      lastNameRequired: "Veuillez entrer votre nom",
      passwordTooShort: "Le mot de passe doit contenir au moins 3 caractères",
      tooYoung: "Vous devez avoir au moins 18 ans pour vous inscrire",
      eventTypeRequired: "Veuillez sélectionner un type d'événement",
      eventDateRequired: "Veuillez spécifier la période approximative de votre événement",
      termsRequired: "Veuillez accepter les conditions générales d'utilisation",
      registrationFailed: "Erreur lors de l'inscription",
      otpFailed: "Échec de l'envoi du code OTP",
      otpSent: "Code OTP envoyé ! Veuillez vérifier votre téléphone",
    });
    expect(accountRefusals["wrong-credentials"].message).toBe(
      "Oups... Adresse email et/ou Mot de passe incorrecte(s).",
    );
    expect(accountRefusals["not-a-customer"].message).toBe("Vous n'êtes pas un client");
  });

  it("are exact for password resets and activation", () => {
    expect(accountMessages).toMatchObject({
      passwordReset: "Mot de passe restauré avec succès !",
      passwordNotReset: "Erreur lors de la restauration du mot de passe !",
      resetSent: "Mail de réinitialisation de mot de passe envoyé avec succès !",
      resetNotSent: "Erreur lors de l'envoie de mail",
      activationWithoutToken:
        "Erreur lors de l’activation du compte\u00a0! Le lien de cette page est incomplet.",
      activationToast: "Operation reussie ! Compte activé avec succès !",
      activationFailed: "Attention ! Erreur lors de l'activation du compte !",
      verificationSent: "Mail envoyé avec succès !",
      verificationFailed: "Erreur lors de l'envoie de mail !",
    });
    expect(activatedMessage("Joie du Jour")).toBe(
      "Félicitations, votre compte Joie du Jour est maintenant activé\u00a0!",
    );
  });

  it("are exact for the account's pages", () => {
    expect(accountMessages).toMatchObject({
      accountUpdated: "Infos du compte modifié avec succès!",
      accountFailed: "Erreur lors de la récupération des informations\u00a0!",
    });
  });
});
