import { refusalMessage } from "@jdj/contract/glue/refusals";
import { type Context, Hono } from "hono";
import { countDeadJobs } from "../../../jobs/dead-jobs.ts";
import { momentOf, type World } from "../../../world.ts";
import { type OperatorEnv, operatorGate } from "../../operator/gate.ts";
import { tryToLook } from "../settlement/look-at-payment.ts";
import { countFaults, findPayment, listOdd, sumByGateway } from "./find-accounts.ts";
import { accountsPage } from "./page.ts";
import { type Refunded, refundPayment } from "./refund-payment.ts";

const PATH = "/exploitation/paiements";

const refundMessages: Record<Refunded, string> = {
  refunded: "Remboursé par le service de paiement.",
  "by-hand": "Noté. Faites maintenant le remboursement dans l’espace du service de paiement.",
  "not-taken": "Le service de paiement n’a pas pris le remboursement\u00a0: rien n’a changé.",
};

/**
 * The operator's accounts, behind the password of the settings (the user's name is not looked at).
 * Without such a setting the page does not exist.
 */
export function operatorRoutes(world: World): Hono<OperatorEnv> {
  const routes = new Hono<OperatorEnv>();
  const { operatorToken, brand } = world.settings;
  if (operatorToken === null) return routes;

  routes.use(PATH, operatorGate(world, operatorToken));
  const show = async (c: Context, told: string | null) => {
    const { db, clock } = world;
    const reference = c.req.query("reference")?.trim() ?? "";
    return c.html(
      accountsPage({
        brand,
        told,
        sums: await sumByGateway(db, clock()),
        odd: await listOdd(db, clock()),
        faults: await countFaults(db),
        deadJobs: await countDeadJobs(db),
        search: reference === "" ? null : { reference, found: await findPayment(db, reference) },
      }),
    );
  };
  routes.get(PATH, (c) => show(c, null));
  routes.post(PATH, async (c) => {
    const form = await c.req.formData();
    const attemptId = Number(form.get("attempt"));
    if (!Number.isSafeInteger(attemptId)) return c.text("Refusé.", 400);
    if (form.get("act") === "look") {
      await tryToLook(world, attemptId);
      return show(c, "Le service de paiement a été interrogé.");
    }
    if (form.get("act") !== "refund") return c.text("Refusé.", 400);
    try {
      return show(c, refundMessages[await refundPayment(momentOf(world), attemptId)]);
    } catch (error) {
      const message = refusalMessage(error);
      if (message === null) throw error;
      return show(c, message);
    }
  });
  return routes;
}
