import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { providers } from "../../directory/providers/tables.ts";
import { listMembers } from "../members/list-members.ts";

/** What a provider is told by an email, by its kind. */
export type ProviderNotice =
  | "account-extended"
  | "shop-activated"
  | "shop-reminder"
  | "shop-published"
  | "shop-suspended"
  | "shop-restored"
  | "commission-changed"
  | "subscription-started"
  | "subscription-ended"
  | "listing-awaited"
  | "listing-paid"
  | "listing-given"
  | "listing-reminder"
  | "listing-ended"
  | "listing-refunded"
  | "manager-refund"
  | "medium-hidden"
  | "medium-shown"
  | "article-hidden"
  | "article-shown";

/**
 * Enqueues an email to the owners of a provider, in the caller's transaction (`context.db`); to the
 * address of the shop while nobody has activated it.
 * @param notice `detail`: a reason, or what it is about; `path`: the page that its button opens
 */
export async function notifyProvider(
  { db, jobs, settings }: RequestContext,
  providerId: number,
  { kind, detail = "", path }: { kind: ProviderNotice; detail?: string; path: string },
): Promise<void> {
  const [provider] = await db
    .select({ name: providers.name, email: providers.email })
    .from(providers)
    .where(eq(providers.id, providerId));
  if (!provider) return;
  const owners = (await listMembers(db, providerId)).filter(({ role }) => role === "owner");
  const addresses = owners.length > 0 ? owners.map(({ email }) => email) : [provider.email];
  for (const to of new Set(addresses))
    if (to)
      await jobs.enqueue(db, "send-email", {
        kind,
        to,
        props: { shopName: provider.name, detail, link: settings.publicUrl + path },
      });
}
