import { eq } from "drizzle-orm";
import { z } from "zod";
import type { AppContext } from "../../../app-context.ts";
import type { DeliveryReceipt } from "../../../drivers/delivery-receipt.ts";
import { decrypt, secretsOf } from "../../../secrets.ts";
import { enqueueAskedSms } from "../outgoing-messages/enqueue-asked-sms.ts";
import { whatsAppNotices } from "./tables.ts";

/** Each text is encrypted for its own key: copied to another row, it does not open. */
export const purposeOf = (key: string) => `whatsapp-notice:${key}`;

const Text = z.object({ sentence: z.string(), link: z.string() });

/** Sends by SMS what WhatsApp did not bring; a second call sends nothing. */
export async function sendBySms(
  app: Pick<AppContext, "db" | "jobs" | "settings">,
  key: string,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const [notice] = await tx
      .delete(whatsAppNotices)
      .where(eq(whatsAppNotices.key, key))
      .returning();
    if (!notice) return;
    const text = decrypt(secretsOf(app.settings), purposeOf(key), notice.sealedText);
    if (text === null) return;
    const { userId, kind } = notice;
    await enqueueAskedSms({ ...app, db: tx }, { userId, kind, ...Text.parse(JSON.parse(text)) });
  });
}

/** Records a receipt of WhatsApp about a notice; one about anything else changes nothing. */
export async function recordNoticeReceipt(
  app: Pick<AppContext, "db" | "jobs" | "settings">,
  receipt: DeliveryReceipt,
): Promise<void> {
  if (receipt.kind !== "state" || receipt.key === null) return;
  if (receipt.state === "failed") return sendBySms(app, receipt.key);
  await app.db.delete(whatsAppNotices).where(eq(whatsAppNotices.key, receipt.key));
}
