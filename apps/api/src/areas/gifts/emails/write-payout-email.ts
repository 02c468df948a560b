import { payoutMethods } from "@jdj/contract/orders/seller-views";
import { at } from "@jdj/contract/paths/addresses";
import { fcfa } from "@jdj/french/money";
import { displayPhone } from "@jdj/french/phone";
import { eq } from "drizzle-orm";
import type { AppContext } from "../../../app-context.ts";
import type { NoticeText } from "../../../mail/notice-email.tsx";
import { users } from "../../identity/users/tables.ts";
import { hostPayouts } from "../payouts/tables.ts";

/** The email to an owner of an event that a payout was made or refused; null when nobody can read it. */
export async function writePayoutEmail(
  { db, settings: { brand, publicUrl } }: AppContext,
  { payoutId, userId }: { payoutId: number; userId: number },
): Promise<{ to: string; text: NoticeText } | null> {
  const [payout] = await db.select().from(hostPayouts).where(eq(hostPayouts.id, payoutId));
  const [reader] = await db.select({ to: users.email }).from(users).where(eq(users.id, userId));
  if (!payout || payout.state === "requested" || !reader?.to) return null;
  const amount = fcfa(payout.amountFcfa);
  const number = `${payoutMethods[payout.method]}, ${displayPhone(payout.phone)}, au nom de ${payout.holder}`;
  const isPaid = payout.state === "paid";
  return {
    to: reader.to,
    text: {
      subject: isPaid
        ? `Votre versement de ${amount} est fait`
        : `Votre versement de ${amount} n’a pas pu être fait`,
      paragraphs: isPaid
        ? [
            `Nous vous avons versé ${amount} (${number}).`,
            `Référence du transfert\u00a0: ${payout.transferReference}.`,
          ]
        : [
            `Votre versement de ${amount} n’a pas pu être fait (${number}).`,
            `Motif\u00a0: ${payout.reason}`,
            "Le montant est de nouveau disponible\u00a0: vous pouvez refaire votre demande.",
          ],
      action: { label: "Voir vos versements", link: publicUrl + at("gifts") },
      reason: `Vous recevez cet e-mail parce qu’un versement de vos cadeaux a été demandé sur ${brand}.`,
    },
  };
}
