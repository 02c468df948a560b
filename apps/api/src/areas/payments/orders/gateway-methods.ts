import type { PaymentMethod } from "@jdj/contract/payments/methods";
import type { GatewayName } from "../../../drivers/payments/gateway-names.ts";

const methods: Record<GatewayName, PaymentMethod> = {
  orange: "ORANGE_MONEY",
  mtn: "MTN_MONEY",
  moov: "MOOV_MONEY",
  wave: "WAVE",
  cinetpay: "CINETPAY",
};

/** The payment method that a gateway offers. */
export function methodOf(gateway: GatewayName): PaymentMethod {
  return methods[gateway];
}
