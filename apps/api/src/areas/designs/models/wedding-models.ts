import type { CategoryReference } from "./model-reference.ts";

const eventTypes = ["wedding"];

/** The steps of a wedding, from the first asking to the feast. */
export const weddingModels: CategoryReference[] = [
  {
    code: "betrothal",
    name: "Fiançailles",
    eventTypes,
    models: [
      {
        code: "promise",
        name: "La promesse",
        content:
          "[civilité] [prénoms] [nom],\n\nNous nous sommes dit oui pour la vie, et nous voulons vous l’annoncer de vive voix. Venez partager la joie de nos fiançailles, le [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie].\n\n[hôtes]",
        social:
          "C’est décidé\u00a0: place aux fiançailles de [hôtes]\u00a0! Rendez-vous le [date de la cérémonie], [lieu de la cérémonie]. Tous les détails sur notre carte\u00a0: [lien]",
        sms: "[prénoms], nous allons nous fiancer ! Rendez-vous le [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie]. [hôtes]",
      },
      {
        code: "families",
        name: "Au nom des familles",
        content:
          "[civilité] [nom],\n\nNos deux familles ont la joie de vous faire part des fiançailles de leurs enfants, [prénoms de la fiancée] et [prénoms du fiancé]. Votre bénédiction nous honorerait.",
        social:
          "Les familles [nom de la fiancée] et [nom du fiancé] ont la joie d’annoncer les fiançailles de [prénoms de la fiancée] et [prénoms du fiancé]. [lien]",
        sms: "Les familles [nom de la fiancée] et [nom du fiancé] fiancent [prénoms de la fiancée] et [prénoms du fiancé] le [date de la cérémonie]. Partagez leur joie !",
      },
      {
        code: "friends",
        name: "Entre amis",
        content:
          "[prénoms],\n\nIl a posé la question, elle a dit oui\u00a0! On fête ça tous ensemble\u00a0: viens avec ton sourire, on s’occupe du reste.\n\n[hôtes]",
        social:
          "La question est posée, la réponse est oui\u00a0! Venez fêter les fiançailles de [hôtes]\u00a0: [lien]",
        sms: "[prénoms], elle a dit oui ! On célèbre cela le [date de la cérémonie] : [lien] [hôtes]",
      },
    ],
  },
  {
    code: "traditional",
    name: "Dot",
    eventTypes,
    models: [
      {
        code: "elders",
        name: "Devant les aînés",
        content:
          "[civilité] [prénoms] [nom],\n\nConformément à nos coutumes, la famille [nom du fiancé] viendra demander la main de notre fille [prénoms de la fiancée]. Vous qui nous avez vus grandir, soyez à nos côtés le [date de la dot] à [heure de la dot], [lieu de la dot].\n\nVotre présence donnera du poids à la parole des familles.",
        social:
          "La famille [nom du fiancé] vient frapper à la porte de la famille [nom de la fiancée]\u00a0! Cérémonie de dot le [date de la dot], [lieu de la dot]. [lien]",
        sms: "[civilité] [nom], soyez parmi nous pour la dot de [prénoms de la fiancée], le [date de la dot] à [heure de la dot], [lieu de la dot].",
      },
      {
        code: "honour",
        name: "L’honneur des familles",
        content:
          "[civilité] [nom],\n\nLes familles [nom de la fiancée] et [nom du fiancé] vous prient d’honorer de votre présence la cérémonie de dot de leurs enfants, [prénoms de la fiancée] et [prénoms du fiancé].\n\nDate\u00a0: [date de la dot]\nHeure\u00a0: [heure de la dot]\nLieu\u00a0: [lieu de la dot]",
        social:
          "Deux familles n’en feront bientôt plus qu’une\u00a0: dot de [prénoms de la fiancée] et [prénoms du fiancé], le [date de la dot]. Nous vous attendons nombreux\u00a0! [lien]",
        sms: "Les familles vous prient d'honorer la dot de [prénoms de la fiancée] et [prénoms du fiancé] le [date de la dot] à [heure de la dot], [lieu de la dot].",
      },
      {
        code: "joyful",
        name: "En pagne et en joie",
        content:
          "[prénoms],\n\nLa calebasse est prête, les pagnes aussi\u00a0! Nous célébrons notre dot le [date de la dot] et la fête ne serait pas belle sans toi. Sors ton plus beau pagne et viens danser avec nos familles.\n\n[hôtes]",
        social:
          "La calebasse est prête, les pagnes aussi\u00a0: la dot de [hôtes], c’est le [date de la dot]\u00a0! Qui vient danser\u00a0? [lien]",
        sms: "[prénoms], la calebasse nous attend ! Notre dot, c'est le [date de la dot] : mets ton plus beau pagne et viens danser. [hôtes]",
      },
    ],
  },
  {
    code: "civil",
    name: "Mariage civil",
    eventTypes,
    models: [
      {
        code: "solemn",
        name: "Devant la loi",
        content:
          "[civilité] [prénoms] [nom],\n\nNous avons l’honneur de vous inviter à la célébration de notre mariage civil, le [date du mariage civil] à [heure du mariage civil], [lieu du mariage civil].\n\nVotre présence à nos côtés au moment de dire oui sera notre plus belle signature.\n\n[hôtes]",
        social:
          "Devant Monsieur le Maire, le grand oui de [hôtes]\u00a0: le [date du mariage civil] à [heure du mariage civil], [lieu du mariage civil]. Venez signer notre joie\u00a0! [lien]",
        sms: "[civilité] [nom], mariage civil de [hôtes] le [date du mariage civil] à [heure du mariage civil], [lieu du mariage civil]. Venez !",
      },
      {
        code: "punctual",
        name: "À l’heure dite",
        content:
          "[prénoms],\n\nMonsieur le Maire n’attend pas\u00a0! Notre mariage civil est célébré le [date du mariage civil] à [heure du mariage civil] précises, [lieu du mariage civil]. Merci d’arriver une demi-heure plus tôt\u00a0: nous tenons à vous voir avant d’entrer.\n\n[hôtes]",
        social:
          "Un oui, deux signatures, et une grande joie\u00a0: mariage civil de [hôtes], le [date du mariage civil] à [heure du mariage civil] précises. [lien]",
        sms: "[prénoms], notre mariage civil : [date du mariage civil] à [heure du mariage civil] précises, [lieu du mariage civil]. Merci d'arriver en avance. [hôtes]",
      },
      {
        code: "simple",
        name: "Tout simplement",
        content:
          "Bonjour [prénoms],\n\nNous nous marions\u00a0! Rien ne nous ferait plus plaisir que de vous voir parmi nous à la mairie. Répondez-nous d’un geste depuis votre carte.\n\n[hôtes]",
        social:
          "Nous nous marions à la mairie, et nous serions si heureux de vous y voir\u00a0! [hôtes] [lien]",
        sms: "[prénoms], nous nous marions à la mairie : [date du mariage civil]. Venez ! [lien] [hôtes]",
      },
    ],
  },
  {
    code: "religious",
    name: "Mariage religieux",
    eventTypes,
    models: [
      {
        code: "blessing",
        name: "Sous le regard de Dieu",
        content:
          "[civilité] [prénoms] [nom],\n\nDieu a uni nos chemins\u00a0; c’est devant lui que nous voulons nous donner l’un à l’autre. Joignez vos prières aux nôtres le [date du mariage religieux] à [heure du mariage religieux], [lieu du mariage religieux].\n\n[hôtes]",
        social:
          "«\u00a0Ce que Dieu a uni…\u00a0» Bénédiction du mariage de [hôtes], le [date du mariage religieux], [lieu du mariage religieux]. Venez prier avec nous. [lien]",
        sms: "[prénoms], priez avec nous pour notre mariage religieux, le [date du mariage religieux] à [heure du mariage religieux]. [hôtes]",
      },
      {
        code: "church",
        name: "Messe et action de grâce",
        content:
          "[civilité] [nom],\n\nNous rendons grâce et vous invitons à la célébration religieuse de notre mariage, le [date du mariage religieux] à [heure du mariage religieux], [lieu du mariage religieux]. Une collation suivra sur le parvis.\n\n[hôtes]",
        social:
          "Action de grâce pour le mariage de [hôtes]\u00a0: [date du mariage religieux] à [heure du mariage religieux], [lieu du mariage religieux]. Vous êtes tous les bienvenus. [lien]",
        sms: "Mariage religieux de [hôtes] : [date du mariage religieux] à [heure du mariage religieux], [lieu du mariage religieux]. Nous vous y attendons.",
      },
      {
        code: "mosque",
        name: "Nos familles réunies dans la prière",
        content:
          "[civilité] [nom],\n\nPar la grâce de Dieu, nos familles célèbrent l’union religieuse de [prénoms de la mariée] et [prénoms du marié], le [date du mariage religieux] à [heure du mariage religieux], [lieu du mariage religieux]. Vos invocations seront notre plus beau présent.",
        social:
          "Par la grâce de Dieu, union religieuse de [prénoms de la mariée] et [prénoms du marié], le [date du mariage religieux]. Vos prières les accompagnent. [lien]",
        sms: "[civilité] [nom], union religieuse de [prénoms de la mariée] et [prénoms du marié] le [date du mariage religieux] à [heure du mariage religieux]. Priez avec nous.",
      },
    ],
  },
  {
    code: "reception",
    name: "Réception",
    eventTypes,
    models: [
      {
        code: "dinner",
        name: "Le dîner",
        content:
          "[civilité] [prénoms] [nom],\n\nAprès les oui viennent les agapes\u00a0! Votre couvert est mis au dîner de mariage de [hôtes], le [date de la réception] à [heure de la réception], [lieu de la réception].\n\nMerci de nous dire si vous serez des nôtres\u00a0: votre place porte déjà votre nom.",
        social:
          "Après les oui, la fête\u00a0! Réception du mariage de [hôtes] le [date de la réception] à [heure de la réception], [lieu de la réception]. [lien]",
        sms: "[prénoms], votre place est gardée à la réception de [hôtes], le [date de la réception] à [heure de la réception], [lieu de la réception].",
      },
      {
        code: "dance",
        name: "Jusqu’au bout de la nuit",
        content:
          "[prénoms],\n\nUn bon repas, un grand orchestre et une piste qui n’attend que toi\u00a0: rejoins-nous à la réception de notre mariage, le [date de la réception] dès [heure de la réception], [lieu de la réception]. Les chaussures confortables sont les bienvenues\u00a0!\n\n[hôtes]",
        social:
          "L’orchestre est prêt, la piste aussi\u00a0! Rendez-vous avec [hôtes] le [date de la réception] dès [heure de la réception]. [lien]",
        sms: "[prénoms], la piste de danse t'attend le [date de la réception] dès [heure de la réception], [lieu de la réception] ! Viens vite. [hôtes]",
      },
      {
        code: "formal",
        name: "Grande tenue",
        content:
          "[civilité] [nom],\n\nNous vous prions d’assister à la réception donnée à l’occasion de notre mariage, le [date de la réception] à [heure de la réception], [lieu de la réception]. Tenue de gala souhaitée. Cette carte est personnelle\u00a0; merci de la présenter à l’entrée.\n\n[hôtes]",
        social:
          "Réception en l’honneur du mariage de [hôtes], le [date de la réception], [lieu de la réception]. Confirmez votre présence\u00a0: [lien]",
        sms: "[civilité] [nom], réception de mariage de [hôtes] le [date de la réception] à [heure de la réception], [lieu de la réception]. Tenue de gala.",
      },
    ],
  },
];
