import type { DemoProduct } from "./read-products.ts";

/** What is told of the products of a root category, one sentence of each list. */
const sentences: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  fabrics: [
    [
      "Coton serré, teint dans la masse, qui ne déteint pas au premier lavage.",
      "Le métrage est donné à plat, coupé droit, et vérifié devant vous.",
    ],
    [
      "Lavez à froid, à l’envers, et séchez à l’ombre.",
      "Les lots d’une même famille sont coupés dans la même pièce.",
    ],
  ],
  outfits: [
    [
      "Cousu à Abidjan, avec trois centimètres de réserve aux coutures.",
      "La doublure est en coton, pour les cérémonies de saison chaude.",
    ],
    [
      "Envoyez vos mesures en note de commande : nous ajustons l’ourlet sans supplément.",
      "Prenez votre taille habituelle ; entre deux tailles, la plus grande.",
    ],
  ],
  jewellery: [
    [
      "Poli à la main et vérifié pièce par pièce.",
      "Livré dans son écrin, avec le certificat du métal.",
    ],
    ["Évitez le parfum et l’eau de mer.", "La mise à taille est offerte une fois."],
  ],
  accessories: [
    [
      "Semelle intérieure rembourrée, pour danser jusqu’au matin.",
      "Finitions à la main, fil assorti.",
    ],
    [
      "Livré dans une boîte qui se garde.",
      "Essayez chez vous : le retour est possible sous sept jours.",
    ],
  ],
  decoration: [
    [
      "Tout arrive monté ou avec une notice en images.",
      "Les teintes s’accordent à celles de nos nappes et de nos bougies.",
    ],
    [
      "Une installation pour 100 invités demande deux lots.",
      "Réutilisable : rangez à plat, au sec.",
    ],
  ],
  tableware: [
    ["Empilable, passe au lave-vaisselle.", "Emballé pièce par pièce dans du papier."],
    [
      "Une pièce cassée au transport est remplacée.",
      "Les pièces se vendent aussi à l’unité, par message au vendeur.",
    ],
  ],
  stationery: [
    [
      "Papier de 300 grammes, imprimé et coupé à Adjamé.",
      "Votre texte est mis en page par nos soins ; une épreuve vous est envoyée.",
    ],
    ["Comptez quatre jours après votre accord sur l’épreuve.", "Les enveloppes sont comprises."],
  ],
  gifts: [
    [
      "Préparé à la commande, ruban et carte compris.",
      "Le contenu peut être adapté à la liste de la famille.",
    ],
    ["Écrivez les prénoms en note de commande.", "Livré fermé, prêt à offrir."],
  ],
  cakes: [
    [
      "Cuit la veille et monté le jour même.",
      "Crème au beurre ou crème légère, au choix en note de commande.",
    ],
    ["À garder au frais ; sans alcool.", "Signalez les allergies en note de commande."],
  ],
  food: [
    ["Préparé le matin de la livraison, sans colorant.", "Les quantités sont comptées largement."],
    ["Les contenants sont consignés ou compris, selon le lot.", "À servir dans les quatre heures."],
  ],
  beauty: [
    ["Choisi pour les teints et les cheveux d’ici.", "Testé sur peau sensible, sans hydroquinone."],
    [
      "Demandez la teinte en note de commande si vous hésitez.",
      "Un échantillon accompagne chaque commande.",
    ],
  ],
  hire: [
    ["Livré, installé et repris le lendemain.", "L’équipe arrive deux heures avant la cérémonie."],
    [
      "Le déplacement est compris dans la ville du vendeur.",
      "Un acompte n’est pas demandé : vous payez à la commande.",
    ],
  ],
};

const pick = (list: readonly string[], nth: number) => list[nth % list.length] ?? "";

/**
 * The description of a product in paragraphs. @param root the code of its root category
 * @param nth its place among all products: neighbours have different sentences
 */
export function describeProduct(product: DemoProduct, root: string, nth: number): string {
  const [first, second] = sentences[root] ?? [[], []];
  const day =
    product.kind === "service"
      ? `Choisissez votre date à la commande, au moins ${product.noticeDays} jours à l’avance.`
      : "";
  return [
    `${product.name}. ${pick(first, nth)}`,
    pick(second, Math.floor(nth / 2)),
    day,
    "Cet article est un exemple, inventé pour la démonstration.",
  ]
    .filter(Boolean)
    .join("\n\n");
}
