import { reviews } from "../areas/reviews/tables.ts";
import { addProvider } from "./add-provider.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import { addQuoteRequest } from "./quote-requests.ts";

/** A review of four stars by an invented author, or whatever the row says. */
export function reviewOf(
  providerId: number,
  row: Partial<typeof reviews.$inferInsert> = {},
): typeof reviews.$inferInsert {
  const author =
    row.customerId === undefined ? { authorGivenNames: "Ya", authorLastName: "Konan" } : {};
  return {
    providerId,
    professionalism: 4,
    qualityPriceRatio: 4,
    recommendation: 4,
    discoveryChannel: "by_jdj",
    description: "",
    verified: false,
    ...author,
    ...row,
  };
}

/** Reviews of a member and of an invented author, for the calls about them. */
export async function furnishReviews(
  app: TestApp,
  { customerId }: CastMember,
  providerId: number,
): Promise<{
  reviewId: number;
  spareReviewId: number;
  inventedReviewId: number;
  unreviewedProviderId: number;
}> {
  const other = await addProvider(app, "venue");
  const unreviewedProviderId = await addProvider(app, "catering");
  const proof = { customerId, providerId: unreviewedProviderId };
  await addQuoteRequest(app, { ...proof, status: "DONE_ACCEPTED" });
  const written = await app.db
    .insert(reviews)
    .values([
      reviewOf(providerId, { customerId }),
      reviewOf(other, { customerId }),
      reviewOf(providerId),
    ])
    .returning({ id: reviews.id });
  const [reviewId = 0, spareReviewId = 0, inventedReviewId = 0] = written.map(({ id }) => id);
  return { reviewId, spareReviewId, inventedReviewId, unreviewedProviderId };
}
