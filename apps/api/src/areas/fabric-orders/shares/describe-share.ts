import { atName } from "@jdj/french/names";
import { eq } from "drizzle-orm";
import type { DescribeSubject } from "../../payments/receipts/subject-details.ts";
import { products } from "../../products/products/tables.ts";
import { providers } from "../../providers/tables.ts";
import { fabricOrders } from "../orders/tables.ts";
import { fabricShares } from "./tables.ts";

/** A share of fabric on its receipt: who pays, how much of what, and who sells it. */
export const describeShare: DescribeSubject = async (db, { id }) => {
  const [row] = await db
    .select({ share: fabricShares, order: fabricOrders, seller: providers.name })
    .from(fabricShares)
    .innerJoin(fabricOrders, eq(fabricOrders.id, fabricShares.orderId))
    .leftJoin(products, eq(products.id, fabricOrders.productId))
    .leftJoin(providers, eq(providers.id, products.providerId))
    .where(eq(fabricShares.id, id));
  if (!row) return null;
  const { share, order } = row;
  const seller = row.seller ?? order.sellerName;
  const size = share.size === null ? "" : `, taille ${share.size}`;
  return {
    payer: share.name,
    sections: [
      {
        heading: `Pour le comité, «\u00a0${order.name}\u00a0»`,
        taxpayerNumber: null,
        lines: [
          {
            label: `${order.unit}${size}${seller === "" ? "" : `, ${atName(seller)}`}`,
            quantity: share.quantity ?? 1,
            unitFcfa: order.unitFcfa,
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
