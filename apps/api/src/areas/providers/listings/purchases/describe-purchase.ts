import { eq } from "drizzle-orm";
import type { DescribeSubject } from "../../../payments/receipts/subject-details.ts";
import { providers } from "../../tables.ts";
import { periodName } from "./period-name.ts";
import { listingPurchases } from "./tables.ts";

/** A period of listing or boost on its receipt; the shop is who pays. */
export const describeListingPurchase: DescribeSubject = async (db, { id }) => {
  const [row] = await db
    .select({ purchase: listingPurchases, provider: providers.name })
    .from(listingPurchases)
    .innerJoin(providers, eq(providers.id, listingPurchases.providerId))
    .where(eq(listingPurchases.id, id));
  if (!row) return null;
  const { amountFcfa } = row.purchase;
  return {
    payer: row.provider,
    sections: [
      {
        heading: null,
        taxpayerNumber: null,
        lines: [
          {
            label: periodName(row.purchase),
            quantity: 1,
            unitFcfa: amountFcfa,
          },
        ],
        delivery: null,
        total: null,
        isTaxed: false,
        refundedFcfa: 0,
      },
    ],
  };
};
