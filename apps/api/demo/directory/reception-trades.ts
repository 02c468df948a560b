import type { Trade } from "./trade.ts";

/** Who receives, feeds and decorates. */
export const receptionTrades: Readonly<Record<string, Trade>> = {
  venue: {
    titles: ["Espace", "Domaine", "Salle", "Palais"],
    prices: [250_000, 1_500_000, 3],
    unit: "day",
    offers: [
      "Une salle climatisée et son jardin pour recevoir sans compter",
      "Un patio ouvert sur la lagune, avec office pour le traiteur",
      "Deux salons qui se réunissent, une piste de danse et un parking gardé",
      "Un jardin planté de flamboyants, sous tente si le ciel menace",
    ],
    details: [
      "Tables, chaises et groupe électrogène sont compris",
      "La salle est à vous de midi à l’aube",
      "Une visite est possible chaque samedi matin",
      "Deux loges attendent les mariés",
    ],
    also: "lodging",
  },
  "wedding-planning": {
    titles: ["Maison", "Coordination", "Agence"],
    prices: [200_000, 700_000, 3],
    offers: [
      "Nous tenons le fil de la journée, de la dot à la dernière danse",
      "Une coordinatrice suit vos prestataires et votre budget ligne par ligne",
      "Le rétroplanning, les rendez-vous et le jour J, pour que la famille profite",
      "Mariages de 50 à 600 invités, à Abidjan comme à l’intérieur",
    ],
    details: [
      "Un point chaque semaine, par téléphone ou chez vous",
      "Trois formules, du conseil à l’organisation complète",
      "Quatre personnes sur place le jour venu",
      "Le premier rendez-vous ne vous engage pas",
    ],
    also: "hostesses",
  },
  catering: {
    titles: ["Traiteur", "Saveurs de", "Cuisine", "Les Délices de"],
    prices: [3_000, 9_000, 3],
    unit: "person",
    offers: [
      "Attiéké, kedjenou, foutou et sauces du pays servis au buffet ou à table",
      "Cocktails, grillades et poissons braisés pour 40 à 900 invités",
      "Cuisine ivoirienne et libanaise, avec entrées, plats et desserts au choix",
      "Un menu par saison, cuisiné le jour même avec les produits du marché",
    ],
    details: [
      "Prix par personne, service et vaisselle compris",
      "Une dégustation pour quatre avant de choisir",
      "Une brigade en tenue et un chef de salle",
      "Menu végétarien et menu des enfants sur demande",
    ],
    also: "drinks",
  },
  cake: {
    titles: ["Pâtisserie", "Gâteaux", "Atelier sucré"],
    prices: [35_000, 90_000, 4],
    unit: "piece",
    offers: [
      "Pièces montées à trois, cinq ou sept étages, aux couleurs de votre pagne",
      "Gâteaux de mariage au coco, à la mangue ou au chocolat du pays",
      "Wedding cakes et mignardises dressés dans votre salle",
      "Entremets, macarons et bouchées salées pour le vin d’honneur",
    ],
    details: [
      "Dégustation de trois parfums avant la commande",
      "Livraison en véhicule réfrigéré",
      "Commande deux semaines à l’avance",
      "Un étage factice pour la coupe si vous le souhaitez",
    ],
  },
  drinks: {
    titles: ["Bar", "Cave", "Buvette"],
    prices: [1_500, 5_000, 4],
    unit: "person",
    offers: [
      "Jus de bissap, de gingembre et de tamarin, pressés le matin même",
      "Un bar à cocktails avec ou sans alcool, barmans compris",
      "Bières, vins et eaux livrés frais, repris s’ils n’ont pas été ouverts",
      "Le vin d’honneur clés en main, verrerie comprise",
    ],
    details: [
      "Prix par invité, glaçons et service compris",
      "Tireuse et congélateur prêtés",
      "Un barman pour soixante invités",
      "Livraison la veille, reprise le lendemain",
    ],
  },
  decoration: {
    titles: ["Décor", "Atelier", "Ambiance"],
    prices: [150_000, 500_000, 4],
    offers: [
      "Tentures, trône, arche et tables d’honneur à vos couleurs",
      "Un décor en pagne tissé et en fibres naturelles",
      "Lumières suspendues, allée et photobooth dessinés pour vous",
      "Nous habillons salles, jardins et cours familiales",
    ],
    details: [
      "Un plan dessiné avant de signer",
      "Montage la veille, démontage dans la nuit",
      "Housses et chemins de table compris",
      "Nous venons voir les lieux sans frais",
    ],
    also: "flowers",
  },
  flowers: {
    titles: ["Fleurs de", "Jardin", "Bouquets"],
    prices: [25_000, 90_000, 5],
    offers: [
      "Bouquets, boutonnières et centres de table de fleurs fraîches",
      "Roses de porcelaine, héliconias et feuillages d’ici",
      "L’arche, l’allée et la voiture fleuries le matin même",
      "Compositions fraîches ou de soie, à garder après la fête",
    ],
    details: [
      "Cueillies la veille, livrées à l’heure dite",
      "Un essai du bouquet deux semaines avant",
      "Fleurs reprises et offertes à la maternité si vous voulez",
      "Devis dans la journée",
    ],
  },
  "equipment-rental": {
    titles: ["Location", "Matériel", "Réception"],
    prices: [50_000, 200_000, 6],
    unit: "day",
    offers: [
      "Bâches, chaises, tables et vaisselle pour 50 à 2 000 personnes",
      "Groupes électrogènes, climatiseurs et sanitaires mobiles",
      "Chaises Napoléon, housses et nappes repassées",
      "Chapiteaux et podiums montés par notre équipe",
    ],
    details: [
      "Livraison, montage et reprise compris dans la commune",
      "La casse se paie à la pièce, sans surprise",
      "Commande jusqu’à trois jours avant",
      "Un technicien reste sur place",
    ],
  },
  "sound-and-light": {
    titles: ["Sono", "Lumière", "Scène"],
    prices: [80_000, 300_000, 4],
    unit: "day",
    offers: [
      "Enceintes, micros sans fil et console tenue par un technicien",
      "Lyres, projecteurs et lumières d’ambiance pour salles et jardins",
      "La sonorisation de la dot, de l’église et de la soirée",
      "Écran géant, vidéoprojecteur et scène de douze à soixante mètres carrés",
    ],
    details: [
      "Essais faits deux heures avant les invités",
      "Groupe de secours compris",
      "Deux techniciens toute la nuit",
      "Matériel entretenu chaque semaine",
    ],
    also: "dj",
  },
};
