import { and, asc, eq, isNotNull } from "drizzle-orm";
import { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { answerPdf } from "../../../http/answer-pdf.ts";
import { secretsOf } from "../../../secrets.ts";
import { providers } from "../../providers/tables.ts";
import { towns } from "../../providers/towns/tables.ts";
import { marketplaceOrders, orderLines, sellerOrders } from "../orders/tables.ts";
import { drawSlip } from "./draw-slip.ts";
import { seesBuyer } from "./present.ts";
import { isOpenSlip } from "./slip-address.ts";

/** Serves the delivery slip of a paid seller order at its signed address; anything else is 404. */
export function deliverySlipRoutes({ db, settings, clock }: AppContext): Hono {
  return new Hono().get("/api/v1/delivery-slips/:name{\\d{1,15}\\.pdf}", async (c) => {
    const id = Number.parseInt(c.req.param("name"), 10);
    const signed = { expires: c.req.query("e") ?? "", signature: c.req.query("s") ?? "" };
    if (!isOpenSlip(secretsOf(settings), id, signed, clock())) return c.notFound();
    const [row] = await db
      .select({
        suborder: sellerOrders,
        order: marketplaceOrders,
        town: towns.name,
        seller: providers.name,
        sellerPhone: providers.phone,
      })
      .from(sellerOrders)
      .innerJoin(marketplaceOrders, eq(marketplaceOrders.id, sellerOrders.orderId))
      .innerJoin(towns, eq(towns.id, marketplaceOrders.townId))
      .innerJoin(providers, eq(providers.id, sellerOrders.providerId))
      .where(and(eq(sellerOrders.id, id), isNotNull(marketplaceOrders.paidAt)));
    if (!row || !seesBuyer(row.suborder.state, row.order.erasedAt)) return c.notFound();
    const lines = await db
      .select()
      .from(orderLines)
      .where(eq(orderLines.sellerOrderId, id))
      .orderBy(asc(orderLines.id));
    const pdf = await drawSlip({ ...row, lines }, settings.brand);
    return answerPdf(pdf, `bon-${row.order.reference}`, { as: "attachment" });
  });
}
