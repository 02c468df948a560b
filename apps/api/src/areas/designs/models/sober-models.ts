import type { CategoryReference, ModelReference } from "./model-reference.ts";

/**
 * The texts of events that are spoken of soberly, by the code of the category that they stand in: plain
 * and short, for families of any faith.
 */
export const soberModels: Readonly<Record<string, ModelReference[]>> = {
  invitation: [
    {
      code: "sober-announcement",
      name: "Annonce du décès",
      content:
        "[civilité] [prénoms] [nom],\n\nNous avons la profonde douleur de vous faire part du décès de [défunt].\n\nL’inhumation aura lieu le [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie].\n\nMerci de nous dire si vous serez présent.\n\n[hôtes]",
      social:
        "Nous avons la profonde douleur de vous faire part du décès de [défunt]. Inhumation le [date de la cérémonie]. [hôtes] [lien]",
      sms: "Décès de [défunt]. Inhumation le [date de la cérémonie]. Faire-part : [lien]",
    },
    {
      code: "sober-faith",
      name: "Dans l’espérance",
      content:
        "[civilité] [prénoms] [nom],\n\nIl a plu à Dieu de rappeler à Lui [défunt].\n\nNous le confions à vos prières et vous attendons pour l’inhumation, le [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie].\n\n[hôtes]",
      social:
        "Il a plu à Dieu de rappeler à Lui [défunt]. Inhumation le [date de la cérémonie], [lieu de la cérémonie]. [hôtes] [lien]",
      sms: "Dieu a rappelé à Lui [défunt]. Inhumation le [date de la cérémonie]. Faire-part : [lien]",
    },
    {
      code: "sober-brief",
      name: "Brève",
      content:
        "[prénoms] [nom],\n\n[défunt] n’est plus. La famille vous attend le [date de la cérémonie], [lieu de la cérémonie].\n\n[hôtes]",
      social:
        "[défunt] n’est plus. La famille vous attend le [date de la cérémonie], [lieu de la cérémonie]. [hôtes] [lien]",
      sms: "[défunt] n'est plus. La famille vous attend le [date de la cérémonie]. [lien]",
    },
  ],
  reminder: [
    {
      code: "sober-answer",
      name: "Merci de nous répondre",
      content:
        "[civilité] [prénoms] [nom],\n\nPour préparer l’accueil, la famille a besoin de savoir si vous serez présent le [date de la cérémonie]. Un instant suffit, depuis votre faire-part.\n\n[hôtes]",
      social:
        "Pour préparer l’accueil, merci de nous dire si vous serez présent le [date de la cérémonie]. [hôtes] [lien]",
      sms: "[prénoms], serez-vous présent le [date de la cérémonie] ? Merci de répondre : [lien]",
    },
  ],
  practical: [
    {
      code: "sober-programme",
      name: "Programme",
      content:
        "[civilité] [prénoms] [nom],\n\nVoici le programme\u00a0:\n\nVeillée\u00a0: [date de la veillée], [lieu de la veillée]\nLevée du corps\u00a0: [date de la levée du corps], [lieu de la levée du corps]\nInhumation\u00a0: [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie]\n\n[hôtes]",
      social:
        "Programme\u00a0: veillée le [date de la veillée], levée du corps le [date de la levée du corps], inhumation le [date de la cérémonie]. [hôtes] [lien]",
      sms: "Veillée [date de la veillée], levée du corps [date de la levée du corps]. Programme : [lien]",
    },
    {
      code: "sober-way",
      name: "Se rendre au village",
      content:
        "[prénoms],\n\nPour l’inhumation, [lieu de la cérémonie], les départs et les logements sont sur notre page. Merci de prévenir le comité si vous avez besoin d’une place dans le car.\n\n[hôtes]",
      social:
        "Pour l’inhumation, [lieu de la cérémonie], les départs et les logements sont ici\u00a0: [lien] [hôtes]",
      sms: "[prénoms], départs et logements pour l'inhumation du [date de la cérémonie] : [lien]",
    },
  ],
  thanks: [
    {
      code: "sober-support",
      name: "Remerciements",
      content:
        "[civilité] [prénoms] [nom],\n\nPar votre présence, vos prières et votre soutien, vous nous avez entourés dans cette épreuve. Nous vous en remercions sincèrement.\n\n[hôtes]",
      social:
        "À vous qui nous avez entourés dans cette épreuve, par votre présence, vos prières et vos dons\u00a0: merci. [hôtes] [lien]",
      sms: "[civilité] [nom], votre soutien dans cette épreuve nous a touchés. Merci. [hôtes]",
    },
    {
      code: "sober-faith-thanks",
      name: "Que Dieu vous le rende",
      content:
        "[civilité] [nom],\n\nVous avez prié avec nous et porté notre peine. Que Dieu vous le rende.\n\n[hôtes]",
      social: "Vous avez prié avec nous et porté notre peine. Que Dieu vous le rende. [hôtes]",
      sms: "[prénoms], vous avez porté notre peine avec nous. Que Dieu vous le rende. [hôtes]",
    },
    {
      code: "sober-fortieth",
      name: "Avant le quarantième jour",
      content:
        "[civilité] [prénoms] [nom],\n\nMerci d’avoir été des nôtres auprès de [défunt]. La date du quarantième jour est sur notre page\u00a0; vos prières nous accompagnent.\n\n[hôtes]",
      social:
        "Merci à tous ceux qui ont accompagné [défunt]. La date du quarantième jour est ici\u00a0: [lien] [hôtes]",
      sms: "Merci d'avoir accompagné [défunt]. Quarantième jour, lieu et date : [lien]",
    },
  ],
  postponed: [
    {
      code: "sober-new-date",
      name: "Nouvelle date",
      content:
        "[civilité] [prénoms] [nom],\n\nL’inhumation de [défunt] est reportée au [date de la cérémonie] à [heure de la cérémonie], [lieu de la cérémonie]. Merci de noter cette nouvelle date.\n\n[hôtes]",
      social:
        "L’inhumation de [défunt] est reportée au [date de la cérémonie], [lieu de la cérémonie]. [hôtes] [lien]",
      sms: "L'inhumation de [défunt] est reportée au [date de la cérémonie]. Détails : [lien]",
    },
  ],
  cancelled: [
    {
      code: "sober-intimacy",
      name: "Dans l’intimité",
      content:
        "[civilité] [prénoms] [nom],\n\nLa cérémonie annoncée n’aura pas lieu\u00a0: l’inhumation de [défunt] se fera dans l’intimité de la famille. Merci de votre compréhension.\n\n[hôtes]",
      social:
        "La cérémonie annoncée n’aura pas lieu\u00a0: l’inhumation de [défunt] se fera dans l’intimité. [hôtes]",
      sms: "La cérémonie annoncée n'aura pas lieu : l'inhumation se fera dans l'intimité. [hôtes]",
    },
  ],
};

