/** What the authors of invented reviews say of each kind of service: one good point, or one reserve. */
interface Points {
  good: readonly string[];
  reserves: readonly string[];
}

const of = (good: string, reserves: string): Points => ({
  good: good.split("|"),
  reserves: reserves.split("|"),
});

/** By the code of the service type. */
export const points: Readonly<Record<string, Points>> = {
  venue: of(
    "Salle propre, bien ventilée, et le groupe a pris le relais dès la coupure|Le jardin éclairé le soir a séduit tout le monde|Parking gardé et assez grand pour les cars des familles|On nous a laissé décorer dès la veille, sans supplément|Les 350 chaises étaient en place à midi comme promis|La cuisine sur place a beaucoup aidé le traiteur",
    "La sono de la salle grésillait un peu|Les toilettes auraient mérité un passage de plus dans la soirée|Il a fallu libérer la salle à 2 h juste",
  ),
  "wedding-planning": of(
    "Tout était minuté, nous n’avons eu qu’à profiter|Elle a géré les deux familles avec une patience d’or|Le planning partagé chaque semaine nous a rassurés|Un imprévu sur le cortège, réglé sans que nous le sachions|Le jour de la dot, rien n’a manqué à la liste",
    "Nous aurions aimé un point de plus la dernière semaine|Quelques réponses ont tardé au début",
  ),
  catering: of(
    "Le kedjenou était fondant et servi chaud jusqu’à la dernière table|Attiéké poisson parfait, il en est même resté pour le lendemain|La dégustation correspondait exactement au repas|Service rapide pour 400 invités, des serveurs souriants|Le foutou sauce graine a eu un vrai succès chez les anciens|Quantités généreuses, personne n’est reparti sans manger|Un buffet d’allocos et de grillades toujours garni",
    "Le dessert est arrivé tard|Les boissons fraîches ont manqué en fin de soirée|Une entrée a changé sans prévenir",
  ),
  cake: of(
    "La pièce montée était aussi belle que bonne|Cinq étages livrés à Bingerville sans une fissure|Le goût passion a plu même à ceux qui n’aiment pas le gâteau|Le décor reprenait notre pagne, un travail d’orfèvre",
    "Un peu trop sucré à mon goût|Livré une demi-heure après l’heure prévue",
  ),
  drinks: of(
    "Le bissap maison a fait l’unanimité|Bar rapide, glace à volonté jusqu’à la fin|Ils ont repris les caisses non ouvertes, comme convenu|Des cocktails sans alcool vraiment travaillés",
    "Le gnamakoudji est parti trop vite|Peu de verres de rechange après minuit",
  ),
  decoration: of(
    "La salle était méconnaissable, dans le bon sens|Les tentures et nos pagnes s’accordaient à merveille|Maquette présentée avant, résultat identique|Démontage rapide et lieu rendu propre|Les centres de table ont fini chez nos mamans",
    "Deux tables avaient des housses différentes|Le montage a débordé d’une heure",
  ),
  flowers: of(
    "Des roses fraîches malgré la chaleur de mars|Le bouquet tenait encore trois jours après|L’arche fleurie est sur toutes nos photos|Elle a su travailler avec un petit budget",
    "Certaines fleurs n’étaient pas celles de la photo|Livraison un peu juste avant l’église",
  ),
  "equipment-rental": of(
    "Chaises propres et livrées la veille|Bâches solides, la pluie n’a gêné personne|Le groupe électrogène a tenu toute la nuit|Compte juste au retour, caution rendue le jour même",
    "Quelques chaises étaient tachées|Le camion s’est perdu et a pris du retard",
  ),
  "sound-and-light": of(
    "Un son clair jusqu’au fond de la cour|Les lumières sur la piste ont changé l’ambiance|Micros de secours prévus, heureusement|Techniciens discrets et présents toute la soirée",
    "Le réglage du début a été long|Un peu fort pour les tables de devant",
  ),
  photography: of(
    "Des photos naturelles, ma grand-mère pleure encore devant|Il a saisi les regards, pas seulement les poses|Album livré en deux semaines comme annoncé|Présent du maquillage à la dernière danse, sans se faire remarquer|La lumière des photos de la lagune est incroyable|Très à l’aise avec les familles, même pour les groupes de cinquante",
    "L’album est beau, mais arrivé avec dix jours de retard|J’aurais aimé plus de photos de mes oncles",
  ),
  video: of(
    "Le film de vingt minutes passe en boucle chez mes parents|Le drone au-dessus de la plage, magnifique|Montage sobre, bonne musique, on y revient|Les vœux s’entendent parfaitement malgré le vent",
    "Le teaser s’est fait attendre|Quelques plans un peu sombres le soir",
  ),
  dj: of(
    "Piste pleine du coupé-décalé au zouglou, jusqu’à l’aube|Il a respecté notre liste et lu la salle|Transitions propres, zéro blanc|Même les tantes ont dansé",
    "Un peu trop de remixes à la fin|Nous avons dû redemander notre slow",
  ),
  "live-music": of(
    "L’entrée au son du balafon a donné des frissons|La chorale était accordée et ponctuelle|Ils connaissaient les chants de nos deux villages|Le groupe a animé la dot sans jamais couvrir les paroles",
    "La pause a été un peu longue|Il manquait un percussionniste",
  ),
  host: of(
    "Il parle français, baoulé et dioula, toute la salle a suivi|De l’humour sans jamais manquer de respect|Les temps de parole ont été tenus|Il a su faire patienter pendant les photos",
    "Quelques plaisanteries un peu longues|Il a écorché un nom de famille",
  ),
  "children-entertainment": of(
    "Les enfants ont réclamé la suite le lendemain|Deux animatrices attentives, nous étions tranquilles|Maquillage, contes et jeux : deux heures sans un pleur",
    "Prévoir plus de matériel pour quarante enfants|Le conte était un peu long pour les petits",
  ),
  "special-effects": of(
    "Les étincelles à l’ouverture du bal, un grand moment|Équipe sérieuse sur la sécurité|La fumée lourde a sublimé la première danse",
    "Le second tir est parti trop tôt|La fumée a un peu gêné au premier rang",
  ),
  "bridal-wear": of(
    "Robe retouchée la veille avec le sourire|Conseils honnêtes, on ne m’a pas poussée à prendre la plus chère|Le tombé était parfait toute la journée|Essayages sans se presser, avec ma mère et mes sœurs",
    "Il a fallu trois rendez-vous pour l’ourlet|Peu de choix au-dessus du 48",
  ),
  "groom-wear": of(
    "Costume coupé au millimètre, livré repassé|Mes sept garçons d’honneur habillés à temps|Tissu léger, supportable sous le soleil|Les conseils sur la cravate ont tout changé",
    "La veste était un peu serrée au premier essayage|Un bouton a lâché en soirée",
  ),
  "traditional-wear": of(
    "Le kita est d’une finesse rare|Ma belle-mère a demandé l’adresse aussitôt|Tenues de dot prêtes en trois semaines|Ils ont expliqué le sens de chaque motif",
    "Les couleurs sont un peu différentes de la photo|Une manche à reprendre",
  ),
  "hair-and-makeup": of(
    "Maquillage tenu quatorze heures, larmes comprises|Elle est venue à 5 h sans discuter|L’essai correspondait exactement au jour J|Mes cheveux naturels ont été respectés|Teint lumineux sur les photos, sans effet masque",
    "Les faux cils me gênaient un peu|Un quart d’heure de retard pour les demoiselles",
  ),
  jewellery: of(
    "Gravure soignée et alliances prêtes en avance|Un vrai conseil sur les carats|Parure en or de style akan, splendide|Mise à la taille gratuite après le mariage",
    "Le choix en argent est limité|L’écrin était abîmé",
  ),
  stationery: of(
    "Papier épais, couleurs fidèles à notre pagne|Faire-part livrés sans une faute|Ils ont refait l’épreuve trois fois sans râler|Les menus assortis ont fait leur effet",
    "L’expédition à Bouaké a pris une semaine|Le doré est un peu pâle",
  ),
  gifts: of(
    "Les petits paniers ont ravi les invités|Des cadeaux d’ici, pas du tout-venant|Emballage soigné, noms brodés sans erreur",
    "Deux coffrets manquaient, remplacés le lendemain|Prix un peu élevé pour de petites quantités",
  ),
  hostesses: of(
    "Accueil souriant et placement impeccable|Elles connaissaient la liste par cœur|Tenues assorties à notre thème",
    "Une hôtesse de moins que prévu|Un peu dépassées à l’arrivée des cars",
  ),
  security: of(
    "Équipe courtoise, aucun incident|Le parking a été géré sans klaxon|Ils ont filtré les entrées avec tact",
    "Un agent un peu sec avec mon oncle|La relève est arrivée en retard",
  ),
  "car-rental": of(
    "Voiture impeccable, fleurie comme demandé|Chauffeur en avance et patient pendant les photos|La berline blanche a fait sensation à la mairie",
    "La climatisation peinait un peu|Le kilométrage compris est vite atteint",
  ),
  transport: of(
    "Trois cars ponctuels entre Yopougon et Bassam|Chauffeurs prudents, anciens rassurés|Retour assuré jusqu’au dernier invité",
    "Un car sans climatisation|Il a fallu rappeler pour l’adresse",
  ),
  lodging: of(
    "Chambres calmes et petit déjeuner copieux|La famille de Paris s’y est sentie chez elle|Vue sur la mer et draps impeccables",
    "Le Wi-Fi ne tenait pas|L’eau chaude manquait le matin",
  ),
  travel: of(
    "Séjour à Assinie parfaitement organisé|Un surclassement offert, quelle surprise|Tous les papiers étaient prêts",
    "Le transfert a eu une heure de retard|Programme un peu chargé",
  ),
};

