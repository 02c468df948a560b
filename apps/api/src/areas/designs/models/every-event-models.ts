import type { CategoryReference } from "./model-reference.ts";

const eventTypes = null;

/** What any host has to say first: the date, the invitation, and the call for an answer. */
export const invitingModels: CategoryReference[] = [
  {
    code: "invitation",
    name: "Invitation",
    eventTypes,
    models: [
      {
        code: "classic",
        name: "Classique",
        content:
          "[civilité] [prénoms] [nom],\n\nNous avons la joie de vous inviter à célébrer ce grand jour avec nous. Votre présence sera notre plus beau cadeau.\n\n[hôtes]",
        social:
          "Une invitation de [hôtes]\u00a0! Tous les détails, et votre réponse, sur notre carte\u00a0: [lien]",
        sms: "Bonjour [prénoms] [nom]. Une invitation de [hôtes] : [date de la cérémonie]. Votre carte : [lien]",
      },
      {
        code: "warm",
        name: "Chaleureuse",
        content:
          "Bonjour [prénoms],\n\nLe jour approche et nous ne l’imaginons pas sans vous. Venez partager notre repas, nos chants et notre bonheur\u00a0!\n\n[hôtes]",
        social:
          "Le grand jour approche\u00a0! Repas, chants et bonheur à partager avec [hôtes]. [lien]",
        sms: "Bonjour [prénoms], venez partager notre repas et notre joie : [date de la cérémonie]. [lien] [hôtes]",
      },
      {
        code: "complete",
        name: "Date, heure et lieu",
        content:
          "[civilité] [prénoms] [nom],\n\nNous serons heureux de vous recevoir\u00a0:\n\nDate\u00a0: [date de la cérémonie]\nHeure\u00a0: [heure de la cérémonie]\nLieu\u00a0: [lieu de la cérémonie]\n\nMerci de confirmer votre présence depuis votre carte.\n\n[hôtes]",
        social:
          "Rendez-vous le [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie]. Une invitation de [hôtes]\u00a0! [lien]",
        sms: "[prénoms], nous vous attendons le [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie]. [hôtes]",
      },
    ],
  },
  {
    code: "save-the-date",
    name: "Réservez la date",
    eventTypes,
    models: [
      {
        code: "short",
        name: "Brève",
        content:
          "[prénoms] [nom], réservez la date\u00a0: nous avons une grande nouvelle à fêter avec vous, le [date de la cérémonie].\n\n[hôtes]",
        social:
          "Réservez la date\u00a0: [date de la cérémonie]. Une grande nouvelle à fêter avec [hôtes]\u00a0!",
        sms: "[prénoms], réservez le [date de la cérémonie] : une grande nouvelle à célébrer avec [hôtes] !",
      },
      {
        code: "travel",
        name: "Pour ceux qui viennent de loin",
        content:
          "[prénoms],\n\nVous avez de la route à faire, et nous tenons à vous\u00a0: bloquez dès maintenant le [date de la cérémonie]. L’invitation et le programme suivront, avec de quoi organiser votre séjour.\n\n[hôtes]",
        social:
          "Famille et amis de près comme de loin\u00a0: gardez libre le [date de la cérémonie]\u00a0! L’invitation suivra. [hôtes]",
        sms: "[prénoms], prenez vos billets : nous célébrons le [date de la cérémonie]. L'invitation et le programme suivront. [hôtes]",
      },
      {
        code: "playful",
        name: "Clin d’œil",
        content:
          "[prénoms],\n\nVotre agenda a l’air bien vide le [date de la cérémonie]… Remplissons-le ensemble\u00a0!\n\n[hôtes]",
        social:
          "Que faites-vous le [date de la cérémonie]\u00a0? Rien\u00a0? Parfait\u00a0: gardez cette date pour [hôtes]\u00a0!",
        sms: "[prénoms], que faites-vous le [date de la cérémonie] ? Rien ? Parfait : gardez cette date pour nous ! [hôtes]",
      },
    ],
  },
  {
    code: "reminder",
    name: "Rappel",
    eventTypes,
    models: [
      {
        code: "kind",
        name: "Douce",
        content:
          "[prénoms], nous préparons les places à table\u00a0: merci de nous dire si vous serez des nôtres.\n\n[hôtes]",
        social:
          "Nous préparons les places à table\u00a0: avez-vous répondu à notre invitation\u00a0? [hôtes] [lien]",
        sms: "[prénoms], nous préparons les tables : serez-vous avec nous ? Répondez ici : [lien] [hôtes]",
      },
      {
        code: "soon",
        name: "C’est bientôt",
        content:
          "[prénoms],\n\nPlus que quelques jours\u00a0! Rendez-vous le [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie]. Nous avons hâte de vous voir.\n\n[hôtes]",
        social:
          "Plus que quelques jours\u00a0! Rendez-vous le [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie]. [lien]",
        sms: "[prénoms], plus que quelques jours ! Le [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie]. A très vite ! [hôtes]",
      },
      {
        code: "caterer",
        name: "Le traiteur attend",
        content:
          "[civilité] [nom],\n\nNotre traiteur nous demande le nombre exact de convives. Pourriez-vous nous répondre cette semaine, même si c’est non\u00a0? Vous nous rendrez un grand service.\n\n[hôtes]",
        social:
          "Le traiteur compte les assiettes\u00a0: merci de répondre cette semaine à l’invitation de [hôtes]\u00a0! [lien]",
        sms: "[prénoms], le traiteur compte les assiettes : pouvez-vous nous répondre cette semaine ? [lien] Merci ! [hôtes]",
      },
    ],
  },
];

