import { methodFacts } from "@jdj/contract/payments/methods";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { html, raw } from "hono/html";
import { isOpen } from "../../../drivers/payments/embedded/fake-gateway.ts";
import type { SandboxPayment } from "../../../drivers/payments/embedded/outcomes.ts";
import { methodOf } from "../payments/gateway-methods.ts";

const style = `
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0; padding: 24px 16px; background: #F6F5FA; color: #17173B; font: 16px/24px system-ui, sans-serif }
main { max-width: 26rem; margin: 0 auto; padding: 20px; background: #fff; border: 1px solid #E6E4F0; border-radius: 4px }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 28px }
p { margin: 0 0 16px; color: #4A4A6E; overflow-wrap: anywhere }
strong { color: #17173B; font-size: 28px; line-height: 32px }
button, a.button { display: block; width: 100%; min-height: 48px; margin-top: 12px; padding: 11px; border: 1px solid #2B2F8F; border-radius: 6px; background: #fff; color: #2B2F8F; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer }
button:first-of-type { background: #2B2F8F; color: #fff }
li { margin-bottom: 8px }
a { color: #2B2F8F }
:focus-visible { outline: 3px solid #2B2F8F; outline-offset: 2px }
`;

/** The outcomes that a fake gateway offers, in the order of its buttons. */
export const outcomes = {
  pay: "Payer",
  short: "Solde insuffisant",
  refuse: "Refuser",
  expire: "Laisser expirer",
  twice: "Payer, et notifier deux fois",
  late: "Payer, et notifier en retard (une minute)",
  silent: "Payer, et ne pas notifier",
} as const;

/** One of the outcomes. */
export type Outcome = keyof typeof outcomes;

const states: Record<SandboxPayment["state"], string> = {
  waiting: "En attente",
  paid: "Payé",
  short: "Solde insuffisant",
  refused: "Refusé",
  expired: "Expiré",
  refunded: "Remboursé",
};

function page(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${raw(style)}</style></head>
<body><main>${content}</main></body></html>`;
}

/** The page in place of a company's payment page or of the payer's phone. */
export function paymentPage(payment: SandboxPayment, back: string | null) {
  const { name, kind } = methodFacts[methodOf(payment.gateway)];
  const title = `${name}, en démonstration`;
  const asked =
    kind === "push"
      ? html`Cette page tient lieu du téléphone ${payment.phone ? `+${payment.phone}` : ""}\u00a0: rien n’en sort.`
      : html`Cette page tient lieu de celle de ${name}\u00a0: rien n’en sort.`;
  const buttons = Object.entries(outcomes).map(
    ([outcome, label]) => html`<button name="outcome" value="${outcome}">${label}</button>`,
  );
  return page(
    title,
    html`<h1>${title}</h1><p>${asked}</p><p><strong>${fcfa(payment.amountFcfa)}</strong><br>${payment.reference}</p>
${
  isOpen(payment)
    ? html`${payment.state === "waiting" ? "" : html`<p role="status">${states[payment.state]}\u00a0: vous pouvez réessayer.</p>`}<form method="post">${buttons}</form>`
    : html`<p role="status">${states[payment.state]}</p>${
        back ? html`<a class="button" href="${back}">Retourner sur le site</a>` : ""
      }`
}`,
  );
}

/** The newest payments at all fake gateways. */
export function paymentList(payments: SandboxPayment[]) {
  const title = "Paiements, en démonstration";
  const rows = payments.map(
    (payment) =>
      html`<li><a href="/dev/paiement/${payment.gateway}/${payment.reference}">${methodFacts[methodOf(payment.gateway)].name}, ${fcfa(payment.amountFcfa)}</a><br>${states[payment.state]} · ${dateAndTime(payment.createdAt)}${payment.phone ? ` · +${payment.phone}` : ""}</li>`,
  );
  return page(
    title,
    html`<h1>${title}</h1>${rows.length === 0 ? html`<p>Rien n’a encore été demandé.</p>` : html`<ul>${rows}</ul>`}`,
  );
}
