import type { Hono } from "hono";
import type { Fetch } from "../gateway-http.ts";
import type { GatewayName } from "../gateway-names.ts";
import type { PaymentGateway } from "../port.ts";
import type { FakeOutcomes, SandboxPayment } from "./outcomes.ts";

/** The settings of a fake gateway. */
export interface FakeGatewaySettings {
  outcomes: FakeOutcomes;
  /** Where its own pages are: `/dev/paiement/{gateway}/{reference}` follows. */
  publicUrl: string;
  brand: string;
  /** What its keys are made from. */
  secret: string;
  clock: () => Date;
}

/**
 * How a company's API is out of reach: `unheard` loses the request, `unanswered` carries it out and
 * loses the answer.
 */
export type Outage = "unheard" | "unanswered";

/** The network of a fake gateway; an outage lasts until it is set to null. */
export interface FakeNetwork {
  outage: Outage | null;
  fetch: Fetch;
}

/** Leads requests to a server within this process. */
export function fakeNetwork(server: Hono): FakeNetwork {
  const network: FakeNetwork = {
    outage: null,
    async fetch(request) {
      if (network.outage === "unheard") throw new TypeError("fetch failed");
      const response = await server.fetch(request);
      if (network.outage === "unanswered") throw new TypeError("terminated");
      return response;
    },
  };
  return network;
}

/**
 * A payment company in this process: it speaks the company's HTTP, signs as the company does, and
 * is reached by the live driver.
 */
export interface FakeGateway {
  name: GatewayName;
  /** The live driver, with the fake gateway's keys and the fake gateway in place of the network. */
  gateway: PaymentGateway;
  /** The company's interface. */
  server: Hono;
  /** How the driver reaches it. */
  network: FakeNetwork;
  /** The webhook that the company would post of a payment; null while it would post none. */
  webhook(payment: SandboxPayment): Request | null;
}

/** Whether its payer may still pay it: at Wave, also after an attempt that was refused. */
export function isOpen({ gateway, state }: Pick<SandboxPayment, "gateway" | "state">): boolean {
  return state === "waiting" || (gateway === "wave" && (state === "short" || state === "refused"));
}

/** The state of a payment by now: an open one expires. */
export function stateOf(
  payment: SandboxPayment,
  lifetimeSeconds: number,
  now: Date,
): SandboxPayment["state"] {
  const { state, createdAt } = payment;
  const age = (now.getTime() - createdAt.getTime()) / 1000;
  return isOpen(payment) && age > lifetimeSeconds ? "expired" : state;
}

/** Address of the page on which the outcome of a payment is chosen. */
export function pageOf(publicUrl: string, gateway: GatewayName, reference: string): string {
  return `${publicUrl}/dev/paiement/${gateway}/${reference}`;
}