/** What any host has to say later: how to come, thanks, and what changes. */
export const followingModels: CategoryReference[] = [
  {
    code: "practical",
    name: "Informations pratiques",
    eventTypes,
    models: [
      {
        code: "way",
        name: "Venir et se garer",
        content:
          "[prénoms],\n\nPour nous rejoindre le [date de la cérémonie]\u00a0: [lieu de la cérémonie], à [heure de la cérémonie]. L’itinéraire est sur votre carte, et un parking gardé vous attend. Merci de prévoir large, les embouteillages ne sont pas invités\u00a0!\n\n[hôtes]",
        social:
          "Comment venir, où se garer, à quelle heure\u00a0: tout est sur notre carte\u00a0! [hôtes] [lien]",
        sms: "[prénoms], rendez-vous à [heure de la cérémonie], [lieu de la cérémonie]. Parking gardé ; itinéraire : [lien]",
      },
      {
        code: "dress",
        name: "Tenue et couleurs",
        content:
          "[prénoms],\n\nVous nous demandez comment vous habiller\u00a0? En fête, et aux couleurs de notre tissage, que vous voyez sur votre carte. Le pagne est à l’honneur.\n\n[hôtes]",
        social:
          "Côté tenue\u00a0: le pagne est à l’honneur, aux couleurs de notre tissage\u00a0! [hôtes] [lien]",
        sms: "[prénoms], pour la tenue : le pagne est à l'honneur, aux couleurs de notre tissage. Voyez ici : [lien] [hôtes]",
      },
      {
        code: "entry",
        name: "À l’entrée",
        content:
          "[civilité] [prénoms] [nom],\n\nPour un accueil rapide, présentez à l’entrée le code de votre carte, sur votre téléphone ou imprimé. Il vaut pour vous et pour les personnes qui vous accompagnent.\n\n[hôtes]",
        social:
          "Pensez à garder votre carte à portée de main\u00a0: son code vous ouvre l’entrée. [hôtes]",
        sms: "[prénoms], à l'entrée, présentez le code de votre carte : il vaut pour vous et ceux qui vous accompagnent. [lien]",
      },
    ],
  },
  {
    code: "thanks",
    name: "Remerciements",
    eventTypes,
    models: [
      {
        code: "heart",
        name: "Du fond du cœur",
        content:
          "[civilité] [prénoms] [nom],\n\nVotre présence a rendu ce jour plus beau que nous ne l’avions rêvé. Merci pour vos sourires, vos vœux et vos attentions.\n\n[hôtes]",
        social:
          "À vous tous qui avez rendu ce jour inoubliable\u00a0: merci, du fond du cœur\u00a0! [hôtes]",
        sms: "[prénoms], votre présence a rendu ce jour plus beau encore. Merci de tout coeur ! [hôtes]",
      },
      {
        code: "gift",
        name: "Pour le cadeau",
        content:
          "[prénoms],\n\nVotre présent nous a beaucoup touchés, et il a déjà trouvé sa place chez nous. Merci de tant de délicatesse.\n\n[hôtes]",
        social: "Vos cadeaux et vos mots nous ont beaucoup touchés. Merci à chacun\u00a0! [hôtes]",
        sms: "[prénoms], votre présent nous a beaucoup touchés. Merci de tant de délicatesse ! [hôtes]",
      },
      {
        code: "committee",
        name: "Au comité et à ceux qui ont aidé",
        content:
          "[prénoms],\n\nDerrière cette belle journée, il y a eu vos heures, vos idées et votre patience. Sans vous, rien n’aurait été possible. Merci infiniment.\n\n[hôtes]",
        social:
          "Merci à notre comité et à toutes les mains qui ont fait de ce jour une réussite\u00a0! [hôtes]",
        sms: "[prénoms], sans vos heures et votre patience, rien n'aurait été possible. Merci infiniment ! [hôtes]",
      },
    ],
  },
  {
    code: "postponed",
    name: "Report",
    eventTypes,
    models: [
      {
        code: "new-date",
        name: "La nouvelle date",
        content:
          "[civilité] [prénoms] [nom],\n\nNous devons décaler notre fête. La nouvelle date est le [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie]. Nous espérons de tout cœur que vous pourrez être là.\n\n[hôtes]",
        social:
          "Notre fête change de date\u00a0: rendez-vous le [date de la cérémonie], [lieu de la cérémonie]. Merci de faire passer\u00a0! [hôtes] [lien]",
        sms: "[prénoms], changement de date : nous vous attendons le [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie]. [hôtes]",
      },
      {
        code: "waiting",
        name: "La date suivra",
        content:
          "[prénoms],\n\nPour des raisons indépendantes de notre volonté, notre fête est reportée. Vous serez les premiers à connaître la nouvelle date. Merci de votre patience et de votre affection.\n\n[hôtes]",
        social:
          "Notre fête est reportée\u00a0; la nouvelle date vous sera donnée bientôt. Merci de votre compréhension. [hôtes]",
        sms: "[prénoms], nous devons reporter notre célébration. La nouvelle date vous sera donnée sans tarder. Merci ! [hôtes]",
      },
      {
        code: "place",
        name: "Changement de lieu ou d’heure",
        content:
          "[prénoms],\n\nMerci de noter un changement\u00a0: nous vous attendons désormais à [heure de la cérémonie], [lieu de la cérémonie]. Le reste ne change pas, notre joie non plus.\n\n[hôtes]",
        social:
          "Attention, changement\u00a0: rendez-vous à [heure de la cérémonie], [lieu de la cérémonie]. [hôtes] [lien]",
        sms: "[prénoms], un changement à noter : rendez-vous à [heure de la cérémonie], [lieu de la cérémonie]. Merci ! [hôtes]",
      },
    ],
  },
  {
    code: "cancelled",
    name: "Annulation",
    eventTypes,
    models: [
      {
        code: "sober",
        name: "Sobre",
        content:
          "[civilité] [prénoms] [nom],\n\nNous avons le regret de vous informer que la fête pour laquelle vous aviez reçu notre invitation n’aura pas lieu. Nous vous remercions de votre compréhension et de votre discrétion.\n\n[hôtes]",
        social:
          "Nous avons le regret d’annoncer que notre fête n’aura pas lieu. Merci de votre compréhension. [hôtes]",
        sms: "[prénoms], nous avons le regret d'annoncer que notre célébration n'aura pas lieu. Merci de votre compréhension. [hôtes]",
      },
      {
        code: "mourning",
        name: "En cas de deuil",
        content:
          "[civilité] [nom],\n\nUn deuil frappe notre famille et nous contraint à annuler notre fête. Nous vous remercions de vos prières et de votre soutien.\n\n[hôtes]",
        social:
          "Un deuil frappe notre famille\u00a0: notre fête est annulée. Merci de vos prières. [hôtes]",
        sms: "[prénoms], un deuil frappe notre famille et nous contraint à tout annuler. Merci de vos prières. [hôtes]",
      },
      {
        code: "thankful",
        name: "Avec gratitude",
        content:
          "[prénoms],\n\nNotre fête n’aura finalement pas lieu. Votre réponse et votre amitié nous ont beaucoup touchés\u00a0: gardons l’occasion de nous retrouver bientôt, autrement.\n\n[hôtes]",
        social:
          "Notre fête n’aura pas lieu, mais votre amitié nous reste. Merci à tous\u00a0! [hôtes]",
        sms: "[prénoms], notre célébration n'aura pas lieu. Votre amitié nous a touchés : nous nous reverrons autrement. [hôtes]",
      },
    ],
  },
];
