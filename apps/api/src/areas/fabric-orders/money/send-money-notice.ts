import { at } from "@jdj/contract/paths/addresses";
import type { AppContext } from "../../../app-context.ts";
import type { JobAttempt } from "../../../jobs/jobs.ts";
import type { NoticeText } from "../../../mail/notice-email.tsx";
import { withoutForeignLink } from "../../abuse/foreign-link.ts";
import { tellUser } from "../../notices/raising/tell-user.ts";

/** The name of a fabric order in a message; one with a link to another site is not repeated. */
export function nameInMessage(name: string, publicUrl: string): string {
  return withoutForeignLink(name, "une commande de pagnes", publicUrl);
}

/** A message about the money of a fabric order, to one owner or treasurer. */
interface MoneyNotice {
  kind: string;
  userId: number;
  by?: "sms" | undefined;
  fabricOrderId: number;
  /** `action` is the label of the link to the page of that money; `sms` has no name of ours. */
  text: { subject: string; paragraphs: string[]; action: string; sms: string };
}

/**
 * Sends the email about the money of a fabric order, or its SMS, with the link to the page of that money;
 * no email when the address is gone.
 * @throws RetryLater when the gateway is unavailable, so that the job is attempted again
 */
export async function sendMoneyNotice(
  app: AppContext,
  { kind, userId, by, fabricOrderId, text }: MoneyNotice,
  attempt: JobAttempt,
): Promise<void> {
  const { brand, publicUrl } = app.settings;
  const link = publicUrl + at("fabricMoney", { id: fabricOrderId });
  const notice: NoticeText = {
    ...{ subject: text.subject, sms: text.sms, paragraphs: text.paragraphs },
    action: { label: text.action, link },
    reason: `Vous recevez cet e-mail parce que vous tenez l’argent d’une commande de pagnes sur ${brand}.`,
  };
  await tellUser(app, "payment", { kind, userId, by, text: notice }, attempt);
}
