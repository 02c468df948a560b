import { asc, eq } from "drizzle-orm";
import { productCategories } from "../../src/areas/products/categories/tables.ts";
import { products } from "../../src/areas/products/products/tables.ts";
import { productQuestions } from "../../src/areas/products/questions/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { authorOf } from "../reviews/write-reviews.ts";

const DAY_MS = 86_400_000;

/** What is asked about the products of a category, by its code; an answer is null where it waits. */
const asked: Readonly<
  Record<string, readonly (readonly [question: string, answer: string | null])[]>
> = {
  wax: [
    [
      "Peut-on en avoir vingt pièces de la même teinture pour toute la famille ?",
      "Oui, du même bain. Prévenez-nous une semaine avant, nous mettons les pièces de côté.",
    ],
    [
      "Le tissu rétrécit-il au lavage ?",
      "Comptez deux centimètres au premier lavage. Lavez-le à froid avant de le donner au couturier.",
    ],
  ],
  bride: [
    [
      "Faites-vous les retouches après la livraison ?",
      "Une retouche est offerte dans les quinze jours, à l’atelier de Cocody.",
    ],
  ],
  rings: [
    [
      "La gravure à l’intérieur est-elle comprise ?",
      "Oui, jusqu’à vingt lettres. Écrivez les prénoms et la date dans la note de la commande.",
    ],
  ],
  "wedding-cakes": [
    [
      "Jusqu’où livrez-vous sans risque pour la pièce montée ?",
      "Dans tout Abidjan et jusqu’à Bassam, en voiture climatisée, montée sur place.",
    ],
  ],
  invitations: [
    [
      "Peut-on ajouter le motif de notre pagne ?",
      "Oui, envoyez une photo du pagne avec la commande. Vous recevez une épreuve avant l’impression.",
    ],
  ],
  "soft-drinks": [
    ["Le bissap se garde combien de temps ?", "Trois jours au frais, bouteille fermée."],
    ["Livrez-vous aussi les glaçons le dimanche ?", null],
  ],
  dishes: [["Peut-on avoir le plat sans piment pour les enfants ?", null]],
};

/** Writes what was asked about the demonstration's products, once. */
export async function writeDemoQuestions(db: Database, now: Date): Promise<void> {
  const [known] = await db.select({ id: productQuestions.id }).from(productQuestions).limit(1);
  if (known) return;
  const rows = await db
    .selectDistinctOn([productCategories.id], {
      id: products.id,
      providerId: products.providerId,
      code: productCategories.code,
    })
    .from(products)
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
    .where(eq(products.demonstration, true))
    .orderBy(productCategories.id, asc(products.id));
  const written = rows.flatMap(({ id, providerId, code }, at) =>
    (asked[code ?? ""] ?? []).map(([question, answer], index) => {
      const [authorGivenNames, authorLastName] = authorOf(at * 13 + index * 11 + 2);
      const createdAt = new Date(now.getTime() - (3 + ((at * 5 + index * 9) % 40)) * DAY_MS);
      const answeredAt = answer === null ? null : new Date(createdAt.getTime() + DAY_MS / 3);
      return {
        ...{ productId: id, providerId, authorGivenNames, authorLastName },
        ...{ question, answer, createdAt, answeredAt },
      };
    }),
  );
  if (written.length > 0) await db.insert(productQuestions).values(written);
}
