import { randomBytes } from "node:crypto";
import { paymentMessages } from "@jdj/contract/payments/messages";
import { describe, expect, it } from "vitest";
import { testApp } from "../../testing/app.ts";
import { cinetpay } from "./cinetpay.ts";
import type { SandboxPayment } from "./embedded/outcomes.ts";
import { type GatewayName, gatewayNames } from "./gateway-names.ts";
import { moovMoney } from "./moov-money.ts";
import { mtnMomo } from "./mtn-momo.ts";
import { orangeMoney } from "./orange-money.ts";
import { type AskedPayment, GatewayAway, type PaymentGateway } from "./port.ts";
import { wave, waveSignature } from "./wave.ts";

const app = testApp();

function fakeGateway(name: GatewayName) {
  const { paymentSandbox: sandbox } = app;
  if (sandbox === null) throw new Error("These tests need the fake gateways");
  return { ...sandbox.fakeGateways[name], outcomes: sandbox.outcomes };
}

function asked(name: GatewayName, overrides: Partial<AskedPayment> = {}) {
  const reference = `JDJ${randomBytes(8).toString("hex")}`;
  const remembered: string[] = [];
  return {
    remembered,
    payment: {
      reference,
      amountFcfa: 565,
      description: "Joie du Jour commande 1",
      phone: name === "mtn" ? "2250501020304" : name === "moov" ? "2250101020304" : null,
      payer: { givenNames: "Awa", lastName: "Kouassi", email: "awa@exemple.test", phone: null },
      returnUrl: "http://joie.test/retour",
      notifyUrl: `http://joie.test/api/v1/payments/${name}/notify/${reference}`,
      remember: async (gatewayReference: string) => void remembered.push(gatewayReference),
      ...overrides,
    } satisfies AskedPayment,
  };
}

/** Begins a payment and gives it an outcome; returns the names by which it can be checked. */
async function begin(name: GatewayName, end?: SandboxPayment["state"]) {
  const { gateway, outcomes, webhook } = fakeGateway(name);
  const { payment, remembered } = asked(name);
  const begun = await gateway.begin(payment);
  const stored = await outcomes.byReference(name, payment.reference);
  if (stored === null) throw new Error("The payment did not arrive");
  if (end !== undefined) await outcomes.change(stored, { state: end });
  const named = {
    reference: payment.reference,
    amountFcfa: payment.amountFcfa,
    gatewayReference: begun.state === "redirect" ? begun.gatewayReference : (remembered[0] ?? null),
  };
  return { gateway, begun, stored, named, posted: webhook({ ...stored, state: end ?? "paid" }) };
}

/** Reads a webhook as it was posted, or a changed one. */
async function read(
  gateway: PaymentGateway,
  posted: Request | null,
  change: { body?: (body: string) => string; headers?: Record<string, string>; late?: number } = {},
) {
  if (posted === null) throw new Error("Nothing was posted");
  const body = await posted.clone().text();
  const headers = new Headers(posted.headers);
  for (const [key, value] of Object.entries(change.headers ?? {})) headers.set(key, value);
  return gateway.readWebhook({
    headers,
    body: change.body?.(body) ?? body,
    reference: new URL(posted.url).pathname.split("/notify/")[1] ?? null,
    now: new Date(app.clock().getTime() + (change.late ?? 0) * 1000),
  });
}

/** Each driver with wrong keys, and another network. */
const made: Record<
  GatewayName,
  (fetch: (request: Request) => Promise<Response>) => PaymentGateway
> = {
  cinetpay: (fetch) =>
    cinetpay({ apiKey: "a", siteId: "1", secretKey: "s", base: "https://x.invalid", fetch }),
  wave: (fetch) =>
    wave({ apiKey: "a", webhookSecret: "s", separator: "", base: "https://x.invalid", fetch }),
  orange: (fetch) =>
    orangeMoney({
      clientId: "a",
      clientSecret: "b",
      merchantKey: "c",
      country: "ci",
      brand: "J",
      base: "https://x.invalid",
      fetch,
    }),
  mtn: (fetch) =>
    mtnMomo({
      apiUser: "a",
      apiKey: "b",
      subscriptionKey: "c",
      target: "mtnivorycoast",
      base: "https://x.invalid",
      fetch,
    }),
  moov: (fetch) =>
    moovMoney({
      masterKey: "a",
      privateKey: "b",
      token: "c",
      brand: "J",
      base: "https://x.invalid",
      fetch,
    }),
};

