import { eq } from "drizzle-orm";
import type { DescribeSubject } from "../../payments/receipts/subject-details.ts";
import { providers } from "../../providers/tables.ts";
import { quoteRequests } from "../quote-requests/tables.ts";
import { quotes } from "./tables.ts";

/** A quote on the receipt of its deposit: its lines and its total. */
export const describeQuote: DescribeSubject = async (db, { id }) => {
  const [row] = await db
    .select({ quote: quotes, provider: providers })
    .from(quotes)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quotes.requestId))
    .innerJoin(providers, eq(providers.id, quoteRequests.providerId))
    .where(eq(quotes.id, id));
  if (!row) return null;
  const { lines, totalFcfa, discountFcfa, taxFcfa, taxPercent } = row.quote;
  return {
    payer: null,
    sections: [
      {
        heading: `Prestataire\u00a0: ${row.provider.name}`,
        taxpayerNumber: row.provider.taxpayerNumber,
        lines: [
          ...lines.map(({ label, quantity, unit_price: unitFcfa }) => ({
            ...{ label, quantity, unitFcfa },
          })),
          ...(discountFcfa > 0 ? [{ label: "Remise", quantity: 1, unitFcfa: -discountFcfa }] : []),
          ...(taxFcfa > 0
            ? [{ label: `Taxe de ${taxPercent}\u00a0%`, quantity: 1, unitFcfa: taxFcfa }]
            : []),
        ],
        delivery: null,
        total: { label: "Total du devis", amountFcfa: totalFcfa },
        isTaxed: row.provider.isTaxed,
        refundedFcfa: 0,
      },
    ],
  };
};
