import type { BudgetTemplate } from "./event-template.ts";

/** What a wedding costs, from the first visit to the family to the couple's honeymoon. */
export const weddingBudget: readonly BudgetTemplate[] = [
  {
    code: "dowry",
    content: "Dot et traditions",
    lines: [
      ["knocking", "Kôkôkô\u00a0: présents de la demande", "drinks"],
      ["dowry-symbol", "Somme symbolique de la dot", null],
      ["dowry-cloths", "Pagnes et bijoux de la dot", "traditional-wear"],
      ["dowry-drinks", "Boissons remises à la famille", "drinks"],
      ["dowry-trunk", "Malle et trousseau de la mariée", "gifts"],
      ["dowry-envelopes", "Enveloppes des parents, oncles et tantes", null],
      ["dowry-spokesmen", "Porte-parole des familles", null],
      ["dowry-meal", "Repas de la dot", "catering"],
      ["dowry-setting", "Bâches, chaises et décoration de la dot", "equipment-rental"],
    ],
  },
  {
    code: "civil",
    content: "Mariage civil",
    lines: [
      ["civil-file", "Pièces du dossier et timbres", null],
      ["civil-fee", "Frais de la mairie", null],
      ["civil-snack", "Collation après la mairie", "catering"],
    ],
  },
  {
    code: "religious",
    content: "Cérémonie religieuse",
    lines: [
      ["worship-preparation", "Préparation au mariage", null],
      ["worship-place", "Lieu de culte et offrandes", null],
      ["worship-choir", "Chorale ou récitants", "live-music"],
      ["worship-flowers", "Fleurs du lieu de culte", "flowers"],
      ["thanksgiving", "Action de grâce", null],
    ],
  },
  {
    code: "reception",
    content: "Lieu et matériel",
    lines: [
      ["venue", "Location de la salle ou de l’espace", "venue"],
      ["marquees", "Bâches, tables et chaises", "equipment-rental"],
      ["tableware", "Nappes, housses et vaisselle", "equipment-rental"],
      ["generator", "Groupe électrogène et carburant", "equipment-rental"],
      ["cleaning", "Nettoyage et remise en état", null],
    ],
  },
  {
    code: "food",
    content: "Repas et boissons",
    lines: [
      ["caterer", "Traiteur", "catering"],
      ["cocktail", "Cocktail d’accueil", "catering"],
      ["cake", "Gâteau et pièce montée", "cake"],
      ["drinks", "Vins, bières et sucreries", "drinks"],
      ["water", "Eau et glace", "drinks"],
      ["staff-meals", "Repas des prestataires et du comité", "catering"],
    ],
  },
  {
    code: "clothes",
    content: "Tenues et beauté",
    lines: [
      ["bride-dress", "Robe de la mariée", "bridal-wear"],
      ["bride-traditional", "Tenue de dot de la mariée", "traditional-wear"],
      ["groom-suit", "Costume du marié", "groom-wear"],
      ["groom-traditional", "Tenue de dot du marié", "traditional-wear"],
      ["shoes", "Chaussures et accessoires", "bridal-wear"],
      ["rings", "Alliances", "jewellery"],
      ["hair", "Coiffure et maquillage", "hair-and-makeup"],
      ["barber", "Coiffeur du marié", "hair-and-makeup"],
      ["maids", "Demoiselles et garçons d’honneur", "bridal-wear"],
      ["family-cloth", "Pagne des familles (uniforme)", "traditional-wear"],
      ["parents-clothes", "Tenues des parents", "traditional-wear"],
    ],
  },
  {
    code: "decoration",
    content: "Décoration et fleurs",
    lines: [
      ["decorator", "Décoratrice ou décorateur", "decoration"],
      ["table-of-honour", "Table d’honneur et trône des mariés", "decoration"],
      ["bouquets", "Bouquet et fleurs de table", "flowers"],
      ["car-decoration", "Décoration des voitures", "decoration"],
      ["photo-corner", "Coin photo", "decoration"],
    ],
  },
  {
    code: "entertainment",
    content: "Musique et animation",
    lines: [
      ["dj", "DJ", "dj"],
      ["band", "Orchestre ou groupe zouglou", "live-music"],
      ["traditional-group", "Groupe de danse traditionnelle", "live-music"],
      ["host", "Maître de cérémonie", "host"],
      ["sound", "Sonorisation et lumières", "sound-and-light"],
      ["effects", "Fumée, étincelles, feux d’artifice", "special-effects"],
    ],
  },
  {
    code: "images",
    content: "Photo et vidéo",
    lines: [
      ["photographer", "Photographe", "photography"],
      ["video", "Vidéaste et drone", "video"],
      ["save-the-date-shoot", "Séance photo avant le mariage", "photography"],
      ["album", "Albums et tirages", "photography"],
      ["live-stream", "Diffusion en direct pour la diaspora", "video"],
    ],
  },
  {
    code: "invitations",
    content: "Invitations et cadeaux",
    lines: [
      ["cards", "Faire-part et Joy Cards", "stationery"],
      ["programmes", "Menus, programmes et plan de table", "stationery"],
      ["souvenirs", "Souvenirs des invités", "gifts"],
      ["thanks", "Cadeaux des parents, parrain et marraine", "gifts"],
    ],
  },
  {
    code: "logistics",
    content: "Transport, logement et sécurité",
    lines: [
      ["cars", "Voitures du cortège", "car-rental"],
      ["buses", "Cars pour les familles", "transport"],
      ["rooms", "Logement des invités venus de loin", "lodging"],
      ["hostesses", "Hôtesses d’accueil", "hostesses"],
      ["guards", "Sécurité et parking", "security"],
    ],
  },
  {
    code: "others",
    content: "Organisation et imprévus",
    lines: [
      ["planner", "Organisatrice ou organisateur de mariage", "wedding-planning"],
      ["committee", "Réunions et téléphone du comité", null],
      ["honeymoon", "Nuit de noces et lune de miel", "travel"],
      ["unforeseen", "Imprévus (un dixième du budget)", null],
    ],
  },
];
