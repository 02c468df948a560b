import type { SimpleNode } from "@jdj/contract/content/simple-html";
import { h2, h3, p, page, type TextFacts } from "./blocks.ts";

/** Questions and answers (id 5): each `h3` is a question, what follows it the answer. */
export function questions(facts: TextFacts): SimpleNode[] {
  const { brand, email } = facts;
  return [
    h2("Le carnet"),
    h3(`Qu’est-ce que ${brand} ?`),
    p(
      "Un carnet en ligne pour préparer un mariage ou une autre fête en Côte d’Ivoire : vos préparatifs, votre liste d’invités et vos faire-part numériques au même endroit, sur le téléphone comme sur l’ordinateur.",
    ),
    h3("Est-ce payant ?"),
    p(
      "Non pour ouvrir un carnet, tenir sa liste d’invités et envoyer ses Joy Cards par e-mail. Si un service est payant, son prix en FCFA, taxes comprises, s’affiche avant que vous ne commandiez.",
    ),
    h3("Puis-je préparer autre chose qu’un mariage ?"),
    p(
      "Oui : anniversaire, baptême, brunch, baby shower, fête religieuse ou divertissement. Le carnet s’adapte au type d’événement choisi à l’inscription, et vous pouvez en tenir plusieurs.",
    ),
    h3("Je ne connais pas encore la date. Puis-je commencer ?"),
    p(
      "Oui. Indiquez une période, par exemple « dans 8 mois » ; vous donnerez la date exacte quand elle sera fixée.",
    ),
    h2("Le compte"),
    h3("Faut-il une adresse email pour s’inscrire ?"),
    p(
      "Une adresse email ou un numéro de téléphone suffit. Avec un numéro, un code à 6 chiffres vous parvient par SMS.",
    ),
    h3("Je n’ai pas reçu le mail d’activation. Que faire ?"),
    p(
      "Regardez dans les courriers indésirables, puis connectez-vous et touchez « Renvoyer le mail ». Si rien ne vient, vérifiez l’adresse que vous avez donnée et écrivez-nous.",
    ),
    h3("Mon numéro a encore 8 chiffres. Est-il accepté ?"),
    p(
      "Depuis le 31 janvier 2021, les numéros ivoiriens ont 10 chiffres. Si vous en donnez un ancien, sa nouvelle forme vous est proposée : 01 devant un numéro Moov, 05 devant un MTN, 07 devant un Orange.",
    ),
    h2("Les invités et les Joy Cards"),
    h3("Puis-je apporter ma liste Excel ?"),
    p(
      "Oui. Téléchargez le modèle depuis la page des invités, remplissez-le, puis importez-le. Les lignes à corriger vous sont montrées, et rien n’est enregistré tant qu’il en reste.",
    ),
    h3("Comment mes invités répondent-ils ?"),
    p(
      "Chacun reçoit un lien qui n’appartient qu’à lui. Il l’ouvre, voit votre carte et confirme d’un geste, sans créer de compte. Il peut changer d’avis ensuite ; vous suivez les réponses dans votre carnet.",
    ),
    h3("Un invité dit n’avoir rien reçu."),
    p(
      "L’état de chaque envoi est affiché à côté de son nom. Corrigez son adresse si elle est fausse, puis renvoyez-lui sa carte.",
    ),
    h2("Mariage civil"),
    h3("Où trouver les coordonnées de ma mairie ?"),
    p(
      "Dans l’",
      page(
        facts,
        "/choisir-mairie-pour-organiser-son-mariage-cote-d-ivoire",
        "annuaire des mairies",
      ),
      " : choisissez le district, puis la commune. Ces pages sont indicatives ; avant de vous déplacer, appelez la mairie, qui seule confirme les pièces, les jours et les tarifs.",
    ),
    h3("Combien de temps avant la date faut-il déposer le dossier ?"),
    p(
      "Chaque mairie fixe son délai et son calendrier. Les jours les plus demandés, samedi surtout, partent tôt : renseignez-vous dès que vous avez une période en tête.",
    ),
    h2("Prestataires"),
    h3("Je suis prestataire. Comment paraître sur le site ?"),
    p(
      "Demandez l’ouverture d’un compte par la ",
      page(facts, "/onboarding", "page des prestataires"),
      ". Après vérification, vous remplissez votre boutique ; elle paraît une fois activée et l’abonnement réglé.",
    ),
    h2("Vos données"),
    h3("Qui voit ma liste d’invités ?"),
    p(
      "Vous. Elle n’est ni vendue, ni louée, et nous n’écrivons à vos invités que ce que vous leur envoyez. Le détail est sur la page ",
      page(facts, "/privacy", "Vos données"),
      ".",
    ),
    h3("Comment supprimer mes données ?"),
    p(
      "Sur la page de votre compte, touchez «\u00a0Fermer mon compte\u00a0»\u00a0: le compte et le carnet sont effacés dans les 30 jours, sauf ce que la loi nous oblige à garder. ",
      `Vous pouvez aussi écrire à ${email} depuis l’adresse de votre compte\u00a0; nous répondons dans les 30 jours.`,
    ),
  ];
}
