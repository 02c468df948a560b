import { and, count, eq, isNull } from "drizzle-orm";
import { creditMoves } from "../areas/payments/credit/tables.ts";
import type { Payment } from "../areas/payments/payments/open-payment.ts";
import { findPayment, listAttempts } from "../areas/payments/payments/queries.ts";
import { receipts } from "../areas/payments/payments/tables.ts";
import type { Outcome } from "../areas/payments/sandbox/page.ts";
import type { SandboxPayment } from "../drivers/payments/embedded/outcomes.ts";
import type { GatewayName } from "../drivers/payments/gateway-names.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";

/** The fake gateways of a test's app context. */
export function sandboxOf(app: TestApp) {
  const { paymentSandbox: sandbox } = app;
  if (sandbox === null) throw new Error("Tests need the fake gateways");
  return sandbox;
}

/** An initiation over HTTP, as a customer's device makes it; with `pay_anyway` by default. */
export function initiate(
  app: TestApp,
  member: CastMember,
  gateway: GatewayName,
  reference: string,
  fields: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  const [path, body] = {
    mtn: ["payment/momo", { Reference: reference, MSISDN: "0501020304", Amount: 1 }] as const,
    moov: ["payment/xikka", { reference, MSISDN: "0101020304", montant: 1 }] as const,
    orange: ["om-payment", { reference, amount: 1, order_id: "1" }] as const,
    cinetpay: ["cinetpay-payment", { transaction_id: reference, amount: 1 }] as const,
    wave: ["wave-payment", { transaction_id: reference, amount: 1 }] as const,
  }[gateway];
  return app.call("POST", `/api/v1/${path}`, {
    token: member.token,
    body: { ...body, pay_anyway: true, ...fields },
    headers,
  });
}

/** The newest attempt at a payment at a fake gateway. */
export async function atFakeGateway(
  app: TestApp,
  payment: Pick<Payment, "id">,
  gateway: GatewayName,
): Promise<SandboxPayment> {
  const attempts = await listAttempts(app.db, [payment.id]);
  const attempt = attempts.findLast((one) => one.gateway === gateway);
  const found = attempt && (await sandboxOf(app).outcomes.byReference(gateway, attempt.reference));
  if (!found) throw new Error("The fake gateway was not called");
  return found;
}

/** Presses a button of a fake gateway's page. */
export function press(app: TestApp, payment: SandboxPayment, outcome: Outcome) {
  const form = new FormData();
  form.set("outcome", outcome);
  const path = `/dev/paiement/${payment.gateway}/${payment.reference}`;
  return app.call("POST", path, { body: form });
}

/** Posts a webhook as the company would, or a changed one. */
export async function postWebhook(
  app: TestApp,
  request: Request | null,
  change: { body?: string; headers?: Record<string, string> } = {},
): Promise<number> {
  if (request === null) throw new Error("Nothing is posted");
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(change.headers ?? {})) headers.set(name, value);
  const body = change.body ?? (await request.clone().text());
  const posted = new Request(request.url, { method: request.method, headers, body });
  return (await app.api.fetch(posted, { address: "127.0.0.1" })).status;
}

/** The outcome of a payment: its state, how often it was credited, its receipts. */
export async function outcomeOf(app: TestApp, payment: Payment) {
  const [moves] = await app.db
    .select({ count: count() })
    .from(creditMoves)
    .where(eq(creditMoves.key, `payment:${payment.id}`));
  const [given] = await app.db
    .select({ count: count() })
    .from(receipts)
    .where(and(eq(receipts.paymentId, payment.id), isNull(receipts.attemptId)));
  const attempts = await listAttempts(app.db, [payment.id]);
  return {
    state: (await findPayment(app.db, payment.reference))?.state,
    credits: moves?.count,
    receipts: given?.count,
    attempts: attempts.map(({ state }) => state),
  };
}
