import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { enqueueVendorNotice } from "../../accounts/emails/enqueue-vendor-notice.ts";
import { providers } from "../tables.ts";
import { listMembers } from "../team/list-members.ts";

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
  | "boost-paid"
  | "boost-started"
  | "boost-ended"
  | "boost-refunded"
  | "stickers-low"
  | "invoicing-key-refused"
  | "invoice-waits"
  | "manager-refund"
  | "hours-removed"
  | "medium-hidden"
  | "medium-shown"
  | "article-hidden"
  | "article-shown";

/**
 * Enqueues an email to the owners of a provider, and its SMS to those who asked for it, in the caller's
 * transaction (`context.db`); to the address of the shop while nobody has activated it.
 * @param notice `detail`: a reason, or what it is about; `path`: the page that its button opens
 */
export async function notifyProvider(
  context: RequestContext,
  providerId: number,
  { kind, detail = "", path }: { kind: ProviderNotice; detail?: string; path: string },
): Promise<void> {
  const { db, settings } = context;
  const [provider] = await db
    .select({ name: providers.name, email: providers.email })
    .from(providers)
    .where(eq(providers.id, providerId));
  if (!provider) return;
  const owners = (await listMembers(db, providerId)).filter(({ role }) => role === "owner");
  const readers = owners.length > 0 ? owners : [{ userId: null, email: provider.email }];
  const link = settings.publicUrl + path;
  for (const reader of readers)
    await enqueueVendorNotice(context, reader, {
      kind,
      props: { shopName: provider.name, detail, link },
    });
}
