import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { KEY_OWNER } from "./save-key.ts";
import { invoicingKeys } from "./tables.ts";

/** Removes a provider's key; what waits to be signed with it is left to them. @throws not-found */
export async function removeKey({ db, now }: RequestContext, providerId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(invoicingKeys)
      .where(eq(invoicingKeys.providerId, providerId))
      .returning({ lastFour: invoicingKeys.lastFour });
    if (!removed) throw refusal("not-found");
    const change = { id: providerId, before: removed, after: null };
    await recordChange(tx, KEY_OWNER, now, { action: "providers.remove-invoicing-key", ...change });
  });
}
