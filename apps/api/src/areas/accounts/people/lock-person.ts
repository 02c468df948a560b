import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { users } from "../../identity/users/tables.ts";

/** A person, and why something is done to their account. */
export interface WithReason {
  id: number;
  reason: string;
}

/** @throws a field error at `reason` */
export function refuseEmpty(reason: string): void {
  if (reason === "") throw fieldRefusal({ reason: [consoleMessages.reasonRequired] });
}

/** A person's user, locked until the transaction ends; never one of staff. @throws not-found */
export async function lockPerson(tx: Database, id: number) {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), ne(users.role, "STAFF")))
    .for("no key update");
  if (!user) throw refusal("not-found");
  return user;
}
