import type { AppContext } from "../../../app-context.ts";
import type { JobData } from "../../../job-list.ts";
import type { JobAttempt } from "../../../jobs/jobs.ts";
import { encrypt, secretsOf } from "../../../secrets.ts";
import { findSmsNumber } from "../../identity/users/find-sms-number.ts";
import { ceilings, WHATSAPP_COST_FCFA } from "../ceilings/ceilings.ts";
import { handOver } from "../outgoing-messages/hand-over.ts";
import {
  isTemplateBlocked,
  listBlockedTemplates,
  mayLeaveBy,
} from "../whatsapp-account/blocked-templates.ts";
import { purposeOf, sendBySms } from "./send-by-sms.ts";
import { whatsAppNotices } from "./tables.ts";

/**
 * Hands a notice that a user asked for to WhatsApp, under the key of its job, at the number that is
 * proven now. What WhatsApp does not take is sent by SMS at once, and what it cannot deliver once its
 * receipt says so; while its template is paused everything is.
 */
export async function sendWhatsAppNotice(
  app: AppContext,
  notice: JobData["send-whatsapp-notice"],
  { id: key }: JobAttempt,
): Promise<void> {
  const { db, settings, clock } = app;
  const { userId, kind, sentence, link } = notice;
  const to = await findSmsNumber(db, userId);
  if (to === null) return;
  const sealedText = encrypt(
    secretsOf(settings),
    purposeOf(key),
    JSON.stringify({ sentence, link }),
  );
  // Before it leaves: its receipt may come at once.
  await db
    .insert(whatsAppNotices)
    .values({ key, userId, kind, sealedText, createdAt: clock() })
    .onConflictDoNothing();
  const blocked = await listBlockedTemplates(db);
  if (isTemplateBlocked("message", settings, blocked)) return sendBySms(app, key);
  const outgoing = {
    ...({ channel: "whatsapp", kind, to, cost: WHATSAPP_COST_FCFA } as const),
    ceiling: ceilings.askedSmsPerRecipient,
    // The SMS is the second attempt.
    isLast: true,
    mayLeaveBy: (contract: number) => mayLeaveBy(contract, "message", settings, blocked),
  };
  const outcome = await handOver(app, outgoing, (whatsapp) =>
    whatsapp.sendNotice({ key, kind, to, text: sentence, link }),
  );
  if (outcome === "refused" || outcome === "too-late") await sendBySms(app, key);
}
