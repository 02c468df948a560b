import type { NoticeKind } from "@jdj/contract/notices/kinds";
import type { RequestContext } from "../../../app-context.ts";
import { onlyUser, raiseNotice } from "../../identity/notices/raise-notice.ts";
import { excerptOf, pathOf } from "../../notices/raising/tell-user.ts";
import { fillNotice, vendorNotices } from "./vendor-notices.ts";

/** The kind of notice that stands beside an email, by how the email's kind begins; the first that fits. */
const kinds: readonly (readonly [begins: string, kind: NoticeKind])[] = [
  ["dispute-", "dispute"],
  ["sale-held-", "dispute"],
  ["hold-lifted-", "dispute"],
  ["deposit-", "payment"],
  ["payment-", "payment"],
  ["manager-refund", "payment"],
  ["quote-", "quote"],
  ["service-started", "quote"],
  ["instalment-due", "deadline"],
  ["provider-suspended", "booking"],
];

function noticeKindOf(emailKind: string): NoticeKind {
  return kinds.find(([begins]) => emailKind.startsWith(begins))?.[1] ?? "shop";
}

/** Puts what an email to somebody says on their page of notices, in the caller's transaction (`db`). */
export async function raiseVendorNotice(
  context: Pick<RequestContext, "db" | "jobs" | "now" | "settings">,
  userId: number,
  { kind, props }: { kind: string; props: { shopName: string; detail?: string; link: string } },
): Promise<void> {
  const written = vendorNotices[kind];
  const path = pathOf(context.settings.publicUrl, props.link);
  if (written === undefined || path === null) return;
  await raiseNotice(context, onlyUser(userId), {
    kind: noticeKindOf(kind),
    title: fillNotice(written.subject, props.shopName),
    text: excerptOf(props.detail || written.heading),
    path,
  });
}
