import type { RequestContext } from "../../../app-context.ts";
import { enqueueAskedSms } from "../../operations/outgoing-messages/enqueue-asked-sms.ts";
import { shortName } from "../../operations/outgoing-messages/write-sms.ts";
import { raiseVendorNotice } from "./raise-vendor-notice.ts";
import { fillNotice, vendorNotices } from "./vendor-notices.ts";

/** Who gets a notice. */
export interface NoticeReader {
  /** Null for an address without an account: it gets no SMS. */
  userId: number | null;
  /** The address to which emails go; null for none. */
  email: string | null;
}

/** A notice of `vendor-notices.ts`, and what it names. */
interface Notice {
  kind: string;
  props: {
    /** The provider's name. */
    shopName: string;
    /** What it is about, for those that say it. */
    detail?: string;
    /** Of the button. */
    link: string;
  };
}

/**
 * Enqueues a notice to somebody, in the caller's transaction (`db`): the email where they have an
 * address, and its SMS where the notice has one and they asked for it. It stands on their page of
 * notices too.
 */
export async function enqueueVendorNotice(
  context: Pick<RequestContext, "db" | "jobs" | "now" | "settings">,
  { userId, email }: NoticeReader,
  { kind, props }: Notice,
): Promise<void> {
  const { db, jobs, settings } = context;
  const { shopName, detail = "", link } = props;
  if (userId !== null) await raiseVendorNotice(context, userId, { kind, props });
  if (email !== null && !settings.closedServices.includes("mail"))
    await jobs.enqueue(db, "send-email", { kind, to: email, props: { shopName, detail, link } });
  const sms = vendorNotices[kind]?.sms;
  if (sms === undefined || userId === null) return;
  const sentence = fillNotice(sms, shortName(shopName)).replace("{detail}", () => detail);
  await enqueueAskedSms(context, { kind, userId, sentence, link });
}
