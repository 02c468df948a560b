import type { DataSection } from "@jdj/contract/accounts/data-export";
import { discoveryLabels } from "@jdj/contract/reviews/discovery-channels";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
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
    .where(eq(reviews.customerId, customer.id))
    .orderBy(asc(reviews.createdAt));
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
      "review-reports",
      "Les avis que vous avez signalés",
      { reason: "Ce qui n’allait pas", createdAt: ["Signalé le", "instant"] },
      reports,
    ),
  ];
}
