import type { CategoryReference } from "./model-reference.ts";

/** Invitations to the feasts that are no wedding, in the words of each. */
export const feastModels: CategoryReference[] = [
  {
    code: "birthday",
    name: "Anniversaire",
    eventTypes: ["birthday"],
    models: [
      {
        code: "candles",
        name: "Les bougies",
        content:
          "[prénoms],\n\nUne bougie de plus et l’envie de la souffler avec toi\u00a0! Je t’attends le [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie].\n\n[hôtes]",
        social:
          "Une bougie de plus pour [hôtes]\u00a0! On la souffle ensemble le [date de la cérémonie], [lieu de la cérémonie]. [lien]",
        sms: "[prénoms], viens souffler mes bougies le [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie] ! [hôtes]",
      },
      {
        code: "milestone",
        name: "Un âge à fêter",
        content:
          "[civilité] [prénoms] [nom],\n\nIl est des anniversaires qui se fêtent avec tous ceux que l’on aime. Vous êtes de ceux-là\u00a0: faites-moi l’amitié de partager cette belle étape.\n\n[hôtes]",
        social:
          "Une belle étape pour [hôtes], à fêter avec vous tous. Rendez-vous le [date de la cérémonie]\u00a0! [lien]",
        sms: "[prénoms], je célèbre une belle étape le [date de la cérémonie]. Serez-vous là ? [lien] [hôtes]",
      },
      {
        code: "surprise",
        name: "Chut, c’est une surprise",
        content:
          "[prénoms],\n\nPas un mot\u00a0! Nous préparons un anniversaire surprise pour [hôtes], le [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie]. Arrive un quart d’heure avant, et garde le secret.",
        social:
          "Chut… une surprise se prépare pour [hôtes]\u00a0! Les complices trouveront tout ici\u00a0: [lien]",
        sms: "Chut ! Anniversaire surprise de [hôtes] le [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie]. Gardez le secret !",
      },
    ],
  },
  {
    code: "christening",
    name: "Baptême",
    eventTypes: ["christening"],
    models: [
      {
        code: "grace",
        name: "Le jour de grâce",
        content:
          "[civilité] [prénoms] [nom],\n\nNotre enfant reçoit le baptême le [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie]. Entourez-le de vos prières et de votre affection en ce jour de grâce.\n\n[hôtes]",
        social:
          "Jour de grâce chez [hôtes]\u00a0: notre enfant est baptisé le [date de la cérémonie], [lieu de la cérémonie]. Merci pour vos prières\u00a0! [lien]",
        sms: "[prénoms], notre enfant est baptisé le [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie]. Priez avec nous. [hôtes]",
      },
      {
        code: "table",
        name: "Et la table ensuite",
        content:
          "Bonjour [prénoms],\n\nAprès la cérémonie, la maison sera ouverte et la table mise\u00a0: nous serions heureux de vous y retrouver pour fêter le baptême de notre enfant.\n\n[hôtes]",
        social:
          "Après l’église, la table est mise\u00a0: venez fêter le baptême de notre enfant\u00a0! [hôtes] [lien]",
        sms: "[prénoms], notre enfant est baptisé le [date de la cérémonie] : partagez notre table ! [lien] [hôtes]",
      },
      {
        code: "godparents",
        name: "Autour du parrain et de la marraine",
        content:
          "[civilité] [nom],\n\nEntouré de son parrain et de sa marraine, notre enfant fera ses premiers pas dans la foi le [date de la cérémonie]. Votre place est parmi nous.\n\n[hôtes]",
        social:
          "Parrain, marraine, famille et amis réunis pour le baptême de notre enfant, le [date de la cérémonie]. [hôtes] [lien]",
        sms: "[civilité] [nom], notre enfant est baptisé le [date de la cérémonie], [lieu de la cérémonie]. Votre place est parmi nous. [hôtes]",
      },
    ],
  },
  {
    code: "brunch",
    name: "Brunch",
    eventTypes: ["brunch"],
    models: [
      {
        code: "morning",
        name: "Belle matinée",
        content:
          "[prénoms],\n\nDu café, de l’attiéké, des fruits frais et du temps devant nous\u00a0: je vous attends pour un brunch le [date de la cérémonie] à partir de [heure de la cérémonie], [lieu de la cérémonie].\n\n[hôtes]",
        social:
          "Café, alloco et bonne humeur\u00a0: brunch chez [hôtes] le [date de la cérémonie]\u00a0! [lien]",
        sms: "[prénoms], brunch le [date de la cérémonie] dès [heure de la cérémonie], [lieu de la cérémonie]. Venez avec votre bonne humeur ! [hôtes]",
      },
      {
        code: "after",
        name: "Le lendemain de fête",
        content:
          "[prénoms],\n\nLa fête continue, en plus doux\u00a0! Retrouvons-nous autour d’un brunch pour nous raconter la veille.\n\n[hôtes]",
        social:
          "La fête continue, en plus doux\u00a0: rendez-vous au brunch de [hôtes]\u00a0! [lien]",
        sms: "[prénoms], on prolonge la joie autour d'un brunch le [date de la cérémonie]. On compte sur toi ! [lien] [hôtes]",
      },
      {
        code: "family",
        name: "En famille",
        content:
          "Chère famille,\n\n[prénoms], voilà trop longtemps que nous n’avons pas pris le temps de nous asseoir ensemble. La table est grande, les enfants sont les bienvenus.\n\n[hôtes]",
        social:
          "Grande table, grands et petits bienvenus\u00a0: brunch de famille le [date de la cérémonie]. [hôtes] [lien]",
        sms: "[prénoms], brunch de famille le [date de la cérémonie] à [heure de la cérémonie]. Les enfants sont les bienvenus ! [hôtes]",
      },
    ],
  },
  {
    code: "baby-shower",
    name: "Baby shower",
    eventTypes: ["baby-shower"],
    models: [
      {
        code: "sweet",
        name: "Toute douceur",
        content:
          "[prénoms],\n\nUn petit être arrive, et avec lui mille raisons de se réjouir. Viens gâter la future maman le [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie].\n\n[hôtes]",
        social:
          "Bientôt un petit trésor chez [hôtes]\u00a0! On le fête le [date de la cérémonie], [lieu de la cérémonie]. [lien]",
        sms: "[prénoms], un petit trésor arrive ! Baby shower le [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie]. [hôtes]",
      },
      {
        code: "reveal",
        name: "Fille ou garçon\u00a0?",
        content:
          "[prénoms],\n\nFille ou garçon\u00a0? Nous le saurons tous ensemble le [date de la cérémonie] à [heure de la cérémonie]. Viens avec ton pronostic\u00a0!\n\n[hôtes]",
        social:
          "Fille ou garçon\u00a0? Réponse le [date de la cérémonie] chez [hôtes]. Les paris sont ouverts\u00a0! [lien]",
        sms: "[prénoms], fille ou fils ? Réponse le [date de la cérémonie] à [heure de la cérémonie]. Viens avec ton pronostic ! [hôtes]",
      },
      {
        code: "tea",
        name: "Entre amies",
        content:
          "[prénoms],\n\nDes jeux, des gourmandises et des conseils de mamans\u00a0: retrouvons-nous entre amies avant l’arrivée de bébé.\n\n[hôtes]",
        social:
          "Jeux, gourmandises et conseils de mamans avant l’arrivée de bébé\u00a0: venez\u00a0! [hôtes] [lien]",
        sms: "[prénoms], avant que bébé arrive : jeux et gourmandises le [date de la cérémonie] ! [lien] [hôtes]",
      },
    ],
  },
  {
    code: "religious-feast",
    name: "Fête religieuse",
    eventTypes: ["religious-feast"],
    models: [
      {
        code: "peace",
        name: "Paix et partage",
        content:
          "[civilité] [prénoms] [nom],\n\nEn ce temps de prière et de partage, notre maison vous est ouverte. Venez rompre le pain avec nous le [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie].\n\n[hôtes]",
        social:
          "Temps de prière et de partage\u00a0: la maison vous est ouverte chez [hôtes] le [date de la cérémonie]. [lien]",
        sms: "[prénoms], notre maison vous est ouverte pour prier et partager, le [date de la cérémonie] à [heure de la cérémonie]. [hôtes]",
      },
      {
        code: "thanksgiving",
        name: "Action de grâce",
        content:
          "[civilité] [nom],\n\nDieu a fait de grandes choses pour nous. Nous lui rendons grâce le [date de la cérémonie], [lieu de la cérémonie], et nous aimerions que vous soyez là.\n\n[hôtes]",
        social:
          "Action de grâce chez [hôtes], le [date de la cérémonie], [lieu de la cérémonie]. Venez rendre grâce avec nous\u00a0! [lien]",
        sms: "[prénoms], rendons ensemble hommage à Dieu pour ses bienfaits le [date de la cérémonie], [lieu de la cérémonie]. [hôtes]",
      },
      {
        code: "meal",
        name: "Le repas de fête",
        content:
          "[prénoms],\n\nAprès la prière, le repas\u00a0! Les plats seront nombreux, et les chaises aussi\u00a0: venez avec les vôtres.\n\n[hôtes]",
        social:
          "Après la prière, le repas de fête\u00a0: venez avec les vôtres\u00a0! [hôtes] [lien]",
        sms: "[prénoms], venez partager notre repas après la prière, le [date de la cérémonie]. Votre famille est la bienvenue ! [hôtes]",
      },
    ],
  },
  {
    code: "entertainment",
    name: "Divertissement",
    eventTypes: ["entertainment"],
    models: [
      {
        code: "evening",
        name: "La soirée",
        content:
          "[prénoms],\n\nMusique, amis et bonne table\u00a0: la soirée du [date de la cérémonie] s’annonce belle. Ton nom est sur la liste, à [heure de la cérémonie], [lieu de la cérémonie].\n\n[hôtes]",
        social:
          "La soirée à ne pas manquer\u00a0: [date de la cérémonie], [lieu de la cérémonie]. Chez [hôtes]\u00a0! [lien]",
        sms: "[prénoms], ton nom est sur la liste ! [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie]. [hôtes]",
      },
      {
        code: "show",
        name: "Le spectacle",
        content:
          "[civilité] [prénoms] [nom],\n\nLe rideau se lève le [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie]. Nous vous avons gardé une place.\n\n[hôtes]",
        social:
          "Le rideau se lève le [date de la cérémonie]\u00a0! Confirmez votre place\u00a0: [lien]",
        sms: "[prénoms], le rideau se lève le [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie]. Une place vous attend. [hôtes]",
      },
      {
        code: "games",
        name: "Sport et jeux",
        content:
          "[prénoms],\n\nÀ vos maillots\u00a0! Tournoi, grillades et bonne humeur le [date de la cérémonie] dès [heure de la cérémonie], [lieu de la cérémonie]. Forme ton équipe et réponds-nous.\n\n[hôtes]",
        social:
          "Tournoi, grillades et bonne humeur le [date de la cérémonie]\u00a0: formez vos équipes\u00a0! [lien]",
        sms: "[prénoms], tournoi et grillades le [date de la cérémonie] dès [heure de la cérémonie] ! Forme ton équipe et réponds-nous : [lien]",
      },
    ],
  },
];
