import { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { answerPdf } from "../../../http/answer-pdf.ts";
import { secretsOf } from "../../../secrets.ts";
import { describePayment } from "./describe-payment.ts";
import { drawReceipt, receiptName } from "./draw-receipt.ts";
import { findReceipt } from "./find-receipt.ts";
import { isOpenReceipt } from "./receipt-address.ts";
import type { DescribeSubject } from "./subject-details.ts";

/** Serves receipts as PDF, each by its signed address. */
export function receiptRoutes(
  { db, settings, clock }: AppContext,
  describe: DescribeSubject,
): Hono {
  const routes = new Hono();
  routes.get("/api/v1/payments/receipts/:file{[A-Z0-9]+\\.pdf}", async (c) => {
    const reference = c.req.param("file").slice(0, -".pdf".length);
    const query = { expires: c.req.query("e") ?? "", signature: c.req.query("s") ?? "" };
    if (!isOpenReceipt(secretsOf(settings), reference, query, clock())) return c.notFound();
    const receipt = await findReceipt(db, reference);
    if (receipt === null) return c.notFound();
    const details = await describePayment(db, describe, receipt.payment);
    const pdf = await drawReceipt(receipt, details, settings);
    return answerPdf(pdf, `recu-${receiptName(receipt.number)}`);
  });
  return routes;
}
