import { refusal } from "@jdj/contract/call/refusals";
import { boosts as boostContract } from "@jdj/contract/providers/boosts";
import { listings as contract } from "@jdj/contract/providers/listings";
import { answer, asProvider } from "../../../http/answer.ts";
import { asOwner } from "../team/as-owner.ts";
import type { Membership } from "../team/queries.ts";
import { withProvider } from "../team/with-provider.ts";
import { buyBoost } from "./boosts/buy-boost.ts";
import { describeBoost } from "./boosts/describe-boost.ts";
import { listOffered } from "./prices/queries.ts";
import { buyListing } from "./purchases/buy-listing.ts";
import { describeListing } from "./purchases/describe-listing.ts";

/** Refuses a shop that is never in the directory. @throws sells-without-listing */
function refuseSellers({ selling }: Pick<Membership, "selling">): void {
  if (selling === "only") throw refusal("sells-without-listing");
}

/** The calls of the listing of providers in the directory. */
export const listingCalls = {
  prices: answer(contract.prices).handler(async ({ context: { db } }) => ({
    data: (await listOffered(db, "listing")).map(({ length, priceFcfa }) => ({
      months: length,
      price_fcfa: priceFcfa,
    })),
  })),

  get: answer(contract.get)
    .use(asProvider)
    .use(withProvider)
    .handler(({ context }) => {
      refuseSellers(context.membership);
      return describeListing(context, context.membership);
    }),

  buy: answer(contract.buy)
    .use(asProvider)
    .use(withProvider)
    .use(asOwner("owner-only-listing"))
    .handler(async ({ input: { months }, context }) => {
      refuseSellers(context.membership);
      const { providerId } = context.membership;
      const { reference } = await buyListing(context, { providerId, months });
      return { reference };
    }),
};

/** The calls of the boosts of providers in the directory. */
export const boostCalls = {
  prices: answer(boostContract.prices).handler(async ({ context: { db } }) => ({
    data: (await listOffered(db, "boost")).map(({ length, priceFcfa }) => ({
      days: length,
      price_fcfa: priceFcfa,
    })),
  })),

  get: answer(boostContract.get)
    .use(asProvider)
    .use(withProvider)
    .handler(({ context }) => {
      refuseSellers(context.membership);
      return describeBoost(context, context.membership);
    }),

  buy: answer(boostContract.buy)
    .use(asProvider)
    .use(withProvider)
    .use(asOwner("owner-only-listing"))
    .handler(async ({ input: { days }, context }) => {
      refuseSellers(context.membership);
      const { providerId } = context.membership;
      const { reference } = await buyBoost(context, { providerId, days });
      return { reference };
    }),
};
