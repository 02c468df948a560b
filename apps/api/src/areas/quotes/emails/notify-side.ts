import { at } from "@jdj/contract/paths/addresses";
import type { QuoteSide } from "@jdj/contract/quotes/quote-state";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { foreignLink } from "../../abuse/foreign-link.ts";
import { enqueueVendorNotice } from "../../accounts/emails/enqueue-vendor-notice.ts";
import { reachReaders } from "../../accounts/emails/reach-readers.ts";
import { providers } from "../../providers/tables.ts";
import type { RequestRow } from "../requests/queries.ts";
import { listSide } from "./notify-unread-messages.ts";

/** What a side of a request is told at once, by a notice of `deposit-notices.ts`. */
export type QuoteNotice =
  | "quote-requested"
  | "quote-received"
  | "quote-withdrawn"
  | "service-started"
  | "deposit-paid"
  | "deposit-received"
  | "deposit-returned"
  | "deposit-given-back";

/**
 * Enqueues an email to a side of a request, and its SMS where asked for, in the caller's transaction (`context.db`).
 * @param detail an amount, or what the other side wrote, which is left out with a link to another site
 */
export async function notifySide(
  context: Pick<RequestContext, "db" | "jobs" | "settings">,
  request: Pick<RequestRow, "id" | "customerId" | "providerId">,
  side: QuoteSide,
  { kind, detail }: { kind: QuoteNotice; detail: string },
): Promise<void> {
  const { db, settings } = context;
  const { publicUrl } = settings;
  const withoutLink = (text: string, otherwise: string) =>
    foreignLink(text, publicUrl) === null ? text : otherwise;
  const [provider] = await db
    .select({ name: providers.name })
    .from(providers)
    .where(eq(providers.id, request.providerId));
  const page = side === "customer" ? "request" : "proRequest";
  for (const reader of reachReaders(await listSide(db, side, request)))
    await enqueueVendorNotice(context, reader, {
      kind,
      props: {
        shopName: withoutLink(provider?.name ?? "", "Votre prestataire"),
        detail: withoutLink(detail, "À lire dans la conversation."),
        link: publicUrl + at(page, { id: request.id }),
      },
    });
}