/** The card of a wake, which has its own day and place. */
export const wakeModels: CategoryReference = {
  code: "wake",
  name: "Veillée",
  eventTypes: ["funeral"],
  models: [],
  soberModels: [
    {
      code: "wake-prayer",
      name: "Veillée de prière",
      content:
        "[civilité] [prénoms] [nom],\n\nUne veillée de prière est tenue à la mémoire de [défunt] le [date de la veillée] à [heure de la veillée], [lieu de la veillée].\n\n[hôtes]",
      social:
        "Veillée de prière à la mémoire de [défunt] le [date de la veillée], [lieu de la veillée]. [hôtes] [lien]",
      sms: "Veillée de prière pour [défunt], [date de la veillée]. Lieu et heure : [lien]",
    },
    {
      code: "wake-family",
      name: "Veillée au domicile",
      content:
        "[prénoms],\n\nLa famille vous reçoit pour veiller [défunt] le [date de la veillée], à partir de [heure de la veillée], [lieu de la veillée].\n\n[hôtes]",
      social:
        "La famille vous reçoit pour veiller [défunt] le [date de la veillée], [lieu de la veillée]. [hôtes] [lien]",
      sms: "La famille vous attend pour veiller [défunt], [date de la veillée]. [lien]",
    },
    {
      code: "wake-tribute",
      name: "Hommages",
      content:
        "[civilité] [nom],\n\nLe [date de la veillée] à [heure de la veillée], [lieu de la veillée], ceux qui ont connu [défunt] lui rendent hommage. Votre parole est la bienvenue.\n\n[hôtes]",
      social:
        "Le [date de la veillée], [lieu de la veillée], ceux qui ont connu [défunt] lui rendent hommage. [hôtes] [lien]",
      sms: "Hommages à [défunt], [date de la veillée]. Votre parole est la bienvenue. [lien]",
    },
  ],
};
