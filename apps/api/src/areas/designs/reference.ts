import { followingModels, invitingModels } from "./models/every-event-models.ts";
import { feastModels } from "./models/feast-models.ts";
import type { CategoryReference } from "./models/model-reference.ts";
import { soberModels, wakeModels } from "./models/sober-models.ts";
import { weddingModels } from "./models/wedding-models.ts";

/** The designs that a card may have. */
export const designReference = [
  { code: "lisiere", name: "Lisière" },
  { code: "medaillon", name: "Médaillon" },
  { code: "diptyque", name: "Diptyque" },
  { code: "fleur-de-bissap", name: "Fleur de bissap" },
  { code: "arche", name: "Arche" },
  { code: "pli", name: "Pli" },
  { code: "pleine-lune", name: "Pleine lune" },
  { code: "courtepointe", name: "Courtepointe" },
  { code: "alliances", name: "Alliances" },
  { code: "palmes", name: "Palmes" },
  { code: "calendrier", name: "Calendrier" },
  { code: "plein-pagne", name: "Plein pagne" },
  { code: "tam-tam", name: "Tam-tam" },
  { code: "lisere-dor", name: "Liseré d’or" },
  { code: "deux-oiseaux", name: "Deux oiseaux" },
  { code: "billet", name: "Billet" },
  { code: "calebasse", name: "Calebasse" },
  { code: "affiche", name: "Affiche" },
  { code: "monogramme", name: "Monogramme" },
  { code: "lagune", name: "Lagune" },
  { code: "registre", name: "Registre" },
  { code: "lever-du-jour", name: "Lever du jour" },
  { code: "biais", name: "Biais" },
  { code: "eventail", name: "Éventail" },
  { code: "carte-de-table", name: "Carte de table" },
  { code: "grand-arbre", name: "Grand arbre" },
  { code: "parure", name: "Parure" },
  { code: "claustra", name: "Claustra" },
  { code: "carte-postale", name: "Carte postale" },
  { code: "cadre", name: "Cadre" },
  { code: "portrait", name: "Portrait" },
  { code: "fenetre", name: "Fenêtre" },
  { code: "camee", name: "Camée" },
  { code: "pleine-page", name: "Pleine page" },
  { code: "a-deux", name: "À deux" },
  { code: "encadre", name: "Encadré" },
  { code: "volet", name: "Volet" },
  { code: "instantane", name: "Instantané" },
  { code: "timbre", name: "Timbre" },
  { code: "soir-de-fete", name: "Soir de fête" },
];

/** The designs of events that are spoken of soberly. */
export const soberDesignReference = [
  { code: "filet", name: "Filet" },
  { code: "souvenir", name: "Souvenir" },
  { code: "lisiere-sobre", name: "Lisière sobre" },
  { code: "nuit", name: "Nuit" },
];

/** What a message is about, and texts to begin from: in the order in which a host needs them. */
export const messageCategoryReference: CategoryReference[] = [
  ...invitingModels,
  ...weddingModels,
  ...feastModels,
  ...followingModels,
  wakeModels,
].map((category) => ({ soberModels: soberModels[category.code] ?? [], ...category }));
