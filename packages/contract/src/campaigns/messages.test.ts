import { expect, it } from "vitest";
import { responseMessages } from "../invitations/response-messages.ts";
import { paymentMessages, responseCodes } from "../payments/messages.ts";
import { cardMessages } from "./messages.ts";

it("has the exact sentences of cards and answers, errors included", () => {
  expect(cardMessages).toMatchObject({
    sent: "Succès ! Message envoyé avec succès !",
    sendFailed: "Erreur\u00a0! Erreur détectée lors de l’envoi du message\u00a0!",
    resent: "Message envoyé avec succès !",
    resendFailed: "Erreur détectée lors de l’envoi du message\u00a0!",
    confirmed: "Votre présence a bien été confirmé !",
    confirmFailed:
      "Une erreur s’est produite lors de la confirmation de votre présence. Veuillez réessayer, s’il vous plaît.",
  });
  expect(responseMessages).toMatchObject({
    joinedTitle: "Opération réussie\u00a0!",
    joined: "Informations ajouté avec succès !",
    joinFailed: "Erreur lors de l'ajout de l'invité !",
  });
});

it("states the sentences and codes of payments to the letter", () => {
  expect(paymentMessages).toMatchObject({
    waveFailed: "Erreur lors du lancement de paiement",
    validateFailed: "Erreur détectée lors de l'envoie du message !",
  });
  expect(responseCodes).toEqual({
    641: "Montant minimum 100Fcfa",
    201: "Paiement en attente",
    642: "Montant trop élevé",
    100: "ERREUR",
    515: "Numero Incorrect",
  });
});
