/**
 * The sentences of the specification that have a mistake, and what people read instead. The calls
 * still answer the first: clients compare them. `inFrench` is applied where a page shows them.
 */
export const frenchSentences = {
  "Oups... Adresse email et/ou Mot de passe incorrecte(s).":
    "Oups… L’adresse email ou le mot de passe est incorrect.",
  "Erreur lors de l'activation du compte ! Aucun token et/ou email retrouvé sur cette page.":
    "Erreur lors de l’activation du compte\u00a0! Le lien de cette page est incomplet.",
  "Felicitations, votre compte Joie du Jour est maintenant activé !":
    "Félicitations, votre compte Joie du Jour est maintenant activé\u00a0!",
  "Operation reussie ! Compte activé avec succès !":
    "Opération réussie\u00a0! Compte activé avec succès\u00a0!",
  "Operation reussie !": "Opération réussie\u00a0!",
  "Infos du compte modifié avec succès!": "Informations du compte modifiées avec succès\u00a0!",
  "Erreur lors de la recuperation des informations!":
    "Erreur lors de la récupération des informations\u00a0!",
  "Erreur lors de la recuperation des informations !":
    "Erreur lors de la récupération des informations\u00a0!",
  "Erreur lors de l'envoie de mail": "Erreur lors de l’envoi du mail",
  "Erreur lors de l'envoie de mail !": "Erreur lors de l’envoi du mail\u00a0!",
  "Votre message à été envoyé avec succès": "Votre message a été envoyé avec succès",
  "La page demandé est impossible à trouver ou inexistante !":
    "La page demandée est introuvable ou inexistante\u00a0!",
  "Evenement crée avec succès !": "Événement créé avec succès\u00a0!",
  "Evenement choisi avec succès !": "Événement choisi avec succès\u00a0!",
  "Evenement modifié avec succès !": "Événement modifié avec succès\u00a0!",
  "Operation échouée! Erreur lors de l'enregistrement des informations !":
    "L’opération a échoué\u00a0! Erreur lors de l’enregistrement des informations\u00a0!",
  "Operation échouée !": "L’opération a échoué\u00a0!",
  "Informations ajouté avec succès !": "Informations ajoutées avec succès\u00a0!",
  "Il n'y a pas de parametre pour cet type d'évènement":
    "Il n’y a pas de paramètre pour ce type d’événement",
  "Oups... Une erreur a été détectée dans le fichier. Veuillez le remplir correctement tous les champs s.v.p.":
    "Oups… Une erreur a été détectée dans le fichier. Veuillez en remplir correctement tous les champs, s’il vous plaît.",
  "Êtes-vous sûre de vouloir supprimer cet invité ?":
    "Êtes-vous sûr de vouloir supprimer cet invité\u00a0?",
  "Ajouter au budget avec succès !": "Ajouté au budget avec succès\u00a0!",
  "Erreur détectée lors de l'envoie du message !":
    "Erreur détectée lors de l’envoi du message\u00a0!",
  "Erreur ! Erreur détectée lors de l'envoie du message !":
    "Erreur\u00a0! Erreur détectée lors de l’envoi du message\u00a0!",
  "Votre présence a bien été confirmé !": "Votre présence a bien été confirmée\u00a0!",
  "Un erreur s'est produite lors de la confirmation de votre présence. Veuillez réessayer s'il vous plaît.":
    "Une erreur s’est produite lors de la confirmation de votre présence. Veuillez réessayer, s’il vous plaît.",
  "Confirmer votre presence": "Confirmer votre présence",
  "Vous n'avez pas de boutique favoris": "Vous n’avez pas de boutique favorite",
  "Adresse non definie": "Adresse non définie",
  "Mes demandes de prestatations": "Mes demandes de prestations",
  "Nombre de caractères minimum 2": "Saisissez au moins 2 caractères",
  "Erreur lors du lancement de paiement": "Erreur lors du lancement du paiement",
  "Montant minimum 100Fcfa": "Le montant minimum est de 100\u00a0FCFA",
  "Numero Incorrect": "Numéro incorrect",
  ERREUR: "Erreur",
  "Devis Envoyé": "Devis envoyé",
  "Devis Accepté": "Devis accepté",
  "Devis refuser": "Demande refusée",
  "Prestation non executée": "Prestation non exécutée",
  Bapteme: "Baptême",
} as const;

const corrected = new Map<string, string>(Object.entries(frenchSentences));

/** A sentence of a call as people read it: in correct French when the specification's is not. */
export function inFrench(sentence: string): string {
  return corrected.get(sentence) ?? sentence;
}
