import { at } from "@jdj/contract/paths/addresses";
import { fcfa } from "@jdj/french/money";
import { eq } from "drizzle-orm";
import type { AppContext } from "../../../app-context.ts";
import type { JobData } from "../../../job-list.ts";
import type { JobAttempt } from "../../../jobs/jobs.ts";
import type { NoticeText } from "../../../mail/notice-email.tsx";
import { foreignLink } from "../../abuse/foreign-link.ts";
import { nameForStrangers } from "../../abuse/name-for-strangers.ts";
import { findCardSubject } from "../../campaigns/cards/card-event.ts";
import { defaultSubject } from "../../designs/card-wording.ts";
import { users } from "../../identity/users/tables.ts";
import { giftLists } from "../../notebook/gift-lists/tables.ts";
import { sendNotice, sendNoticeSms } from "../../operations/outages/send-notice.ts";
import { shortName } from "../../operations/outages/write-sms.ts";
import { refunds } from "../../payments/refunds/tables.ts";
import { potName } from "../gifts/give.ts";
import { gifts } from "../gifts/tables.ts";
import { giftItems } from "../items/tables.ts";

/**
 * Sends the email that a gift came in, or was given back, to a host, or the hosts' thanks to the giver,
 * under a stable key; nothing when the gift or the address is gone.
 * @throws RetryLater when the gateway is unavailable, so that the job is attempted again
 */
export async function sendGiftEmail(
  app: AppContext,
  email: JobData["send-gift-email"],
  attempt: JobAttempt,
): Promise<void> {
  const written = await writeGiftEmail(app, email);
  if (written === null) return;
  const { to, text } = written;
  const kind = `gift-${email.kind}`;
  if (email.kind !== "thanks" && email.by === "sms") {
    const { userId } = email;
    const link = text.action?.link ?? "";
    return sendNoticeSms(app, { kind, userId, sms: text.sms, link }, attempt);
  }
  if (to !== null) await sendNotice(app, { kind, to, text }, attempt);
}

async function writeGiftEmail(
  { db, settings }: AppContext,
  email: JobData["send-gift-email"],
): Promise<{ to: string | null; text: NoticeText } | null> {
  const [row] = await db
    .select({ gift: gifts, list: giftLists, itemName: giftItems.name })
    .from(gifts)
    .innerJoin(giftLists, eq(giftLists.id, gifts.listId))
    .leftJoin(giftItems, eq(giftItems.id, gifts.itemId))
    .where(eq(gifts.id, email.giftId));
  const subject = row && (await findCardSubject(db, row.list.eventId));
  if (!row || !subject) return null;
  const { gift, list, itemName } = row;
  const { brand, publicUrl } = settings;
  const plain = (text: string) => (foreignLink(text, publicUrl) === null ? text : "");
  if (email.kind === "thanks") {
    if (gift.giverEmail === null || gift.thanks === "") return null;
    return {
      to: gift.giverEmail,
      text: {
        subject: defaultSubject(subject, "thanks"),
        paragraphs: [gift.thanks],
        action: null,
        reason: `Vous recevez cet e-mail parce que vous avez offert un cadeau sur ${brand}.`,
      },
    };
  }
  const [reader] = await db
    .select({ address: users.email })
    .from(users)
    .where(eq(users.id, email.userId));
  if (!reader) return null;
  const giver = nameForStrangers(gift.giverName, "Un invité");
  const link = publicUrl + at("gifts");
  if (email.kind === "returned") {
    const [refund] = await db
      .select({ amountFcfa: refunds.amountFcfa })
      .from(refunds)
      .where(eq(refunds.id, email.refundId));
    if (!refund) return null;
    const left = gift.amountFcfa - gift.refundedFcfa;
    return {
      to: reader.address,
      text: {
        subject: `${fcfa(refund.amountFcfa)} sont rendus à ${giver}`,
        sms: giftReturnedSms(giver, refund.amountFcfa),
        paragraphs: [
          `${giver} vous avait offert ${fcfa(gift.amountFcfa)}. Notre équipe lui a rendu ${fcfa(refund.amountFcfa)}\u00a0: cet argent n’est plus dans votre liste de cadeaux.`,
          ...(left > 0 ? [`Il vous reste ${fcfa(left)} de ce cadeau.`] : []),
        ],
        action: { label: "Voir vos cadeaux", link },
        reason: `Vous recevez cet e-mail parce que votre liste de cadeaux est ouverte sur ${brand}.`,
      },
    };
  }
  const message = plain(gift.message);
  const what = itemName === null ? potName(list.potName) : `«\u00a0${plain(itemName)}\u00a0»`;
  return {
    to: reader.address,
    text: {
      subject: `${giver} vous offre ${fcfa(gift.amountFcfa)}`,
      sms: giftSms(giver, gift.amountFcfa),
      paragraphs: [
        `${giver} a offert ${fcfa(gift.amountFcfa)} pour ${what}. Le paiement est reçu.`,
        ...(message === "" ? [] : [`Son message\u00a0: «\u00a0${message}\u00a0»`]),
      ],
      action: { label: "Voir et remercier", link },
      reason: `Vous recevez cet e-mail parce que votre liste de cadeaux est ouverte sur ${brand}.`,
    },
  };
}

/** What a host gets by SMS about a gift that came in, without our name. */
export function giftSms(giver: string, amountFcfa: number): string {
  return `${shortName(giver)} vous offre ${fcfa(amountFcfa)}.`;
}

/** What a host gets by SMS about a gift that was given back, or a part of it, without our name. */
export function giftReturnedSms(giver: string, amountFcfa: number): string {
  return `${fcfa(amountFcfa)} sont rendus à ${shortName(giver)}, sur son cadeau.`;
}
