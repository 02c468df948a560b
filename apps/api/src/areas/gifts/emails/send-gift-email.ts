import { at } from "@jdj/contract/paths/addresses";
import { fcfa } from "@jdj/french/money";
import { eq } from "drizzle-orm";
import type { AppContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { JobData } from "../../../job-list.ts";
import type { JobAttempt } from "../../../jobs/jobs.ts";
import type { NoticeText } from "../../../mail/notice-email.tsx";
import { withoutForeignLink } from "../../abuse/foreign-link.ts";
import { nameForStrangers } from "../../abuse/name-for-strangers.ts";
import { findCardSubject } from "../../campaigns/cards/card-event.ts";
import { defaultSubject } from "../../designs/card-wording.ts";
import { giftLists } from "../../notebook/gift-lists/tables.ts";
import { tellUser } from "../../notices/raising/tell-user.ts";
import { sendNotice } from "../../operations/outgoing-messages/send-notice.ts";
import { shortName } from "../../operations/outgoing-messages/write-sms.ts";
import { refunds } from "../../payments/refunds/tables.ts";
import { potName } from "../gifts/give-gift.ts";
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
  const kind = `gift-${email.kind}`;
  if (email.kind === "thanks") {
    const written = await writeThanks(app, email.giftId);
    if (written !== null) await sendNotice(app, { kind, ...written }, attempt);
    return;
  }
  const text = await writeToHost(app, email);
  const { userId, by } = email;
  if (text !== null) await tellUser(app, "payment", { kind, userId, by, text }, attempt);
}

/** The hosts' thanks, as they wrote them, to a giver who left an address; null without one. */
async function writeThanks(
  { db, settings }: AppContext,
  giftId: number,
): Promise<{ to: string; text: NoticeText } | null> {
  const found = await findGift(db, giftId);
  if (found === null || found.gift.giverEmail === null || found.gift.thanks === "") return null;
  return {
    to: found.gift.giverEmail,
    text: {
      seed: found.subject.seed,
      subject: defaultSubject(found.subject, "thanks"),
      paragraphs: [found.gift.thanks],
      action: null,
      reason: `Vous recevez cet e-mail parce que vous avez offert un cadeau sur ${settings.brand}.`,
    },
  };
}

/** What a host reads about a gift that came in or was given back; null when it is gone. */
async function writeToHost(
  { db, settings }: AppContext,
  email: Exclude<JobData["send-gift-email"], { kind: "thanks" }>,
): Promise<NoticeText | null> {
  const found = await findGift(db, email.giftId);
  if (found === null) return null;
  const { gift, list, itemName } = found;
  const { seed } = found.subject;
  const { brand, publicUrl } = settings;
  const plain = (text: string) => withoutForeignLink(text, "", publicUrl);
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
      seed,
      subject: `${fcfa(refund.amountFcfa)} sont rendus à ${giver}`,
      sms: giftReturnedSms(giver, refund.amountFcfa),
      paragraphs: [
        `${giver} vous avait offert ${fcfa(gift.amountFcfa)}. Notre équipe lui a rendu ${fcfa(refund.amountFcfa)}\u00a0: cet argent n’est plus dans votre liste de cadeaux.`,
        ...(left > 0 ? [`Il vous reste ${fcfa(left)} de ce cadeau.`] : []),
      ],
      action: { label: "Voir vos cadeaux", link },
      reason: `Vous recevez cet e-mail parce que votre liste de cadeaux est ouverte sur ${brand}.`,
    };
  }
  const message = plain(gift.message);
  const what = itemName === null ? potName(list.potName) : `«\u00a0${plain(itemName)}\u00a0»`;
  return {
    seed,
    subject: `${giver} vous offre ${fcfa(gift.amountFcfa)}`,
    sms: giftSms(giver, gift.amountFcfa),
    paragraphs: [
      `${giver} a offert ${fcfa(gift.amountFcfa)} pour ${what}. Le paiement est reçu.`,
      ...(message === "" ? [] : [`Son message\u00a0: «\u00a0${message}\u00a0»`]),
    ],
    action: { label: "Voir et remercier", link },
    reason: `Vous recevez cet e-mail parce que votre liste de cadeaux est ouverte sur ${brand}.`,
  };
}

async function findGift(db: Database, giftId: number) {
  const [row] = await db
    .select({ gift: gifts, list: giftLists, itemName: giftItems.name })
    .from(gifts)
    .innerJoin(giftLists, eq(giftLists.id, gifts.listId))
    .leftJoin(giftItems, eq(giftItems.id, gifts.itemId))
    .where(eq(gifts.id, giftId));
  const subject = row && (await findCardSubject(db, row.list.eventId));
  return row && subject ? { ...row, subject } : null;
}

/** What a host gets by SMS about a gift that came in, without our name. */
export function giftSms(giver: string, amountFcfa: number): string {
  return `${shortName(giver)} vous offre ${fcfa(amountFcfa)}.`;
}

/** What a host gets by SMS about a gift that was given back, or a part of it, without our name. */
export function giftReturnedSms(giver: string, amountFcfa: number): string {
  return `${fcfa(amountFcfa)} sont rendus à ${shortName(giver)}, sur son cadeau.`;
}
