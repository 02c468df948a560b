import { at } from "@jdj/contract/paths/addresses";
import { type AppContext, requestContext } from "../../../app-context.ts";
import type { SendResult } from "../../../drivers/delivery-receipt.ts";
import { contractsOf, type MessageDrivers } from "../../../drivers/gateway-contracts.ts";
import type { JobData } from "../../../job-list.ts";
import type { JobAttempt } from "../../../jobs/jobs.ts";
import { RetryLater } from "../../../jobs/retry-later.ts";
import { secondsUntilDay } from "../../identity/notices/due-at.ts";
import { handOver } from "../../operations/outgoing-messages/hand-over.ts";
import {
  listBlockedTemplates,
  mayLeaveBy,
} from "../../operations/whatsapp-account/blocked-templates.ts";
import {
  findChosenWay,
  findWillingReader,
  listOpenWays,
  type PhoneReader,
  wayOfChannel,
} from "./find-phone-reader.ts";
import { giveBack, noteTaken, putBack, startHanding } from "./hand-phone-notice.ts";
import { phoneStopAddress } from "./stop-link.ts";
import type { phoneNotices } from "./tables.ts";
import { writePhoneSms, writePhoneWhatsApp } from "./write-phone-notice.ts";

/** What the log of messages, and the gateways, call it. */
const kind = "phone-notice";

/**
 * Hands a paid notice to the gateway of its way, at the number that is proven now, at most once: an
 * attempt that died while it did counts as one that may have left. What certainly did not leave gives
 * its credit back.
 * @throws RetryLater by night, and when the gateway is unavailable, so that the job is attempted again
 */
export async function sendPhoneNotice(
  app: AppContext,
  notice: JobData["send-phone-notice"],
  { isLast }: JobAttempt,
): Promise<void> {
  const { db, settings } = app;
  const { key } = notice;
  const { now } = requestContext(app);
  if (secondsUntilDay(now) > 0 && !isLast) throw new RetryLater("Quiet hours");
  const started = await startHanding(app, key, now);
  if (started === null) return;
  const way = wayOfChannel(started.channelId);
  const sent = { ...notice, ...started, isHanded: false };
  try {
    const reader = await findWillingReader(db, started.userId);
    const isOpen = (await listOpenWays(db, settings)).some((open) => open.way === way);
    const isChosen = (await findChosenWay(db, started.userId)) === way;
    if (reader === null || !isOpen || !isChosen || secondsUntilDay(now) > 0)
      return await giveBack(db, key);
    const outcome = await handTo(app, sent, reader, isLast);
    if (outcome === "refused" || outcome === "too-late") await giveBack(db, key);
  } catch (error) {
    if (error instanceof RetryLater || !sent.isHanded) await putBack(db, key);
    throw error;
  }
}

/** A notice with its row. */
type Sent = JobData["send-phone-notice"] &
  typeof phoneNotices.$inferSelect & {
    /** Whether a gateway was asked: before that nothing can have left. */
    isHanded: boolean;
  };

async function handTo(app: AppContext, notice: Sent, { to }: PhoneReader, isLast: boolean) {
  const { settings } = app;
  const { key, userId } = notice;
  const way = wayOfChannel(notice.channelId);
  const links = {
    details: settings.publicUrl + at("shortNotices"),
    stop: phoneStopAddress(settings, { userId, way }),
  };
  // Paid by the account, and five a day at most: no ceiling of ours, no spending of ours.
  const outgoing = { kind, to, isLast, isPaid: true };
  /** The answer of a gateway, with its id of what it took. */
  async function taken<C extends "sms" | "whatsapp">(
    channel: C,
    driver: MessageDrivers[C],
    send: () => Promise<SendResult>,
  ): Promise<SendResult> {
    notice.isHanded = true;
    const result = await send();
    const contract = contractsOf(app, channel).find((one) => one.driver === driver)?.number;
    if (result.state === "sent" && contract !== undefined)
      await noteTaken(app.db, key, { gatewayId: result.gatewayId ?? null, contract });
    return result;
  }
  if (way === "sms") {
    const text = writePhoneSms(settings.brand, notice, links);
    return handOver(app, { ...outgoing, channel: "sms" }, (sms) =>
      taken("sms", sms, () => sms.send({ key, kind, to, text })),
    );
  }
  const blocked = await listBlockedTemplates(app.db);
  const text = writePhoneWhatsApp(notice, links);
  return handOver(
    app,
    {
      ...outgoing,
      channel: "whatsapp",
      mayLeaveBy: (contract) => mayLeaveBy(contract, "message", settings, blocked),
    },
    (whatsapp) =>
      taken("whatsapp", whatsapp, () =>
        whatsapp.sendNotice({ key, kind, to, text, link: links.details }),
      ),
  );
}
