import { expect, it } from "vitest";
import { notebookMessages } from "./messages.ts";

it("states the notebook's sentences to the letter, mistakes included", () => {
  expect(notebookMessages).toMatchObject({
    required: "Ce champ est requis",
    eventCreated: "Evenement crée avec succès !",
    eventFailed: "Operation échouée! Erreur lors de l'enregistrement des informations !",
    eventChangeFailed: "Operation échouée !",
    eventChosen: "Evenement choisi avec succès !",
    imageTooHeavy: "Image trop lourde !",
    saved: "Informations enregistrées avec succès !",
    savedTitle: "Operation reussie !",
    saveFailed: "Erreur lors de l'enregistrement des informations !",
    saveFailedToast: "Attention ! Erreur lors de l'enregistrement des informations !",
    loadFailed: "Erreur lors de la récupération des informations !",
    summaryLoadFailed: "Erreur lors de la recuperation des informations !",
    datesPlacesFailed: "Erreur lors de la sauvegarde des informations !",
    guestsIncomplete: "Attention ! Veuillez remplir tous les champs obligatoires !",
    guestCreationFailed: "Erreur lors de l'ajout de l'invité !",
    guestUpdateFailed: "Erreur lors de la modification des informations !",
    guestsAdded: "Informations ajouté avec succès !",
    guestDeleted: "Invité supprimé avec succès !",
    guestDeletionQuestion: "Êtes-vous sûre de vouloir supprimer cet invité ?",
    guestDeletionYes: "Oui, je le souhaite",
    guestDeletionNo: "Annuler",
    noGuest: "Aucun invité enregistré !",
    importError:
      "Oups... Une erreur a été détectée dans le fichier. Veuillez le remplir correctement tous les champs s.v.p.",
    emptyTemplate: "Il n'y a pas de parametre pour cet type d'évènement",
  });
});
