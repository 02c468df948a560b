import type { Introduction, IntroductionKey } from "@jdj/contract/content/section-introductions";

/** The introductions of a new site, until staff write others. */
export const introductionReference: Readonly<Record<IntroductionKey, Introduction>> = {
  home: {
    title: "Votre fête, tissée fil à fil.",
    first:
      "Le carnet de mariage et de fête de Côte d’Ivoire\u00a0: préparatifs, invités et faire-part au même endroit.",
    rest: "",
  },
  "home-welcome": {
    title: "Bienvenue chez [marque]",
    first:
      "Un mariage, un baptême, un anniversaire\u00a0: on s’y perd vite entre les listes, les devis et les appels. [marque] tient le fil pour vous, du premier invité au dernier merci.",
    rest: "",
  },
  "home-blog": {
    title: "À lire avant la fête",
    first: "",
    rest: "",
  },
  "home-cloths": {
    title: "Chaque fête a son tissage",
    first: "Il naît avec votre carnet, habille vos cartes et se complète à mesure que tout avance.",
    rest: "",
  },
  "home-app": {
    title: "Emportez votre carnet",
    first: "La même fête, le même compte, sur votre téléphone.",
    rest: "",
  },
  "town-halls": {
    title: "Trouvez la mairie de votre mariage",
    first: "[mairies] dans [districts]\u00a0: jours et coûts de célébration, dossier, adresse.",
    rest: "",
  },
  providers: {
    title: "Trouvez vos prestataires",
    first: "",
    rest: "",
  },
  shopping: {
    title: "Tout pour votre fête",
    first: "",
    rest: "",
  },
  couple: {
    title: "",
    first: "Dites-nous qui l’on fête.",
    rest: "<p>Ces noms figurent sur vos cartes et sur les confirmations de vos invités. Un nom et un prénom suffisent\u00a0: le reste, et les autres personnes, peuvent attendre. L’adresse et les contacts servent à vous joindre, et ne sont jamais montrés à vos invités.</p>",
  },
  summary: {
    title: "",
    first: "Quelques questions pour cerner la fête que vous imaginez.",
    rest: "<p>Répondez à celles qui vous parlent, les autres attendront. Idéalement, on commence à organiser au moins un an à l’avance. Ce que vous écrivez est gardé sur cet appareil jusqu’à ce que vous enregistriez.</p>",
  },
  committee: {
    title: "",
    first: "Ceux sur qui vous comptez pour préparer la fête.",
    rest: "<p>Le PCO (président du comité d’organisation) coordonne, les autres veillent chacun à leur part. Il n’est pas nécessaire de remplir toutes les places. Leurs contacts restent dans votre carnet.</p>",
  },
  budget: {
    title: "",
    first: "Ce que vous prévoyez, et ce que vous dépensez.",
    rest: "<p>Pour chaque poste, notez une fourchette (Mini et Max) avant de demander des prix, puis le montant réel une fois le devis accepté. Les totaux suivent pendant que vous écrivez, et tout dépassement est signalé.</p>",
  },
  planning: {
    title: "",
    first: "Tout ce qu’il y a à faire, dans l’ordre.",
    rest: "<p>Les dates sont proposées d’après celle de votre fête\u00a0: changez celles qui ne vous conviennent pas, et cochez ce qui est fait.</p>",
  },
  ceremonies: {
    title: "",
    first: "Où et quand vos invités vous retrouvent.",
    rest: "<p>Gardez les cérémonies prévues, notez leur date, leur heure et leur lieu\u00a0: vos cartes et votre agenda les reprennent. La cérémonie principale donne sa date à la fête.</p>",
  },
  guests: {
    title: "",
    first: "Tous ceux que vous souhaitez avoir près de vous, et leur réponse.",
    rest: '<p>Envoyez vos invitations idéalement 3 mois avant la cérémonie. Les réponses à vos Joy Cards arrivent ici d’elles-mêmes. Votre liste est déjà dans un tableur\u00a0? <a href="/files/JOIE_DU_JOUR_GUESTS_TEMPLATE.xls">Téléchargez le modèle</a> et importez-la d’un coup.</p>',
  },
  cards: {
    title: "",
    first:
      "La Joy Card est votre faire-part\u00a0: une carte aux couleurs de votre tissage, au nom de chaque invité, qui vous rapporte sa réponse.",
    rest: "<p>Écrivez votre message, ou partez d’un texte tout prêt\u00a0; choisissez une carte\u00a0; désignez les invités à qui l’adresser. Chacun reçoit son propre message, avec un lien qui n’appartient qu’à lui.</p><p>D’un geste, sans créer de compte, il vous dit s’il sera des vôtres. Sa réponse paraît aussitôt dans votre liste d’invités, et il peut en changer.</p>",
  },
  gifts: {
    title: "",
    first: "Ce que vous souhaitez, et une cagnotte.",
    rest: "<p>Vos invités offrent un cadeau de la liste, en entier ou en partie, ou le montant de leur choix. Ils paient par mobile money, sans compte. Vous seuls voyez qui a offert quoi\u00a0: vos invités ne voient que ce qui reste à offrir.</p>",
  },
  fabric: {
    title: "",
    first: "Un pagne ou un uniforme pour tous, sans courir après chacun.",
    rest: "<p>Fixez le prix et le dernier jour, puis envoyez à chaque personne son lien\u00a0: elle choisit sa taille et paie par mobile money, sans compte. Notez ceux qui paient en espèces, relancez les autres, et passez une seule commande au vendeur.</p>",
  },
  sharing: {
    title: "",
    first: "Préparez la fête à plusieurs, chacun avec son rôle.",
    rest: "<p>Chaque personne invitée se connecte avec son propre compte. Vous pouvez changer son rôle ou reprendre l’accès à tout moment\u00a0: cela vaut aussitôt. Les contacts [des célébrés] et les lignes de budget marquées «\u00a0Privé\u00a0» ne sont vus que par les propriétaires.</p>",
  },
  "create-event": {
    title: "",
    first: "Un carnet par fête\u00a0: mariage, baptême, anniversaire…",
    rest: "<p>Chaque événement a ses propres rubriques, ses invités et son tissage. Vous passez de l’un à l’autre quand vous voulez, sans rien perdre.</p>",
  },
};
