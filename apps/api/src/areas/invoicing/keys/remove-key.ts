import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { invoicingKeys } from "./tables.ts";

/** Removes a provider's key; what waits to be signed with it is left to them. @throws not-found */
export async function removeKey({ db }: RequestContext, providerId: number): Promise<void> {
  const removed = await db
    .delete(invoicingKeys)
    .where(eq(invoicingKeys.providerId, providerId))
    .returning({ providerId: invoicingKeys.providerId });
  if (removed.length === 0) throw refusal("not-found");
}
