import type { PaymentMethod } from "@jdj/contract/payments/methods";
import { type GatewayName, gatewayNames } from "../../../drivers/payments/gateway-names.ts";

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

/** The gateway of a payment method. */
export function gatewayOf(method: PaymentMethod): GatewayName | null {
  return gatewayNames.find((name) => methods[name] === method) ?? null;
}
