import { payoutMachine } from "@jdj/contract/payouts/payout-state";
import { fcfa } from "@jdj/french/money";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { companyLabels } from "../../../drivers/payouts/company-names.ts";
import type { PayoutCompany, TransferStanding } from "../../../drivers/payouts/port.ts";
import { alertOperator } from "../../operations/alerts/alert-operator.ts";
import type { StoredPayout } from "../payouts/payee.ts";
import { settlePayout } from "../payouts/settle-payout.ts";
import { payouts } from "../payouts/tables.ts";
import { decidePayout, type PayoutDecision, payoutBackoff } from "./decide-payout.ts";

const DAY_SECONDS = 86_400;

/**
 * Records what a company says of a payout, with all that follows, in one transaction; a repetition, also
 * a simultaneous one, changes nothing.
 * @param key under which the company was asked: an answer about another attempt counts no more
 * @returns whether the request is to be repeated under the same key
 */
export async function recordPayoutResult(
  context: RequestContext,
  { id, key }: Pick<StoredPayout, "id" | "key">,
  company: PayoutCompany,
  standing: TransferStanding,
): Promise<boolean> {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id)).for("update");
    if (payout?.key !== key || payout.sentAt === null) return false;
    const known = { state: payout.state, amountFcfa: payout.amountFcfa, sentAt: payout.sentAt };
    const { isIdempotent } = company;
    const decision = decidePayout(known, standing, { isIdempotent, now });
    const inside = { ...context, db: tx };
    if ("companyReference" in standing && standing.companyReference !== null)
      await tx
        .update(payouts)
        .set({ companyReference: standing.companyReference })
        .where(eq(payouts.id, id));
    if (decision.do === "become") await become(inside, payout, company, decision);
    else await look(inside, payout, company);
    const isLate =
      payout.state === "sent" && now.getTime() - payout.sentAt.getTime() > DAY_SECONDS * 1000;
    if (decision.do === "alert") await alert(inside, payout, company, decision.about);
    else if (decision.do !== "become" && isLate) await alert(inside, payout, company, "late");
    return decision.do === "repeat";
  });
}

type Becoming = Extract<PayoutDecision, { do: "become" }>;

async function become(
  context: RequestContext,
  payout: StoredPayout,
  company: PayoutCompany,
  decision: Becoming,
): Promise<void> {
  if (!payoutMachine.may(payout.state, decision.state)) return;
  const by = companyLabels[company.name];
  if (decision.state === "approved") {
    // Another attempt is another request: the company has decided about this one.
    await context.db
      .update(payouts)
      .set({
        state: payoutMachine.transition(payout.state, "approved", "product"),
        ...{ key: crypto.randomUUID(), company: null, sentAt: null },
        ...{ companyReference: null, nextLookAt: null },
      })
      .where(eq(payouts.id, payout.id));
    const sum = fcfa(payout.amountFcfa);
    const detail = `Notre compte ${by} ne couvre pas le versement ${payout.id} de ${sum}\u00a0: approvisionnez-le, puis envoyez-le de nouveau.`;
    await raise(context, payout, detail);
    return;
  }
  if (decision.state === "confirmed") {
    const result = { state: "confirmed", transferReference: decision.reference } as const;
    await settlePayout(context, payout, result, by);
    if (company.reversibleDays > 0) await look(context, payout, company, DAY_SECONDS);
    return;
  }
  await settlePayout(context, payout, { state: decision.state, reason: decision.reason }, by);
}

/** When the company is asked again: a confirmed transfer daily, while it may be taken back. */
async function look(
  { db, now }: RequestContext,
  { id, state, sentAt }: StoredPayout,
  { reversibleDays }: PayoutCompany,
  inSeconds?: number,
): Promise<void> {
  const age = (now.getTime() - (sentAt ?? now).getTime()) / 1000;
  const isOver = state === "confirmed" && age > (reversibleDays + 1) * DAY_SECONDS;
  const seconds = inSeconds ?? (state === "confirmed" ? DAY_SECONDS : payoutBackoff(age));
  const nextLookAt = isOver ? null : new Date(now.getTime() + seconds * 1000);
  await db.update(payouts).set({ nextLookAt }).where(eq(payouts.id, id));
}

function alert(
  context: RequestContext,
  payout: StoredPayout,
  company: PayoutCompany,
  about: "unknown" | "amount" | "late",
): Promise<void> {
  const by = companyLabels[company.name];
  const what = `Versement ${payout.id} de ${fcfa(payout.amountFcfa)}`;
  const says = {
    amount: `${by} annonce un autre montant`,
    unknown: `${by} ne le connaît pas, et il n’est pas envoyé une deuxième fois`,
    late: `${by} n’a pas répondu depuis un jour`,
  }[about];
  const detail = `${what}\u00a0: ${says}. Vérifiez sur son site (clé ${payout.key}), puis notez le résultat.`;
  return raise(context, payout, detail);
}

function raise(context: RequestContext, { id }: StoredPayout, detail: string): Promise<void> {
  const alert = { kind: "payout-waits" as const, subject: `payout:${id}`, detail };
  return alertOperator(context.db, context, alert, context.now);
}
