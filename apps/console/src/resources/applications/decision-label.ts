import type { VendorApplication } from "@jdj/contract/console/applications";

/** What was answered to a request. */
export function decisionLabel(decision: VendorApplication["decision"]): string {
  if (decision === null) return "En attente";
  return decision === "approved" ? "Acceptée" : "Refusée";
}
