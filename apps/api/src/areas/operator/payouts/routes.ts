import { payoutMethods } from "@jdj/contract/orders/seller-views";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { displayPhone } from "@jdj/french/phone";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { type AppContext, requestContext } from "../../../app-context.ts";
import { type OperatorEnv, operatorGuard, operatorName } from "../../../http/operator-guard.ts";
import { operatorPage } from "../../../http/operator-page.ts";
import { readForm } from "../../../http/read-form.ts";
import { type PayoutResult, settlePayout } from "../../orders/earnings/settle-payout.ts";
import { readPayouts } from "./read-payouts.ts";

const PATH = "/exploitation/versements";

type Row = Awaited<ReturnType<typeof readPayouts>>[number];

/** What became of a settled payout. */
function settled({ state, settledAt, settledBy, transferReference, reason }: Row["payout"]) {
  const on = settledAt === null ? "" : dateAndTime(settledAt);
  const result = state === "paid" ? `Versé, ${transferReference}` : `Refusé\u00a0: ${reason}`;
  return html`<small>${result}, le ${on} par ${settledBy ?? ""}</small>`;
}

function article({ payout, seller }: Row) {
  const hidden = html`<input type="hidden" name="id" value="${payout.id}">`;
  return html`<article class="${payout.state === "requested" ? "" : "done"}"><h3>${fcfa(payout.amountFcfa)} à ${seller ?? "un vendeur effacé"}</h3>
<small>Demandé le ${dateAndTime(payout.createdAt)}</small>
<p>${payoutMethods[payout.method]}, ${displayPhone(payout.phone)}</p>
${
  payout.state === "requested"
    ? html`<form method="post">${hidden}<label>Référence du transfert <input name="detail" maxlength="100" required></label> <button name="action" value="paid">C’est versé</button></form>
<form method="post">${hidden}<label>Motif du refus <input name="detail" maxlength="300" required></label> <button name="action" value="refused">Refuser</button></form>`
    : settled(payout)
}</article>`;
}

/** The result that a form says; null for one that says nothing. */
function resultFrom(action: unknown, detail: string): PayoutResult | null {
  if (detail === "") return null;
  if (action === "paid") return { state: "paid", transferReference: detail };
  return action === "refused" ? { state: "refused", reason: detail } : null;
}

/**
 * The payouts that sellers asked for, to be sent by hand and noted here, behind the password of the
 * settings. Without such a setting the page does not exist.
 */
export function payoutRoutes(app: AppContext): Hono<OperatorEnv> {
  const routes = new Hono<OperatorEnv>();
  const { operatorToken, brand } = app.settings;
  if (operatorToken === null) return routes;

  const show = async (c: Context<OperatorEnv>, notice: string | null) => {
    const rows = await readPayouts(app.db);
    const frame = { brand, path: PATH, title: "Versements aux vendeurs", notice };
    const content = html`${rows.length === 0 ? html`<p>Aucun versement demandé.</p>` : ""}${rows.map(article)}`;
    return c.html(operatorPage(frame, content));
  };

  routes.use(PATH, operatorGuard(app, operatorToken));
  routes.get(PATH, (c) => show(c, null));
  routes.post(PATH, async (c) => {
    const form = await readForm(c);
    const id = Number(form.get("id"));
    const detail = String(form.get("detail") ?? "")
      .trim()
      .slice(0, 300);
    const result = resultFrom(form.get("action"), detail);
    if (!Number.isSafeInteger(id) || result === null) return c.text("Refusé.", 400);
    const who = operatorName(c.req.header("authorization"));
    const isNew = await settlePayout(requestContext(app), id, result, who);
    return show(c, isNew ? "Noté." : "Ce versement est déjà réglé, ou n’existe pas.");
  });
  return routes;
}
