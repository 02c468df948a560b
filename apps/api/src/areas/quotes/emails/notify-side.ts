import { at } from "@jdj/contract/paths/addresses";
import type { QuoteSide } from "@jdj/contract/quotes/quote-state";
import type { RequestContext } from "../../../app-context.ts";
import { withoutForeignLink } from "../../abuse/foreign-link.ts";
import { enqueueVendorNotice } from "../../accounts/emails/enqueue-vendor-notice.ts";
import { recipientsOf, shopNameOf } from "../../disputes/emails/recipients.ts";
import type { RequestRow } from "../quote-requests/queries.ts";

/** What a side of a request is told at once, by a notice of `deposit-notices.ts`. */
export type QuoteNotice =
  | "quote-requested"
  | "quote-received"
  | "quote-withdrawn"
  | "instalment-due"
  | "service-started"
  | "deposit-paid"
  | "deposit-received"
  | "deposit-returned"
  | "deposit-given-back";

/**
 * Enqueues an email to a side of a request, and its SMS where asked for, in the caller's transaction
 * (`context.db`).
 * @param detail an amount, or what the other side wrote, which is left out with a link to another site
 */
export async function notifySide(
  context: Pick<RequestContext, "db" | "jobs" | "now" | "settings">,
  request: Pick<RequestRow, "id" | "customerId" | "providerId">,
  side: QuoteSide,
  { kind, detail }: { kind: QuoteNotice; detail: string },
): Promise<void> {
  const { db, settings } = context;
  const { publicUrl } = settings;
  const shopName = await shopNameOf(db, request, publicUrl);
  const said = withoutForeignLink(detail, "À lire dans la conversation.", publicUrl);
  const page = side === "customer" ? "request" : "proRequest";
  for (const reader of await recipientsOf(db, side, request))
    await enqueueVendorNotice(context, reader, {
      kind,
      props: {
        shopName,
        detail: said,
        link: publicUrl + at(page, { id: request.id }),
      },
    });
}
