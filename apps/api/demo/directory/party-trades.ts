import type { Trade } from "./trade.ts";

/** Who shows, plays and dresses. */
export const partyTrades: Readonly<Record<string, Trade>> = {
  photography: {
    titles: ["Studio", "Photo", "Images"],
    prices: [100_000, 350_000, 4],
    offers: [
      "Le reportage de votre journée, des préparatifs à la dernière danse",
      "Portraits de couple, familles et détails, en lumière naturelle",
      "Deux photographes discrets, à la mairie comme au village",
      "Une séance avant la noce pour faire connaissance",
    ],
    details: [
      "Trois cents images retouchées en deux semaines",
      "Album imprimé de quarante pages compris",
      "Galerie en ligne à partager avec les familles",
      "Tirages le soir même pour les invités",
    ],
    also: "video",
  },
  video: {
    titles: ["Film", "Vidéo", "Caméra"],
    prices: [150_000, 450_000, 3],
    offers: [
      "Un film de vingt minutes et sa bande-annonce pour les absents",
      "Deux caméras et un drone, du cortège à la piste",
      "La cérémonie entière et les discours, son direct",
      "Le récit de votre fête, monté comme un court métrage",
    ],
    details: [
      "Livré en un mois, en haute définition",
      "Un extrait projeté le soir même",
      "La musique est choisie avec vous",
      "Diffusion en direct pour la famille au loin",
    ],
  },
  dj: {
    titles: ["DJ", "Platines de"],
    prices: [70_000, 200_000, 3],
    offers: [
      "Zouglou, coupé-décalé, afrobeats et slows jusqu’au matin",
      "Un répertoire des années 70 à aujourd’hui, toutes familles réunies",
      "Animation de la soirée, entrées dansées et jeux",
      "Une ambiance qui suit la salle, sans couper les discours",
    ],
    details: [
      "Sonorisation et lumières comprises",
      "Liste de morceaux établie avec vous",
      "Deux micros sans fil pour les familles",
      "Arrivée trois heures avant les invités",
    ],
    also: "sound-and-light",
  },
  "live-music": {
    titles: ["Orchestre", "Fanfare", "Troupe", "Chorale"],
    prices: [120_000, 400_000, 3],
    offers: [
      "Huit musiciens pour le cortège, l’entrée et le repas",
      "Balafon, djembés et danses pour la dot et la soirée",
      "Un quartet acoustique de rumba, de highlife et de jazz",
      "Chants d’église et variétés, de douze à trente voix",
    ],
    details: [
      "Tenues assorties à vos couleurs",
      "Deux passages de quarante-cinq minutes",
      "Déplacement possible dans tout le pays",
      "Répétition ouverte aux mariés",
    ],
  },
  host: {
    titles: ["Maître", "Animation", "Voix de"],
    prices: [60_000, 180_000, 3],
    offers: [
      "Maître de cérémonie en français, en baoulé et en dioula",
      "La dot menée selon l’usage, avec humour et respect",
      "Présentation de la soirée, des familles et des discours",
      "Un fil rouge écrit avec vous, tenu à l’heure",
    ],
    details: [
      "Un entretien avec chaque famille avant la fête",
      "Tenue traditionnelle ou costume, au choix",
      "Jeux et concours pour les tables",
      "Travaille main dans la main avec le DJ",
    ],
  },
  "children-entertainment": {
    titles: ["Ronde", "Récré", "Jeux de"],
    prices: [8_000, 25_000, 3],
    unit: "hour",
    offers: [
      "Contes, marionnettes et jeux pendant que les parents dansent",
      "Maquillage, ballons et magie pour les 3 à 12 ans",
      "Château gonflable et parcours surveillés",
      "Un coin des enfants avec ateliers et goûter",
    ],
    details: [
      "Deux animatrices formées aux premiers secours",
      "De deux à cinq heures",
      "Matériel propre et assuré",
      "Un animateur pour dix enfants",
    ],
  },
  "special-effects": {
    titles: ["Étincelles", "Effets", "Feux de"],
    prices: [50_000, 200_000, 4],
    offers: [
      "Étincelles froides, brume lourde et confettis pour la première danse",
      "Fontaines lumineuses et lâcher de lanternes en lieu ouvert",
      "Feu d’artifice tiré par un artificier déclaré",
      "Bulles, neige et pétales au moment que vous choisissez",
    ],
    details: [
      "Plan de sécurité remis à la salle",
      "Réglé à la seconde avec votre DJ",
      "Nettoyage compris",
      "Autorisations demandées par nos soins",
    ],
  },
  "bridal-wear": {
    titles: ["Robes", "Maison", "Couture"],
    prices: [80_000, 350_000, 4],
    unit: "piece",
    offers: [
      "Robes de mariée à louer ou cousues à vos mesures",
      "Dentelle, satin et pagne mêlés dans une robe unique",
      "Tenues de mairie, d’église et de soirée, avec accessoires",
      "Plus de cent modèles, de la taille 36 à la taille 54",
    ],
    details: [
      "Retouches comprises jusqu’à la veille",
      "Trois essayages au moins",
      "Voile et jupon prêtés",
      "Sur rendez-vous, seule ou accompagnée",
    ],
  },
  "groom-wear": {
    titles: ["Tailleur", "Costumes", "Élégance"],
    prices: [60_000, 220_000, 3],
    unit: "piece",
    offers: [
      "Costumes sur mesure en laine légère ou en lin",
      "Vestes en pagne tissé pour le marié et ses témoins",
      "Location de smokings, chaussures et cravates",
      "Boubous brodés pour la dot et la soirée",
    ],
    details: [
      "Deux essayages, livré en trois semaines",
      "Remise à partir de cinq tenues",
      "Retouches gratuites pendant un mois",
      "Nous prenons les mesures chez vous",
    ],
  },
  "traditional-wear": {
    titles: ["Pagnes", "Tissage", "Atelier"],
    prices: [30_000, 150_000, 5],
    unit: "piece",
    offers: [
      "Pagnes tissés à la main et tenues de dot pour les deux familles",
      "Le pagne du comité, choisi, commandé et distribué",
      "Parures, coiffes et sandales accordées à votre étoffe",
      "Tenues cousues dans le pagne que vous apportez",
    ],
    details: [
      "Délai de trois à six semaines selon le métrage",
      "Échantillons remis avant la commande",
      "Liste des tailles tenue par nos soins",
      "Livraison dans tout le pays",
    ],
  },
};