describe.each(gatewayNames)("%s", (name) => {
  it("accepts a payment, reports it as pending, then as paid, with its amount", async () => {
    const { gateway, begun, stored, named } = await begin(name);
    expect(["redirect", "push"]).toContain(begun.state);
    expect(stored).toMatchObject({ amountFcfa: 565, reference: named.reference });
    expect(await gateway.status(named)).toEqual({ state: "pending" });
    await fakeGateway(name).outcomes.change(stored, { state: "paid" });
    expect(await gateway.status(named)).toEqual({
      state: "paid",
      amountFcfa: 565,
      currency: "XOF",
    });
  });

  it("distinguishes a refusal, insufficient funds and an expiry", async () => {
    const refused = await begin(name, "refused");
    // A session of Wave's is open until it expires.
    const state = name === "wave" ? "pending" : "failed";
    expect(await refused.gateway.status(refused.named)).toMatchObject({ state });
    const short = await begin(name, "short");
    // Orange gives no reason for a failure.
    expect(await short.gateway.status(short.named)).toEqual({
      state,
      reason: name === "orange" ? paymentMessages.failed : paymentMessages.insufficient,
    });
    const expired = await begin(name, "expired");
    expect(await expired.gateway.status(expired.named)).toEqual({ state: "expired" });
  });

  it("does not know a payment that was never asked for", async () => {
    const { gateway } = fakeGateway(name);
    const nobody = { reference: "JJ1", gatewayReference: "none", amountFcfa: 565 };
    expect(await gateway.status(nobody)).toEqual({ state: "unknown" });
    expect(await gateway.status({ ...nobody, gatewayReference: null })).toEqual({
      state: "unknown",
    });
  });

  it("notifies of the payment by its name, the same event each time", async () => {
    const { gateway, named, posted } = await begin(name, "paid");
    const event = await read(gateway, posted);
    if (event.state !== "event") throw new Error("The webhook was refused");
    expect([event.reference, event.gatewayReference]).toContain(
      event.reference === null ? named.gatewayReference : named.reference,
    );
    expect(await read(gateway, posted)).toEqual(event);
    const other = await begin(name, "paid");
    expect(await read(gateway, other.posted)).not.toMatchObject({ eventId: event.eventId });
  });

  it("is away when it does not answer, fails, or answers something else", async () => {
    const networks = [
      () => Promise.reject(new TypeError("fetch failed")),
      () => Promise.resolve(new Response("", { status: 503 })),
      () => Promise.resolve(new Response("<html>")),
    ];
    for (const network of networks) {
      const gateway = made[name](network);
      const { payment } = asked(name);
      const named = { reference: "JJ1", gatewayReference: "x", amountFcfa: 565 };
      await expect(gateway.begin(payment)).rejects.toThrow(GatewayAway);
      await expect(gateway.status(named)).rejects.toThrow(GatewayAway);
    }
  });

  it("takes no payment with wrong keys", async () => {
    const { server, outcomes } = fakeGateway(name);
    const gateway = made[name](async (request) => server.fetch(request));
    const { payment } = asked(name);
    const begun = await gateway.begin(payment).catch((error: unknown) => error);
    expect(begun instanceof GatewayAway || (begun as { state: string }).state === "refused").toBe(
      true,
    );
    expect(await outcomes.byReference(name, payment.reference)).toBeNull();
  });
});

