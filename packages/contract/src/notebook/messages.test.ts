import { expect, it } from "vitest";
import { notebookMessages } from "./messages.ts";

it("states the notebook's sentences", () => {
  expect(notebookMessages).toMatchObject({
    required: "Ce champ est requis",
    eventCreated: "Evenement crée avec succès !",
    eventFailed:
      "L’opération a échoué\u00a0! Erreur lors de l’enregistrement des informations\u00a0!",
    eventChangeFailed: "L’opération a échoué\u00a0!",
    eventChosen: "Evenement choisi avec succès !",
    imageTooHeavy: "Image trop lourde !",
    saved: "Informations enregistrées avec succès !",
    savedTitle: "Opération réussie\u00a0!",
    saveFailed: "Erreur lors de l'enregistrement des informations !",
    saveFailedToast: "Attention ! Erreur lors de l'enregistrement des informations !",
    loadFailed: "Erreur lors de la récupération des informations !",
    summaryLoadFailed: "Erreur lors de la récupération des informations\u00a0!",
    datesPlacesFailed: "Erreur lors de la sauvegarde des informations !",
    guestsIncomplete: "Attention ! Veuillez remplir tous les champs obligatoires !",
    guestCreationFailed: "Erreur lors de l'ajout de l'invité !",
    guestUpdateFailed: "Erreur lors de la modification des informations !",
    guestsAdded: "Informations ajouté avec succès !",
    guestDeleted: "Invité supprimé avec succès !",
    guestDeletionQuestion: "Êtes-vous sûr de vouloir supprimer cet invité\u00a0?",
    guestDeletionYes: "Oui, je le souhaite",
    guestDeletionNo: "Annuler",
    noGuest: "Aucun invité enregistré !",
    importError:
      "Oups... Une erreur a été détectée dans le fichier. Veuillez le remplir correctement tous les champs s.v.p.",
    emptyTemplate: "Il n’y a pas de paramètre pour ce type d’événement",
  });
});
