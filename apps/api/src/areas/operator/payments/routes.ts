import { refusalMessage } from "@jdj/contract/call/refusals";
import { type Context, Hono } from "hono";
import { type AppContext, requestContext } from "../../../app-context.ts";
import { type OperatorEnv, operatorGuard, operatorName } from "../../../http/operator-guard.ts";
import { readForm } from "../../../http/read-form.ts";
import { countDeadJobs } from "../../../jobs/dead-jobs.ts";
import {
  countErrors,
  findPayment,
  listOdd,
  sumByGateway,
} from "../../payments/operator/find-accounts.ts";
import { findOpenRefund, findRefund, listRefunds } from "../../payments/refunds/queries.ts";
import { recordRefundResult } from "../../payments/refunds/record-refund-result.ts";
import type { RefundState } from "../../payments/refunds/refund-state.ts";
import { requestRefund } from "../../payments/refunds/request-refund.ts";
import { sendRefund } from "../../payments/refunds/send-refund.ts";
import { checkPaymentOrPostpone } from "../../payments/settlement/check-payment.ts";
import { accountsPage } from "./page.ts";

const PATH = "/exploitation/paiements";

const refundMessages: Record<RefundState, string> = {
  requested: "Remboursement demandé. Il part dans la minute.",
  sending: "Remboursement en cours.",
  unconfirmed:
    "Le service de paiement n’a pas répondu\u00a0: on ne sait pas encore si l’argent est rendu. Il est interrogé, rien n’est rendu deux fois.",
  "by-hand":
    "Noté. Faites maintenant le remboursement dans l’espace du service de paiement, puis confirmez-le ici.",
  done: "Remboursé par le service de paiement.",
  refused: "Le service de paiement a refusé le remboursement\u00a0: le crédit est rendu au client.",
};

/**
 * The operator's accounts, behind the password of the settings (the user's name is not looked at).
 * Without such a setting the page does not exist.
 */
export function operatorRoutes(app: AppContext): Hono<OperatorEnv> {
  const routes = new Hono<OperatorEnv>();
  const { operatorToken, brand } = app.settings;
  if (operatorToken === null) return routes;

  routes.use(PATH, operatorGuard(app, operatorToken));
  const show = async (c: Context, notice: string | null) => {
    const { db, clock } = app;
    const reference = c.req.query("reference")?.trim() ?? "";
    return c.html(
      accountsPage({
        brand,
        notice,
        sums: await sumByGateway(db, clock()),
        odd: await listOdd(db, clock()),
        errors: await countErrors(db),
        refunds: await listRefunds(db),
        deadJobs: await countDeadJobs(db),
        search: reference === "" ? null : { reference, found: await findPayment(db, reference) },
      }),
    );
  };
  routes.get(PATH, (c) => show(c, null));
  routes.post(PATH, async (c) => {
    const form = await readForm(c);
    const attemptId = Number(form.get("attempt"));
    if (!Number.isSafeInteger(attemptId)) return c.text("Refusé.", 400);
    if (form.get("action") === "look") {
      await checkPaymentOrPostpone(app, attemptId);
      return show(c, "Le service de paiement a été interrogé.");
    }
    const who = operatorName(c.req.header("authorization"));
    const name = form.get("action");
    if (name === "made" || name === "dropped") {
      const named = form.get("refund");
      const refundId =
        named === null ? (await findOpenRefund(app.db, attemptId))?.id : Number(named);
      if (!Number.isSafeInteger(refundId) || refundId === undefined) return c.text("Refusé.", 400);
      if ((await findRefund(app.db, refundId)) !== "by-hand")
        return show(c, "Ce remboursement est déjà réglé.");
      const ending = name === "made" ? "done" : "refused";
      await recordRefundResult(requestContext(app), refundId, ending, who);
      return show(c, name === "made" ? "Remboursement confirmé." : "Remboursement abandonné.");
    }
    if (name !== "refund") return c.text("Refusé.", 400);
    try {
      const asked = await requestRefund(requestContext(app), attemptId, who);
      await sendRefund(app, asked.id);
      return show(c, refundMessages[(await findRefund(app.db, asked.id)) ?? asked.state]);
    } catch (error) {
      const message = refusalMessage(error);
      if (message === null) throw error;
      return show(c, message);
    }
  });
  return routes;
}
