import type { AppContext } from "../../../app-context.ts";
import { pageOf } from "../../../drivers/payments/embedded/fake-gateway.ts";
import type { Attempt } from "../payments/queries.ts";

/** The page on which the outcome of a fake gateway's payment is chosen; null with live gateways. */
export function sandboxUrl(
  { paymentSandbox, settings }: Pick<AppContext, "paymentSandbox" | "settings">,
  attempt: Pick<Attempt, "gateway" | "reference"> | null,
): string | null {
  if (paymentSandbox === null || attempt === null) return null;
  return pageOf(settings.publicUrl, attempt.gateway, attempt.reference);
}
