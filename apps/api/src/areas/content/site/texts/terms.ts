import type { SimpleNode } from "@jdj/contract/content/simple-html";
import { h2, p, page, publisher, type TextFacts, ul } from "./blocks.ts";

/** The general conditions of use (id 3). */
export function terms(facts: TextFacts): SimpleNode[] {
  const { brand, email, phone } = facts;
  return [
    h2("1. Ce que nous vous proposons"),
    p(
      `Ce site est édité par ${publisher(facts)}. ${brand} est un carnet en ligne pour préparer un mariage ou une autre fête en Côte d’Ivoire. Vous y notez les personnes célébrées, tenez votre liste d’invités et envoyez des faire-part numériques, les Joy Cards. Le site publie aussi un annuaire des mairies, un blog et des pages destinées aux prestataires. En créant un compte, vous acceptez les présentes conditions ; les pages publiques se consultent sans compte.`,
    ),
    h2("2. Votre compte"),
    p(
      "L’inscription est ouverte aux personnes âgées d’au moins 18 ans. Vous donnez des informations exactes et vérifiez votre adresse email ou votre numéro de téléphone : le carnet s’ouvre après cette vérification et une fois votre date de naissance connue.",
    ),
    p(
      "Votre mot de passe est personnel. Choisissez-en un que vous n’employez nulle part ailleurs et ne le communiquez à personne. Nous ne vous le demanderons jamais, ni par téléphone, ni par message. Si vous pensez qu’un tiers l’a appris, changez-le et prévenez-nous.",
    ),
    h2("3. Vos invités"),
    p(
      "Vous inscrivez dans votre carnet des noms, des adresses et des numéros qui appartiennent à d’autres. Ne notez que les personnes que vous comptez réellement inviter, et seulement ce qui est utile à leur invitation. Chaque invité reçoit un lien personnel qui lui permet de répondre sans créer de compte ; il peut vous demander de le retirer de votre liste.",
    ),
    h2("4. Vos messages et vos images"),
    p(
      "Les textes et les photos que vous ajoutez restent les vôtres. Vous nous permettez de les conserver et de les afficher dans la seule mesure nécessaire au service. Sont interdits :",
    ),
    ul(
      "les envois publicitaires et les messages à des personnes que vous ne connaissez pas ;",
      "les propos injurieux, trompeurs, discriminatoires ou contraires à la loi ;",
      "les images que vous n’avez pas le droit d’utiliser.",
    ),
    p(
      "Un compte qui sert à de tels envois peut être suspendu, puis fermé après vous en avoir dit la raison.",
    ),
    h2("5. Mairies et prestataires"),
    p(
      "Les pages des mairies sont indicatives : horaires, pièces à fournir et tarifs sont fixés par chaque mairie, qui seule peut les confirmer. Les prestataires présentés sont indépendants ; le contrat que vous passez avec l’un d’eux ne lie que vous et lui.",
    ),
    h2("6. Prix et paiement"),
    p(
      "La tenue du carnet et l’envoi des Joy Cards par e-mail sont gratuits. Si un service est payant, son prix, taxes comprises, est affiché en FCFA avant toute commande, et rien n’est facturé sans votre accord. Un paiement n’est acquis qu’après confirmation de l’opérateur ; les messages déjà partis ne peuvent être ni rappelés, ni remboursés, sauf si la faute vient de nous.",
    ),
    h2("7. Disponibilité"),
    p(
      "Nous faisons notre possible pour que le service reste ouvert et pour que rien de ce que vous enregistrez ne se perde, sans pouvoir garantir qu’il ne sera jamais interrompu. L’acheminement d’un email ou d’un SMS dépend aussi d’opérateurs tiers : l’état de chaque envoi est affiché dans votre carnet, pour que vous puissiez joindre autrement un invité qui n’aurait rien reçu.",
    ),
    h2("8. Vos données personnelles"),
    p(
      "Ce que nous gardons, pourquoi, combien de temps et les droits que la loi vous donne sont décrits sur la page ",
      page(facts, "/privacy", "Vos données"),
      ".",
    ),
    h2("9. Fin du compte"),
    p(
      `Vous pouvez cesser d’utiliser ${brand} à tout moment et demander la fermeture de votre compte. Nous pouvons fermer un compte qui enfreint gravement ces conditions ; vous pouvez alors obtenir une copie de vos données.`,
    ),
    h2("10. Changements et droit applicable"),
    p(
      "Si ces conditions changent, la date en tête de page change aussi ; si le changement touche vos droits, nous vous en informons avant qu’il ne s’applique. Elles sont soumises au droit ivoirien. En cas de désaccord, écrivez-nous d’abord : la plupart des difficultés se règlent ainsi. À défaut d’accord, les tribunaux ivoiriens sont compétents, sans priver un consommateur des règles qui le protègent.",
    ),
    h2("11. Nous joindre"),
    p(
      `Par e-mail : ${email}. Par téléphone : ${phone}. Ou par la `,
      page(
        facts,
        "/contacts-de-l-entreprise-d-organisation-de-mariage-cote-d-ivoire",
        "page de contact",
      ),
      ".",
    ),
  ];
}
