import { pageOf } from "../../../drivers/payments/embedded/fake-gateway.ts";
import type { Payments } from "../../../drivers/payments/port.ts";
import type { Attempt } from "../orders/queries.ts";

/** The page on which a stand-in lets a payment be answered; null with live gateways. */
export function sandboxUrl(
  payments: Payments,
  publicUrl: string,
  attempt: Pick<Attempt, "gateway" | "reference"> | null,
): string | null {
  if (payments.sandbox === null || attempt === null) return null;
  return pageOf(publicUrl, attempt.gateway, attempt.reference);
}
