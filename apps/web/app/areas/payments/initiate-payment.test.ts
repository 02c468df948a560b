import { paymentMessages } from "@jdj/contract/payments/messages";
import { ORPCError } from "@orpc/contract";
import { describe, expect, it } from "vitest";
import { initiatePayment } from "./initiate-payment.ts";

/** A server where every payment initiation returns `answers`, or throws it. */
function serverThat(answers: unknown): Parameters<typeof initiatePayment>[0] {
  const initiate = () =>
    answers instanceof Error ? Promise.reject(answers) : Promise.resolve(answers);
  const calls = new Proxy(Object.create(null), { get: () => initiate });
  const nouns = new Proxy(Object.create(null), { get: () => calls });
  return new Proxy(Object.create(null), { get: () => nouns });
}

function chosen(method: string): FormData {
  const form = new FormData();
  form.set("method", method);
  form.set("phone", "05 01 02 03 04");
  return form;
}

describe("a payment that could not be initiated", () => {
  it.each([
    [
      "CINETPAY",
      { code: "624", description: "UNKNOWN_ERROR", data: { payment_url: null } },
      "UNKNOWN_ERROR",
    ],
    [
      "WAVE",
      { status: "error", message: paymentMessages.waveFailed, data: { payment_url: null } },
      "Erreur lors du lancement du paiement",
    ],
    ["ORANGE_MONEY", { response_code: 100, message: "ERREUR", payment_url: null }, "Erreur"],
    [
      "MTN_MONEY",
      { ResponseCode: 642, ResponseMessage: "Montant trop élevé" },
      "Montant trop élevé",
    ],
    ["MOOV_MONEY", { ResponseCode: 515, ResponseMessage: "Numero Incorrect" }, "Numéro incorrect"],
  ])("by %s shows the reason of the payment company", async (method, answer, reason) => {
    const result = await initiatePayment(serverThat(answer), "JJ1", chosen(method), () => "/");
    expect(result).toMatchObject({ data: { message: reason }, init: { status: 422 } });
  });

  it("says that the service is away when nothing answers, and keeps what was chosen", async () => {
    const away = new ORPCError("INTERNAL_SERVER_ERROR");
    const result = await initiatePayment(serverThat(away), "JJ1", chosen("WAVE"), () => "/");
    expect(result).toMatchObject({
      data: { message: paymentMessages.away, values: { method: "WAVE" } },
    });
  });
});
