import type { DataSection } from "@jdj/contract/accounts/data-export";
import { discoveryLabels } from "@jdj/contract/reviews/discovery-channels";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { products } from "../../products/products/tables.ts";
import { productQuestions } from "../../products/questions/tables.ts";
import { wishes } from "../../products/wishes/tables.ts";
import { favourites } from "../../providers/favourites/tables.ts";
import { providers } from "../../providers/tables.ts";
import { reviewReports, reviews } from "../../reviews/tables.ts";
import { makeSection } from "./make-section.ts";

/** A customer's favourite providers, their reviews and their reports of others' reviews. */
export async function providerSections(
  db: Database,
  { customer }: CustomerActor,
): Promise<DataSection[]> {
  const hearts = await db
    .select({ provider: providers.name, createdAt: favourites.createdAt })
    .from(favourites)
    .innerJoin(providers, eq(providers.id, favourites.providerId))
    .where(eq(favourites.customerId, customer.id))
    .orderBy(asc(favourites.createdAt));
  const given = await db
    .select({ provider: providers.name, review: reviews })
    .from(reviews)
    .innerJoin(providers, eq(providers.id, reviews.providerId))
    .where(and(eq(reviews.customerId, customer.id), isNull(reviews.productId)))
    .orderBy(asc(reviews.createdAt));
  const ofProducts = await db
    .select({ article: products.name, review: reviews })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.customerId, customer.id))
    .orderBy(asc(reviews.createdAt));
  const asked = await db
    .select({
      article: products.name,
      question: productQuestions.question,
      answer: productQuestions.answer,
      createdAt: productQuestions.createdAt,
    })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(eq(productQuestions.customerId, customer.id))
    .orderBy(asc(productQuestions.id));
  const wished = await db
    .select({ article: products.name, createdAt: wishes.createdAt })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(eq(wishes.customerId, customer.id))
    .orderBy(asc(wishes.createdAt));
  const reports = await db
    .select({ reason: reviewReports.reason, createdAt: reviewReports.createdAt })
    .from(reviewReports)
    .where(eq(reviewReports.customerId, customer.id))
    .orderBy(asc(reviewReports.createdAt));
  return [
    makeSection(
      "favourites",
      "Vos prestataires favoris",
      { provider: "Prestataire", createdAt: ["Ajouté le", "instant"] },
      hearts,
    ),
    makeSection(
      "reviews",
      "Vos avis",
      {
        provider: "Prestataire",
        professionalism: "Professionnalisme",
        qualityPriceRatio: "Qualité/prix",
        recommendation: "Recommandation",
        discoveryChannel: "Comment vous l’avez connu",
        description: "Votre avis",
        createdAt: ["Écrit le", "instant"],
        updatedAt: ["Modifié le", "instant"],
      },
      given.map(({ provider, review }) => ({
        provider,
        ...review,
        discoveryChannel: discoveryLabels[review.discoveryChannel],
      })),
    ),
    makeSection(
      "article-reviews",
      "Vos avis sur des articles",
      {
        article: "Article",
        recommendation: "Note",
        description: "Votre avis",
        createdAt: ["Écrit le", "instant"],
        updatedAt: ["Modifié le", "instant"],
      },
      ofProducts.map(({ article, review }) => ({ article, ...review })),
    ),
    makeSection(
      "article-questions",
      "Vos questions à des vendeurs",
      {
        article: "Article",
        question: "Votre question",
        answer: "La réponse",
        createdAt: ["Posée le", "instant"],
      },
      asked,
    ),
    makeSection(
      "wishes",
      "Vos envies",
      { article: "Article", createdAt: ["Ajouté le", "instant"] },
      wished,
    ),
    makeSection(
      "review-reports",
      "Les avis que vous avez signalés",
      { reason: "Ce qui n’allait pas", createdAt: ["Signalé le", "instant"] },
      reports,
    ),
  ];
}
