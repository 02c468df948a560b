import type { Hono } from "hono";
import type { SandboxDesk, SandboxPayment } from "../../../areas/payments/sandbox/desk.ts";
import type { GatewayName } from "../gateway-names.ts";
import type { PaymentGateway } from "../port.ts";

/** What a stand-in is told. */
export interface StandInSettings {
  desk: SandboxDesk;
  /** Where its own pages are: `/dev/paiement/{gateway}/{reference}` follows. */
  publicUrl: string;
  brand: string;
  /** What its keys are made from. */
  secret: string;
  clock: () => Date;
}

/**
 * A payment company in this process: it speaks the company's HTTP, signs as the company does, and
 * is reached by the live driver.
 */
export interface StandIn {
  name: GatewayName;
  /** The live driver, with the stand-in's keys and the stand-in in place of the network. */
  gateway: PaymentGateway;
  /** The company's interface. */
  server: Hono;
  /** What the company would post of a payment; null while it would say nothing. */
  notification(payment: SandboxPayment): Request | null;
}

/** What has become of a payment by now: one that nobody answered runs out. */
export function stateOf(
  { state, createdAt }: SandboxPayment,
  lifetimeSeconds: number,
  now: Date,
): SandboxPayment["state"] {
  const age = (now.getTime() - createdAt.getTime()) / 1000;
  return state === "waiting" && age > lifetimeSeconds ? "expired" : state;
}

/** Address of the page on which a stand-in's payment is answered. */
export function pageOf(publicUrl: string, gateway: GatewayName, reference: string): string {
  return `${publicUrl}/dev/paiement/${gateway}/${reference}`;
}
