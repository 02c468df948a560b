import type { RequestContext } from "../../../app-context.ts";
import { isOpen } from "../../../drivers/payments/embedded/fake-gateway.ts";
import type { SandboxPayment } from "../../../drivers/payments/embedded/outcomes.ts";
import type { GatewayName } from "../../../drivers/payments/gateway-names.ts";
import { receiveWebhook } from "../webhooks/receive-webhook.ts";
import type { Outcome } from "./page.ts";

/** Delay of a late webhook, in seconds. */
const LATE_SECONDS = 60;

const endings: Record<Outcome, SandboxPayment["state"]> = {
  pay: "paid",
  short: "short",
  refuse: "refused",
  expire: "expired",
  twice: "paid",
  late: "paid",
  silent: "paid",
};

/** Gives a fake gateway's payment the chosen outcome, and delivers the webhook as the company would. */
export async function answerPayment(
  context: RequestContext,
  payment: SandboxPayment,
  outcome: Outcome,
): Promise<void> {
  const { paymentSandbox: sandbox } = context;
  if (sandbox === null || !isOpen(payment)) return;
  await sandbox.outcomes.change(payment, { state: endings[outcome] });
  if (outcome === "silent") return;
  if (outcome === "late") {
    const { gateway, token } = payment;
    const after = { afterSeconds: LATE_SECONDS };
    await context.jobs.enqueue(context.db, "send-late-webhook", { gateway, token }, after);
    return;
  }
  const ended = { ...payment, state: endings[outcome] };
  await deliverWebhook(context, ended);
  if (outcome === "twice") await deliverWebhook(context, ended);
}

/** Delivers a fake gateway's webhook to our handler. */
async function deliverWebhook(context: RequestContext, payment: SandboxPayment): Promise<void> {
  const request = context.paymentSandbox?.fakeGateways[payment.gateway].webhook(payment);
  if (!request) return;
  const [, reference] = /\/notify\/([^/]+)$/.exec(new URL(request.url).pathname) ?? [];
  await receiveWebhook(context, payment.gateway, {
    headers: request.headers,
    body: await request.text(),
    reference: reference ?? null,
    now: context.now,
  });
}

/** Job: delivers the late webhook of a fake gateway's payment. */
export async function sendLateWebhook(
  context: RequestContext,
  { gateway, token }: { gateway: GatewayName; token: string },
): Promise<void> {
  const payment = await context.paymentSandbox?.outcomes.byToken(gateway, token);
  if (payment) await deliverWebhook(context, payment);
}
