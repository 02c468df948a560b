import type { RequestContext } from "../../../app-context.ts";
import { foreignLink } from "../../abuse/foreign-link.ts";
import type { StoredDispute } from "../queries.ts";
import { type DisputeEvent, detailOf } from "./detail-of.ts";
import { pageOf } from "./page-of.ts";
import { recipientsOf, type SaleSide, shopNameOf } from "./recipients.ts";

/** Queues what a side is told about a dispute, in the transaction that changes it (`context.db`). */
async function notifySide(
  { db: tx, jobs, settings }: RequestContext,
  dispute: StoredDispute,
  side: SaleSide,
  event: DisputeEvent,
): Promise<void> {
  const { publicUrl, closedServices, brand } = settings;
  const withoutLink = (text: string) =>
    foreignLink(text, publicUrl) === null ? text : "à lire sur la page";
  const props = {
    shopName: await shopNameOf(tx, dispute, publicUrl),
    detail: detailOf(event, dispute, withoutLink),
    link: publicUrl + pageOf(dispute, side),
  };
  const hasMail = !closedServices.includes("mail");
  const hasSms = !closedServices.includes("sms");
  for (const { email, phone, isProven } of await recipientsOf(tx, side, dispute)) {
    // Who orders an article gives the address to which its messages go, proven or not.
    if (hasMail && email !== null && (isProven || dispute.subjectKind === "suborder"))
      await jobs.enqueue(tx, "send-email", {
        ...{ kind: `dispute-${event}-${side}`, to: email, props },
      });
    // Who does not answer in three days loses a say in it: an email may be read too late.
    if (hasSms && phone !== null && side === "provider" && event === "opened")
      await jobs.enqueue(tx, "send-short-message", {
        kind: "dispute-opened",
        to: phone,
        text: `${brand}\u00a0: un client signale un problème (${dispute.label}). Répondez dans les 3 jours depuis votre espace.`,
        isPaid: true,
      });
  }
}

/** Tells both sides what is new about a dispute, in the caller's transaction (`context.db`). */
export async function notifyBoth(
  context: RequestContext,
  dispute: StoredDispute,
  event: Exclude<DisputeEvent, "reminder">,
): Promise<void> {
  await notifySide(context, dispute, "customer", event);
  await notifySide(context, dispute, "provider", event);
}

/** Reminds the side that has not answered, in the caller's transaction (`context.db`). */
export async function notifyProvider(
  context: RequestContext,
  dispute: StoredDispute,
  event: "reminder",
): Promise<void> {
  await notifySide(context, dispute, "provider", event);
}
