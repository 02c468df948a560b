import type { ApiSettings } from "../../../settings.ts";

/**
 * Whether money may be taken online for somebody else: a provider, a seller, the hosts of an event.
 * That needs an open payment company and a licensed institution that holds it (docs/regulation.md).
 */
export function holdsFunds({ closedServices }: Pick<ApiSettings, "closedServices">): boolean {
  return !closedServices.includes("payments") && !closedServices.includes("held-funds");
}
