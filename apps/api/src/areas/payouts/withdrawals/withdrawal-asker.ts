import { refusal } from "@jdj/contract/call/refusals";
import type { Role } from "@jdj/contract/call/sharing-policy";
import type { MoneyRole } from "@jdj/contract/payments/fabric-release";

/** Who asks for a withdrawal. */
export interface Asker {
  customerId: number;
  name: string;
  role: MoneyRole;
}

/** The role of a member who answers for the money; the policy has refused any other. @throws not-allowed */
export function moneyRole(role: Role): MoneyRole {
  if (role === "owner" || role === "treasurer") return role;
  throw refusal("not-allowed");
}
