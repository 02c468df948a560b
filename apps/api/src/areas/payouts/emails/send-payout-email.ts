import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import type { AppContext } from "../../../app-context.ts";
import type { JobData } from "../../../job-list.ts";
import type { JobAttempt } from "../../../jobs/jobs.ts";
import type { NoticeText } from "../../../mail/notice-email.tsx";
import { users } from "../../identity/users/tables.ts";
import { tellUser } from "../../notices/raising/tell-user.ts";
import { payoutNumbers } from "../numbers/tables.ts";
import { payouts } from "../payouts/tables.ts";
import { writeNumberText, writePayoutText } from "./payout-texts.ts";

type Email = JobData["send-payout-email"];

/**
 * Sends an owner the email about a payout or a number, or its SMS, under a stable key; nothing about a state that
 * has passed, nor when the address is gone.
 * @throws RetryLater when the gateway is unavailable, so that the job is attempted again
 */
export async function sendPayoutEmail(
  app: AppContext,
  email: Email,
  attempt: JobAttempt,
): Promise<void> {
  const { userId } = email;
  const text = await write(app, email);
  if (text === null) return;
  const by = email.kind === "state" ? email.by : undefined;
  await tellUser(app, "payment", { kind: `payout-${email.kind}`, userId, by, text }, attempt);
}

async function write(app: AppContext, email: Email): Promise<NoticeText | null> {
  const { brand, publicUrl } = app.settings;
  const reason = `Vous recevez cet e-mail parce que vous recevez de l’argent par ${brand}.`;
  const page = (isSellers: boolean) => publicUrl + at(isSellers ? "proEarnings" : "gifts");
  if (email.kind === "number") {
    const [row] = await app.db
      .select({ number: payoutNumbers, addedBy: users.name })
      .from(payoutNumbers)
      .leftJoin(users, eq(users.id, payoutNumbers.addedBy))
      .where(eq(payoutNumbers.id, email.numberId));
    if (!row || row.number.provenAt === null) return null;
    const { provenAt, providerId } = row.number;
    const written = writeNumberText({ ...row.number, provenAt }, row.addedBy ?? "");
    const link = page(providerId !== null);
    return { ...written, action: { label: "Voir mes numéros", link }, reason };
  }
  const [payout] = await app.db.select().from(payouts).where(eq(payouts.id, email.payoutId));
  if (payout?.state !== email.state) return null;
  const written = writePayoutText(payout, email.state);
  const link =
    payout.account === "contributions"
      ? publicUrl + at("contributionsMoney")
      : payout.fabricOrderId === null
        ? page(payout.account === "seller")
        : publicUrl + at("fabricMoney", { id: payout.fabricOrderId });
  return { ...written, action: { label: "Voir vos versements", link }, reason };
}
