import { methodFacts } from "@jdj/contract/payments/methods";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa, grouped } from "@jdj/french/money";
import { html, raw } from "hono/html";
import { methodOf } from "../orders/gateway-methods.ts";
import type { countFaults, findPayment, sumByGateway } from "./find-accounts.ts";

const style = `
:root{color:#17173b;background:#f6f5fa;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:64rem;padding:1rem}
header{border-bottom:4px double #2b2f8f;margin-bottom:1rem}
h1{font:400 1.75rem/1.2 "Young Serif",Georgia,serif;margin:.5rem 0}
h2{font-size:1.125rem;margin:1.5rem 0 .5rem}
div.table{overflow-x:auto;background:#fff;border:1px solid #e6e4f0;border-radius:4px}
table{border-collapse:collapse;width:100%}
th,td{padding:.5rem .75rem;text-align:left;border-bottom:1px solid #e6e4f0;white-space:nowrap}
td.number,th.number{text-align:right;font-variant-numeric:tabular-nums}
button,input{min-height:2.75rem;padding:0 .75rem;font:inherit;border:1px solid #2b2f8f;border-radius:6px;background:#fff;color:#2b2f8f}
button{cursor:pointer}form{display:inline}.fault{color:#a1164f;font-weight:600}
:focus-visible{outline:3px solid #2b2f8f;outline-offset:2px}
`;

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
  told: string | null;
  sums: Awaited<ReturnType<typeof sumByGateway>>;
  odd: Awaited<ReturnType<typeof findPayment>>;
  faults: Awaited<ReturnType<typeof countFaults>>;
  search: { reference: string; found: Awaited<ReturnType<typeof findPayment>> } | null;
}

function act(attemptId: number, name: string, label: string) {
  return html`<form method="post"><input type="hidden" name="attempt" value="${attemptId}"><button name="act" value="${name}">${label}</button></form>`;
}

function payments(rows: Accounts["odd"]) {
  return html`<div class="table"><table><thead><tr><th>Référence</th><th>Moyen</th><th class="number">Montant</th><th class="number">Commande</th><th>État</th><th>Demandé le</th><th></th></tr></thead><tbody>
${rows.map(
  ({ attempt, order }) =>
    html`<tr><td>${attempt.reference}</td><td>${methodFacts[methodOf(attempt.gateway)].name}</td><td class="number">${fcfa(attempt.amountFcfa)}</td><td class="number">${fcfa(order.totalFcfa)}</td><td>${states[attempt.state]}</td><td>${dateAndTime(attempt.createdAt)}</td><td>${
      ["pending", "failed", "expired"].includes(attempt.state)
        ? act(attempt.id, "look", "Redemander")
        : ""
    }${
      ["paid", "surplus", "mismatch"].includes(attempt.state)
        ? act(attempt.id, "refund", "Rembourser")
        : ""
    }</td></tr>`,
)}</tbody></table></div>`;
}

/** The operator's page: what each company took, what must be seen to, and what must never be. */
export function accountsPage({ brand, told, sums, odd, faults, search }: Accounts) {
  const checks: [string, number][] = [
    ["Commandes payées sans leur crédit", faults.uncredited],
    ["Crédits sans commande payée", faults.unpaid],
    ["Soldes qui ne sont pas la somme de leurs mouvements", faults.balances],
  ];
  return html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Rapprochement des paiements | ${brand}</title><style>${raw(style)}</style></head><body>
<header><h1>Rapprochement des paiements</h1></header><main>
${told ? html`<p role="status"><strong>${told}</strong></p>` : ""}
<h2>Trente derniers jours</h2>
<div class="table"><table><thead><tr><th>Moyen</th><th class="number">Payés</th><th class="number">Somme</th><th class="number">En cours</th><th class="number">Échoués ou expirés</th><th class="number">À voir</th><th class="number">Remboursé</th></tr></thead><tbody>
${sums.map(
  (sum) =>
    html`<tr><td>${methodFacts[methodOf(sum.gateway)].name}</td><td class="number">${grouped(sum.paid)}</td><td class="number">${fcfa(sum.paidFcfa)}</td><td class="number">${grouped(sum.pending)}</td><td class="number">${grouped(sum.failed)}</td><td class="number">${grouped(sum.odd)}</td><td class="number">${fcfa(sum.refundedFcfa)}</td></tr>`,
)}</tbody></table></div>
<h2>À voir</h2>
${odd.length === 0 ? html`<p>Rien.</p>` : payments(odd)}
<h2>Contrôles</h2>
<ul>${checks.map(([label, count]) => html`<li class="${count > 0 ? "fault" : ""}">${label}\u00a0: ${grouped(count)}</li>`)}</ul>
<h2>Chercher un paiement</h2>
<form method="get"><label>Référence <input name="reference" value="${search?.reference ?? ""}" maxlength="40"></label> <button>Chercher</button></form>
${search ? (search.found.length === 0 ? html`<p>Aucun paiement sous cette référence.</p>` : payments(search.found)) : ""}
</main></body></html>`;
}