/** For a service without points of its own. */
export const anyPoints: Points = of(
  "Travail soigné et prix tenu|À l’écoute du début à la fin|Le devis détaillé a été respecté au franc près|Des gens de parole|Disponibles même un dimanche",
  "Un peu difficile à joindre la semaine|Quelques détails à revoir",
);

/** How a review begins, by occasion. */
export const openings =
  "Mariage de ma sœur en décembre.|Pour notre dot à Yamoussoukro.|Nous étions 250 invités.|Recommandé par une cousine.|Trouvé sur Joie du Jour.|Fête de baptême de notre fils.|Cérémonie à Grand-Bassam.|Mariage civil et réception le même jour.|Pour les 60 ans de maman.|Première fois que nous organisions une fête.|Nous avons comparé quatre devis.|Deuxième fois que je fais appel à eux.|Mariage en saison des pluies.|Famille venue de Korhogo et de Man.|Réservé trois mois à l’avance.|Tout s’est décidé en dix jours.|Petit budget, grandes attentes.|Pour un mariage à l’église puis à la maison.|J’étais témoin.|Invité chez des amis.".split(
    "|",
  );

/** How a happy review ends. */
export const praises =
  "Merci encore !|Je recommande les yeux fermés.|Nos invités en parlent toujours.|Allez-y sans crainte.|Que Dieu bénisse toute l’équipe.|On refera appel à eux.|Rapport qualité/prix imbattable.|Rien à redire.|Bravo à toute l’équipe.|Des professionnels, des vrais.|Chapeau.|Une belle rencontre.".split(
    "|",
  );

/** How a reserved one ends. */
export const verdicts =
  "Correct dans l’ensemble.|Bien, mais peut mieux faire.|À voir selon votre budget.|Restons justes : l’essentiel était là.|Je noterais mieux avec plus de suivi.|Prévenez-les bien de vos horaires.".split(
    "|",
  );

/** What providers reply; the first three to praise, the others to reserves. */
export const replies = {
  praise:
    "Merci de votre confiance, tous nos vœux de bonheur !|C’était un plaisir de vous accompagner. À bientôt pour le baptême !|Toute l’équipe vous remercie. Saluez les deux familles de notre part.|Vos mots nous touchent. Longue vie à votre foyer !".split(
      "|",
    ),
  reserve:
    "Merci pour ce retour sincère : nous avons renforcé l’équipe depuis.|Toutes nos excuses pour ce désagrément. Appelez-nous, nous vous devons un geste.|Nous avons entendu votre remarque et changé notre organisation.".split(
      "|",
    ),
};
