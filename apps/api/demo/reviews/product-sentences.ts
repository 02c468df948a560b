import type { points } from "./provider-sentences.ts";

type Points = (typeof points)[string];

const of = (good: string, reserves: string): Points => ({
  good: good.split("|"),
  reserves: reserves.split("|"),
});

/** What the buyers of invented reviews say of the products of each category of the first level, by its code. */
export const productPoints: Readonly<Record<string, Points>> = {
  fabrics: of(
    "Le tissu est épais et les couleurs n’ont pas bougé au lavage|La couturière a félicité la qualité|Six yards bien comptés, sans un fil tiré|Le bleu est exactement celui de la photo|Assez pour habiller toutes mes tantes",
    "La couleur est un peu plus sombre qu’à l’écran|Un pli marqué au milieu, parti au fer",
  ),
  outfits: of(
    "Taille juste, aucune retouche|Le tombé est superbe, même après six heures de danse|Cousu proprement, doublure comprise|Mon fils n’a pas voulu l’enlever",
    "Prévoyez une taille au-dessus|Un bouton à recoudre à l’arrivée",
  ),
  jewellery: of(
    "Brille sans faire clinquant|La gravure est fine et bien centrée|L’écrin est aussi beau que le bijou|Léger, je l’ai gardé toute la journée",
    "Le fermoir demande de l’aide|Un peu plus petit que je ne pensais",
  ),
  accessories: of(
    "Portées toute la nuit sans une ampoule|Le satin est de belle tenue|Exactement la teinte de ma robe",
    "La bride est un peu raide au début|Le sac ne prend pas un grand téléphone",
  ),
  decoration: of(
    "Les tables étaient magnifiques à la tombée du jour|Tout est arrivé emballé pièce par pièce|Deux soirées déjà, et comme neuf|Facile à monter à deux",
    "Une pièce manquait, envoyée le lendemain|Le blanc tire un peu sur l’ivoire",
  ),
  tableware: of(
    "Pas une assiette cassée à la livraison|Le service fait très chic pour le prix|Supporte le lave-vaisselle|Les anciens ont adoré les grands plats",
    "Les verres sont un peu fins|Le carton aurait mérité plus de calage",
  ),
  stationery: of(
    "Le papier est épais et l’impression nette|Épreuve reçue le soir même, deux corrections sans supplément|Nos invités les gardent en souvenir",
    "Le doré est plus discret que sur la photo|Il a fallu relancer pour l’épreuve",
  ),
  gifts: of(
    "La belle-famille a été touchée|Tout y était, rangé avec soin|Les invités sont repartis avec le sourire",
    "Le ruban était froissé|Deux pièces d’une autre couleur",
  ),
  cakes: of(
    "Aussi bon que beau, il n’en est pas resté une miette|Arrivé frais malgré la chaleur|Le décor reprenait notre pagne",
    "Un peu sucré pour moi|Livré en fin de créneau",
  ),
  food: of(
    "Le bissap avait le goût de celui de ma mère|Portions généreuses et bien chaudes|Tout le bureau a repris du gnamakoudji|Les bouteilles étaient bien fraîches",
    "Un peu de piment en moins pour les enfants|Il aurait fallu une bouteille de plus",
  ),
  beauty: of(
    "Le parfum tient toute la journée|Ma peau n’a pas réagi, et elle est difficile|Teinte parfaite pour ma carnation",
    "Le flacon est plus petit que prévu|L’odeur est forte à l’ouverture",
  ),
};

/** For any other product. */
export const anyProduct: Points = of(
  "Conforme à la description|Bien emballé, arrivé dans les temps|Sérieux du début à la fin",
  "Correct, sans plus|La notice manquait",
);

/** How a buyer's review begins, by occasion, and how it ends. */
export const buyerOpenings =
  "Acheté pour notre dot.|Commandé pour le mariage de mon frère.|Pour les quarante ans de maman.|Reçu en deux jours à Cocody.|Livré à Bouaké.|Deuxième commande chez eux.".split(
    "|",
  );
export const buyerEndings =
  "Je recommande.|Merci au vendeur.|Je reprendrai.|Très contente de mon achat.|Bon rapport qualité/prix.".split(
    "|",
  );

/** What sellers reply to praise and to reserves. */
export const sellerReplies = {
  praise: [
    "Merci pour votre confiance, et pour la photo !",
    "Toute la boutique vous remercie. À très bientôt.",
  ],
  reserve: [
    "Merci de nous l’avoir dit : nous contrôlons chaque colis depuis.",
    "Toutes nos excuses. Écrivez-nous, nous trouverons une solution.",
  ],
};
