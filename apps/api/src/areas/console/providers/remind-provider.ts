import { refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { desc, eq } from "drizzle-orm";
import type { StaffContext } from "../../../http/answer.ts";
import { providerApplications } from "../../providers/applications/tables.ts";
import { writeInvitation } from "../../providers/invitations/write-invitation.ts";
import { lockShop } from "../../providers/lock-shop.ts";
import { listMissing } from "../../providers/notices/list-missing.ts";
import { notifyProvider } from "../../providers/notices/notify-provider.ts";
import { providers } from "../../providers/tables.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { waitsFor } from "./provider-steps.ts";
import { factsOf, selectProviders } from "./queries.ts";

/**
 * Reminds a provider of what they have to do next: a new link of activation, or what their page lacks.
 * @throws not-found; nothing-to-remind once all is done, or while it is suspended
 */
export async function remindProvider(context: StaffContext, id: number): Promise<void> {
  const { now, author } = context;
  await context.db.transaction(async (tx) => {
    const inTransaction = { ...context, db: tx };
    await lockShop(tx, id);
    const [row] = await selectProviders(tx).where(eq(providers.id, id));
    if (!row) throw refusal("not-found");
    const { name, email, suspendedAt } = row.provider;
    const step = waitsFor(factsOf(row));
    if (step === null || suspendedAt !== null) throw refusal("nothing-to-remind");
    if (step === "activate") {
      if (email === null) throw refusal("nothing-to-remind");
      const [made] = await tx
        .select({ applicationId: providerApplications.applicationId })
        .from(providerApplications)
        .where(eq(providerApplications.providerId, id))
        .orderBy(desc(providerApplications.applicationId))
        .limit(1);
      const applicationId = made?.applicationId ?? null;
      const invitation = { providerId: id, shopName: name, email, role: "owner" as const };
      await writeInvitation(inTransaction, { ...invitation, applicationId, isActivation: true });
    } else {
      const missing = await listMissing(tx, id);
      const waitsForListing = step === "subscription";
      const detail = waitsForListing
        ? "Réglez l’abonnement\u00a0: tout est rempli"
        : missing === ""
          ? "Publiez votre page\u00a0: tout est rempli"
          : missing;
      await notifyProvider(inTransaction, id, {
        kind: "shop-reminder",
        detail,
        path: at(waitsForListing ? "proSubscription" : "proShop"),
      });
    }
    const change = { id, before: null, after: { step } };
    await recordChange(tx, author, now, { action: "providers.remind", ...change });
  });
}
