import type { SimpleNode } from "@jdj/contract/content/simple-html";
import { retentionPeriods } from "../../../../retention-periods.ts";
import { h2, p, page, publisher, strong, type TextFacts, ul } from "./blocks.ts";

/** The privacy policy (id 7), in the terms of the Ivorian law n° 2013-450. */
export function privacy(facts: TextFacts): SimpleNode[] {
  const { brand, phone } = facts;
  const email = facts.legal.contact ?? facts.email;
  return [
    p(
      `Votre carnet parle de vous et de ceux que vous aimez. Voici ce que ${brand} en garde, pourquoi, combien de temps, et ce que vous pouvez exiger. Cette page s’appuie sur la loi ivoirienne n° 2013-450 du 19 juin 2013 relative à la protection des données à caractère personnel.`,
    ),
    h2("Qui est responsable"),
    p(
      `${publisher(facts)}, éditeur de ce site, est responsable du traitement de vos données. Pour toute question : ${email} ou ${phone}.`,
    ),
    h2("Ce que nous traitons, et pourquoi"),
    ul(
      [
        strong("Votre compte."),
        " Nom, prénoms, civilité, date de naissance, adresse email, numéro de téléphone, mot de passe (conservé sous une forme qui ne permet pas de le relire). Pour vous reconnaître, vérifier votre âge et ouvrir votre carnet, à votre demande.",
      ],
      [
        strong("Votre carnet."),
        " Personnes célébrées, date, lieux, photos que vous ajoutez. Pour afficher et imprimer ce que vous préparez.",
      ],
      [
        strong("Vos invités."),
        " Nom, coordonnées et réponse de chacun, tels que vous les inscrivez ou que l’invité les donne. Pour leur remettre votre invitation et vous rendre leur réponse. Nous ne nous en servons pas pour leur écrire autre chose.",
      ],
      [
        strong("Vos messages."),
        " Ce que vous nous écrivez par la page de contact ou la boîte « Écrivez-nous », et vos coordonnées. Pour vous répondre.",
      ],
      [
        strong("La Newsletter."),
        " Votre adresse et votre sexe, si vous l’avez demandée et confirmée. Un lien en bas de chaque e-mail suffit pour se désabonner.",
      ],
      [
        strong("Les demandes de prestataires."),
        " Entreprise, activité, coordonnées. Pour étudier l’ouverture d’un compte.",
      ],
      [
        strong("La sécurité."),
        " Sessions ouvertes, tentatives répétées. Pour protéger les comptes contre les abus.",
      ],
    ),
    h2("Vos réponses sensibles"),
    p(
      "La page «\u00a0En bref\u00a0» de votre carnet demande, selon la fête, quelle cérémonie ou quelle fête religieuse vous préparez et de quelle région ou de quel peuple viennent vos familles. La loi n° 2013-450 tient ces réponses pour sensibles, puisqu’elles peuvent révéler une religion ou une origine.",
    ),
    ul(
      "Pourquoi\u00a0: garder dans votre carnet ce que vous aurez à dire à vos familles, à l’officiant et à vos prestataires. Nous n’en tirons rien d’autre.",
      "Vous y répondez si vous le voulez\u00a0: rien d’autre dans le carnet n’en dépend. Répondre, c’est y consentir\u00a0; effacer votre réponse, c’est retirer votre consentement.",
      "Personne d’autre que vous ne la voit\u00a0: ceux avec qui vous partagez votre carnet ne lisent ni la question, ni la réponse. La copie de vos données ne les contient que si vous cochez la case prévue.",
      `Elles sont effacées les premières, ${retentionPeriods.sensitiveAnswerMonths} mois après la date de la fête.`,
    ),
    p(
      "Nous ne demandons rien sur votre santé ni sur vos opinions. N’inscrivez pas de telles informations dans les champs libres.",
    ),
    h2("Sur quel fondement"),
    p(
      "Votre consentement, que vous donnez en vous inscrivant ou en cochant une case et que vous pouvez retirer ; l’exécution du service que vous avez demandé ; nos obligations légales ; la sécurité du site.",
    ),
    h2("Combien de temps"),
    ul(
      `Compte et carnet : tant que votre compte existe, puis effacés dans les ${retentionPeriods.closedAccountDays} jours qui suivent sa fermeture. Votre adresse et votre numéro peuvent alors servir à un nouveau compte.`,
      `Événement supprimé : vous pouvez le reprendre pendant ${retentionPeriods.deletedEventDays} jours, puis il est effacé avec ses invités, ses cartes et ses photos. Les reçus de paiement restent.`,
      `Compte resté sans connexion : ${retentionPeriods.idleAccountYears} ans, puis nous vous prévenons ${retentionPeriods.warnedAccountDays} jours avant d’effacer.`,
      `Vos invités, et ceux qui vous ont offert un cadeau ou commandé un pagne : ${retentionPeriods.guestMonths} mois après la date de la fête. Leurs listes se téléchargent depuis votre carnet.`,
      `Images dessinées des cartes : ${retentionPeriods.drawnPictureDays} jours après que quelqu’un les a regardées pour la dernière fois.`,
      `Demandes de devis, conversations et fichiers échangés avec des prestataires\u00a0: ${retentionPeriods.quoteMonths} mois après le dernier message.`,
      `Commandes du shopping\u00a0: le destinataire, son téléphone et son adresse sont effacés après ${retentionPeriods.orderAddressMonths} mois\u00a0; un panier sans changement l’est après ${retentionPeriods.cartDays} jours.`,
      `Réservations de packages\u00a0: ${retentionPeriods.bookingMonths} mois après le jour réservé.`,
      `Messages de contact et demandes de prestataires : ${retentionPeriods.messageMonths} mois après la dernière réponse.`,
      `Newsletter : jusqu’à votre départ ; une demande jamais confirmée est effacée après ${retentionPeriods.unconfirmedNewsletterDays} jours.`,
      `Pièces de paiement : la durée qu’imposent les règles comptables, soit ${retentionPeriods.paymentYears} ans ; elles ne portent plus votre nom une fois votre compte effacé.`,
      `Connexions et invitations à partager un carnet : effacées ${retentionPeriods.endedSessionDays} jours après leur fin. Codes et liens reçus : effacés au plus tard deux jours après leur échéance. Envois en attente ou faits : 14 jours au plus.`,
      "Refus de recevoir des messages : votre adresse ou votre numéro, aussi longtemps qu’il faut pour respecter ce refus.",
      `Messages qui n’ont pas pu partir\u00a0: ${retentionPeriods.lostMessageDays} jours, l’adresse masquée.`,
      `Compteurs de tentatives : ${retentionPeriods.counterHours} heures au plus.`,
    ),
    p(
      "Ces effacements se font d’eux-mêmes, toutes les heures. Les journaux techniques ne contiennent ni nom, ni adresse, ni numéro.",
    ),
    h2("Qui y a accès"),
    p(
      "Les personnes de notre équipe qui en ont besoin pour vous servir. Les prestataires techniques qui hébergent le site et acheminent les emails, les SMS et les paiements reçoivent le strict nécessaire et n’ont pas le droit de s’en servir autrement. Vos données ne sont ni vendues, ni louées. Une autorité n’y accède que si la loi l’ordonne.",
    ),
    p(
      "Si un prestataire technique se trouve hors de l’espace CEDEAO, le transfert n’a lieu que vers un pays qui assure un niveau de protection suffisant et avec l’autorisation que la loi exige.",
    ),
    h2("Vos droits"),
    p("La loi vous donne le droit :"),
    ul(
      "de savoir quelles données vous concernent et d’en recevoir une copie ;",
      "de faire rectifier ou compléter celles qui sont inexactes ;",
      "de vous opposer à un traitement pour des motifs légitimes, et sans motif à toute prospection ;",
      "de faire effacer celles qui ne sont plus nécessaires, ou dont vous retirez le consentement.",
    ),
    p(
      `Écrivez à ${email} en précisant votre demande ; nous pouvons vous demander de prouver votre identité. Nous répondons dans les 30 jours, sans frais. Ces droits sont aussi ceux de vos invités.`,
    ),
    p(
      "Si notre réponse ne vous satisfait pas, vous pouvez saisir l’Autorité de protection des données à caractère personnel, dont la mission est confiée à l’ARTCI, à Abidjan.",
    ),
    h2("Cookies"),
    p(
      "Le site dépose uniquement les cookies nécessaires à votre connexion, à l’affichage des messages et au mot de bienvenue. Il n’y a ni publicité suivie, ni mesure d’audience par un tiers. Une vidéo n’est chargée depuis son hébergeur que lorsque vous touchez sa vignette.",
    ),
    h2("Sécurité"),
    p(
      "Les échanges sont chiffrés, les mots de passe et les clés de session ne sont pas conservés en clair, les liens des invités ne peuvent être devinés. Si une faille exposait vos données, nous préviendrions l’autorité et les personnes concernées.",
    ),
    h2("Mineurs"),
    p(
      "Le compte est réservé aux personnes de 18 ans et plus. Un enfant peut figurer parmi les invités ou être fêté : inscrivez alors les coordonnées d’un parent.",
    ),
    h2("Changements"),
    p(
      "Cette page porte la date de sa dernière modification. Si un changement touche vos droits, nous vous en informons avant qu’il ne s’applique. Voyez aussi les ",
      page(
        facts,
        "/cgu-organisation-de-mariage-cote-d-ivoire",
        "conditions générales d’utilisation",
      ),
      ".",
    ),
  ];
}
