import { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { answerPdf } from "../../../http/answer-pdf.ts";
import { secretsOf } from "../../../secrets.ts";
import { describePayment } from "../receipts/describe-payment.ts";
import type { DescribeSubject } from "../receipts/subject-details.ts";
import { creditNoteName, isOpenCreditNote } from "./credit-note-address.ts";
import { drawCreditNote } from "./draw-credit-note.ts";
import { findCreditNote } from "./find-credit-note.ts";

/** Serves credit notes as PDF, each by its signed address. */
export function creditNoteRoutes(
  { db, settings, clock }: AppContext,
  describe: DescribeSubject,
): Hono {
  const routes = new Hono();
  routes.get("/api/v1/payments/credit-notes/:file{[1-9][0-9]{0,14}\\.pdf}", async (c) => {
    const number = Number(c.req.param("file").slice(0, -".pdf".length));
    const query = { expires: c.req.query("e") ?? "", signature: c.req.query("s") ?? "" };
    if (!isOpenCreditNote(secretsOf(settings), number, query, clock())) return c.notFound();
    const note = await findCreditNote(db, number);
    if (note === null) return c.notFound();
    const details = await describePayment(db, describe, note.receipt.payment, note.refund.scope);
    const pdf = await drawCreditNote(note, details, settings);
    return answerPdf(pdf, `avoir-${creditNoteName(number)}`);
  });
  return routes;
}
