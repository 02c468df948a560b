import { methodFacts } from "@jdj/contract/payments/methods";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa, grouped } from "@jdj/french/money";
import { html } from "hono/html";
import { operatorPage } from "../../../http/operator-page.ts";
import type {
  countErrors,
  findPayment,
  sumByGateway,
} from "../../payments/operator/find-accounts.ts";
import { methodOf } from "../../payments/orders/gateway-methods.ts";
import type { listRefunds } from "../../payments/refunds/queries.ts";
import type { RefundState } from "../../payments/refunds/refund-state.ts";

const states: Record<string, string> = {
  pending: "En cours",
  paid: "Payé",
  failed: "Échoué",
  expired: "Expiré",
  mismatch: "Montant différent",
  surplus: "Payé deux fois",
  refunded: "Remboursé",
};

/** What the accounts page shows. */
export interface Accounts {
  brand: string;
  notice: string | null;
  sums: Awaited<ReturnType<typeof sumByGateway>>;
  odd: Awaited<ReturnType<typeof findPayment>>;
  errors: Awaited<ReturnType<typeof countErrors>>;
  refunds: Awaited<ReturnType<typeof listRefunds>>;
  /** Jobs of any kind that died. */
  deadJobs: number;
  search: { reference: string; found: Awaited<ReturnType<typeof findPayment>> } | null;
}

function actionButton(attemptId: number, name: string, label: string, refundId?: number) {
  return html`<form method="post"><input type="hidden" name="attempt" value="${attemptId}">${refundId === undefined ? "" : html`<input type="hidden" name="refund" value="${refundId}">`}<button name="action" value="${name}">${label}</button></form>`;
}

function payments(rows: Accounts["odd"]) {
  return html`<div class="table"><table><thead><tr><th>Référence</th><th>Moyen</th><th class="number">Montant</th><th class="number">Commande</th><th>État</th><th>Demandé le</th><th></th></tr></thead><tbody>
${rows.map(
  ({ attempt, order }) =>
    html`<tr><td>${attempt.reference}</td><td>${methodFacts[methodOf(attempt.gateway)].name}</td><td class="number">${fcfa(attempt.amountFcfa)}</td><td class="number">${fcfa(order.totalFcfa)}</td><td>${states[attempt.state]}</td><td>${dateAndTime(attempt.createdAt)}</td><td>${
      ["pending", "failed", "expired"].includes(attempt.state)
        ? actionButton(attempt.id, "look", "Redemander")
        : ""
    }${
      ["paid", "surplus", "mismatch"].includes(attempt.state)
        ? actionButton(attempt.id, "refund", "Rembourser")
        : ""
    }</td></tr>`,
)}</tbody></table></div>`;
}

const refundWords: Record<RefundState, string> = {
  requested: "Demandé",
  sending: "En cours",
  unconfirmed: "Sans réponse, redemandé",
  "by-hand": "À faire à la main",
  done: "Remboursé",
  refused: "Refusé ou abandonné",
};

function refundTable(rows: Accounts["refunds"]) {
  return html`<div class="table"><table><thead><tr><th>Référence</th><th>Moyen</th><th class="number">Montant</th><th>État</th><th>Demandé</th><th>Réglé</th><th></th></tr></thead><tbody>
${rows.map(
  ({ refund, reference, gateway }) =>
    html`<tr><td>${reference}</td><td>${methodFacts[methodOf(gateway)].name}</td><td class="number">${fcfa(refund.amountFcfa)}</td><td>${refundWords[refund.state]}</td><td>${dateAndTime(refund.createdAt)} par ${refund.requestedBy}</td><td>${
      refund.recordedAt === null
        ? ""
        : html`${dateAndTime(refund.recordedAt)} par ${refund.recordedBy === "gateway" ? "le service" : refund.recordedBy}`
    }</td><td>${
      refund.state === "by-hand"
        ? html`${actionButton(refund.attemptId, "made", "C’est fait", refund.id)} ${actionButton(refund.attemptId, "dropped", "Abandonner", refund.id)}`
        : ""
    }</td></tr>`,
)}</tbody></table></div>`;
}

/** The operator's page: what each company took, what must be seen to, and what must never be. */
export function accountsPage({
  brand,
  notice,
  sums,
  odd,
  errors,
  refunds,
  deadJobs,
  search,
}: Accounts) {
  const checks: [string, number][] = [
    ["Commandes payées sans leur crédit", errors.uncredited],
    ["Crédits sans commande payée", errors.unpaid],
    ["Soldes qui ne sont pas la somme de leurs mouvements", errors.balances],
  ];
  const frame = {
    brand,
    notice,
    path: "/exploitation/paiements",
    title: "Rapprochement des paiements",
  };
  return operatorPage(
    frame,
    html`<h2>Trente derniers jours</h2>
<div class="table"><table><thead><tr><th>Moyen</th><th class="number">Payés</th><th class="number">Somme</th><th class="number">En cours</th><th class="number">Échoués ou expirés</th><th class="number">À voir</th><th class="number">Remboursé</th></tr></thead><tbody>
${sums.map(
  (sum) =>
    html`<tr><td>${methodFacts[methodOf(sum.gateway)].name}</td><td class="number">${grouped(sum.paid)}</td><td class="number">${fcfa(sum.paidFcfa)}</td><td class="number">${grouped(sum.pending)}</td><td class="number">${grouped(sum.failed)}</td><td class="number">${grouped(sum.odd)}</td><td class="number">${fcfa(sum.refundedFcfa)}</td></tr>`,
)}</tbody></table></div>
<h2>À voir</h2>
${odd.length === 0 ? html`<p>Rien.</p>` : payments(odd)}
<h2>Remboursements</h2>
${refunds.length === 0 ? html`<p>Aucun.</p>` : refundTable(refunds)}
<h2>Contrôles</h2>
<ul>${checks.map(([label, count]) => html`<li class="${count > 0 ? "fault" : ""}">${label}\u00a0: ${grouped(count)}</li>`)}
<li class="${deadJobs > 0 ? "fault" : ""}"><a href="/exploitation/taches">Tâches en échec</a>\u00a0: ${grouped(deadJobs)}</li></ul>
<h2>Chercher un paiement</h2>
<form method="get"><label>Référence <input name="reference" value="${search?.reference ?? ""}" maxlength="40"></label> <button>Chercher</button></form>
${search ? (search.found.length === 0 ? html`<p>Aucun paiement sous cette référence.</p>` : payments(search.found)) : ""}`,
  );
}
