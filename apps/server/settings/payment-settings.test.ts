import type { Database } from "@jdj/api/database/connect";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { choosePayments, paymentErrors, paymentShape } from "./payment-settings.ts";

const shape = z.object(paymentShape);
/** Choosing gateways uses no database: any access to it throws. */
const untouched: Database = Object.create(null);

function chosen(PAYMENTS_DRIVER: "embedded" | "live" | "none", given: Record<string, string> = {}) {
  const settings = { ...shape.parse(given), PAYMENTS_DRIVER };
  const common = { PUBLIC_URL: "http://x.test", SECRET: "s", BRAND: "J" };
  const { payments, paymentSandbox } = choosePayments({ ...settings, ...common }, untouched);
  return { error: paymentErrors(settings), ...payments, sandbox: paymentSandbox };
}

describe("the payment settings", () => {
  it("open a fake gateway of each company for `embedded`", () => {
    const { gateways, sandbox, error, mostFcfa } = chosen("embedded");
    expect(Object.keys(gateways).toSorted()).toEqual(["cinetpay", "moov", "mtn", "orange", "wave"]);
    expect([sandbox === null, error, mostFcfa]).toEqual([false, [], 1_500_000]);
  });
  it("open the gateways of the companies whose keys are given, and no fake gateway", () => {
    const { gateways, sandbox, error } = chosen("live", {
      CINETPAY_API_KEY: "a",
      CINETPAY_SITE_ID: "1",
      CINETPAY_SECRET_KEY: "s",
      WAVE_API_KEY: "a",
      WAVE_WEBHOOK_SECRET: "s",
      ORANGE_MONEY_CLIENT_ID: "a",
      ORANGE_MONEY_CLIENT_SECRET: "b",
      ORANGE_MONEY_MERCHANT_KEY: "c",
      MTN_MOMO_API_USER: "a",
      MTN_MOMO_API_KEY: "b",
      MTN_MOMO_SUBSCRIPTION_KEY: "c",
      PAYDUNYA_MASTER_KEY: "a",
      PAYDUNYA_PRIVATE_KEY: "b",
      PAYDUNYA_TOKEN: "c",
    });
    expect(Object.values(gateways).map(({ name }) => name)).toHaveLength(5);
    expect([sandbox, error]).toEqual([null, []]);
    const wave = { WAVE_API_KEY: "a", WAVE_WEBHOOK_SECRET: "s" };
    expect(Object.keys(chosen("live", wave).gateways)).toEqual(["wave"]);
  });
  it("close every payment method for `none`", () => {
    expect(chosen("none")).toMatchObject({ gateways: {}, sandbox: null });
  });
});