describe("a signed webhook", () => {
  it.each(["cinetpay", "wave", "moov"] as const)(
    "of %s is believed as it was signed, not altered, not by another's key, not without",
    async (name) => {
      const { gateway, posted } = await begin(name, "paid");
      const altered =
        name === "moov"
          ? (body: string) => body.replace(/hash%5D=[0-9a-f]{8}/, "hash%5D=00000000")
          : (body: string) => body.replace("565", "5650");
      expect(await read(gateway, posted, { body: altered })).toEqual({ state: "forged" });
      expect(await read(made[name](fetch), posted)).toEqual({ state: "forged" });
      const unsigned = { "x-token": "", "wave-signature": "" };
      const stripped = { headers: unsigned, body: (body: string) => body.replace(/hash/g, "hush") };
      expect(await read(gateway, posted, stripped)).toEqual({ state: "forged" });
      for (const nonsense of ["", "{}", "null", "%", "[1]"])
        expect(await read(gateway, posted, { body: () => nonsense })).toEqual({ state: "forged" });
    },
  );

  it("of Wave is believed for five minutes", async () => {
    const { gateway, posted } = await begin("wave", "paid");
    expect(await read(gateway, posted, { late: 299 })).toMatchObject({ state: "event" });
    expect(await read(gateway, posted, { late: 301 })).toEqual({ state: "forged" });
    expect(await read(gateway, posted, { late: -301 })).toEqual({ state: "forged" });
  });

  it("of Wave may be signed with a dot between time and body, by a setting", () => {
    const keys = { apiKey: "a", webhookSecret: "s", base: "https://x.invalid", fetch };
    const body = JSON.stringify({ id: "EV_1", type: "x", data: { id: "cos-1" } });
    const now = app.clock();
    const time = String(now.getTime() / 1000);
    const signed = waveSignature({ webhookSecret: "s", separator: "." }, time, body);
    const headers = new Headers({ "wave-signature": `t=${time},v1=${signed}` });
    const readBy = (separator: "" | ".") =>
      wave({ ...keys, separator }).readWebhook({ headers, body, reference: null, now });
    expect(readBy(".")).toMatchObject({ state: "event", eventId: "EV_1" });
    expect(readBy("")).toEqual({ state: "forged" });
  });

  it("of Orange bears the token that was given when the payment began", async () => {
    const { gateway, posted, begun } = await begin("orange", "paid");
    expect(await read(gateway, posted)).toMatchObject({
      state: "event",
      proof: begun.state === "redirect" ? begun.notifyToken : "none",
    });
    expect(await read(gateway, posted, { body: () => "{}" })).toEqual({ state: "forged" });
  });
});

describe("what a gateway refuses", () => {
  it("has CinetPay's own code: too little, too much, no multiple of five", async () => {
    const { gateway } = fakeGateway("cinetpay");
    const codeFor = async (amountFcfa: number) =>
      gateway.begin(asked("cinetpay", { amountFcfa }).payment);
    expect(await codeFor(95)).toMatchObject({ state: "refused", code: 641 });
    expect(await codeFor(3_000_000)).toMatchObject({ state: "refused", code: 642 });
    expect(await codeFor(561)).toMatchObject({ state: "refused", code: 100 });
  });

  it.each([
    ["mtn", "2250500000515", 515],
    ["moov", "2250100000515", 515],
    ["moov", "2250100000100", 100],
  ] as const)("is said by %s of the number %s", async (name, phone, code) => {
    const { gateway } = fakeGateway(name);
    const begun = await gateway.begin(asked(name, { phone }).payment);
    expect(begun).toMatchObject({ state: "refused", code });
  });

  it("is not known when MTN fails while it is asked: it may have heard", async () => {
    const { gateway } = fakeGateway("mtn");
    const { payment, remembered } = asked("mtn", { phone: "2250500000100" });
    await expect(gateway.begin(payment)).rejects.toThrow(GatewayAway);
    expect(remembered).toHaveLength(1);
  });
});

describe("Wave", () => {
  it("is asked by our reference where its own was never heard", async () => {
    const { gateway, named } = await begin("wave", "paid");
    expect(await gateway.status({ ...named, gatewayReference: null })).toMatchObject({
      state: "paid",
    });
  });
  it("makes one session of the same reference", async () => {
    const { gateway } = fakeGateway("wave");
    const { payment } = asked("wave");
    expect(await gateway.begin(payment)).toEqual(await gateway.begin(payment));
  });
  it("gives a payment back once", async () => {
    const { gateway, named } = await begin("wave", "paid");
    const made = { since: app.clock(), now: app.clock() };
    expect(await gateway.isRefunded?.(named, made)).toBe(false);
    expect(await gateway.refund?.(named, "a key")).toBe(true);
    expect(await gateway.isRefunded?.(named, made)).toBe(true);
    expect(await gateway.refund?.(named, "another key")).toBe(false);
  });
});
