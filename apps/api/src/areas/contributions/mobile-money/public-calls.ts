import { refusal } from "@jdj/contract/call/refusals";
import {
  publicContributions as contract,
  type PublicContribution,
} from "@jdj/contract/contributions/public-contribution";
import { asc, eq } from "drizzle-orm";
import { answer, type CallContext } from "../../../http/answer.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { findCardSubject } from "../../campaigns/cards/card-event.ts";
import { guestsVoice, hostsLine } from "../../designs/card-wording.ts";
import { refuseCancelled } from "../../notebook/events/refuse-cancelled.ts";
import { refuseDeleted } from "../../notebook/events/refuse-deleted.ts";
import { events } from "../../notebook/events/tables.ts";
import { answerOnce } from "../../payments/idempotency/answer-once.ts";
import { holdsFunds } from "../../payments/subjects/holds-funds.ts";
import { listSubjectPayments } from "../../payments/subjects/list-subject-payments.ts";
import { contributionCash } from "../cash/tables.ts";
import { leftOf } from "../register/contribution-sums.ts";
import { findRegister } from "../register/queries.ts";
import { contributors } from "../register/tables.ts";
import { payContribution } from "./pay-contribution.ts";
import { standingFcfa } from "./queries.ts";
import { contributionPayments } from "./tables.ts";

/** The calls of a contributor's personal link. */
export const publicContributionCalls = {
  contribution: answer(contract.contribution).handler(async ({ input, context }) => {
    return present(context, await findContribution(context, input.token));
  }),

  pay: answer(contract.pay).handler(async ({ input, context }) => {
    const { token, idempotency_key, ...form } = input;
    const { contributor, subject, cancelledAt } = await findContribution(context, token);
    refuseCancelled({ cancelledAt });
    const { address, device, idempotencyKey } = context.caller;
    const key = idempotency_key ?? idempotencyKey;
    const request = { scope: `contribution:${contributor.id}`, key, body: form };
    return answerOnce(context, request, async () => {
      await consumeRateLimit(limits.gift, `c${contributor.id} ${address} ${device}`, context);
      await consumeRateLimit(limits.giftAddress, address, context);
      const hosts = hostsLine(subject);
      return { reference: await payContribution(context, contributor, form.amount, hosts) };
    });
  }),
};

/** A contributor by the token of their link; unknown tokens are counted. @throws not-found, event-gone, too-many-requests */
async function findContribution(context: CallContext, token: string) {
  const [row] = await context.db
    .select({
      contributor: contributors,
      deletedAt: events.deletedAt,
      cancelledAt: events.cancelledAt,
    })
    .from(contributors)
    .innerJoin(events, eq(events.id, contributors.eventId))
    .where(eq(contributors.token, token));
  if (row) refuseDeleted(row);
  const subject = row && (await findCardSubject(context.db, row.contributor.eventId));
  if (!row || !subject) {
    await consumeRateLimit(limits.cardGuess, context.caller.address, context);
    throw refusal("not-found");
  }
  return { contributor: row.contributor, subject, cancelledAt: row.cancelledAt };
}

type Found = Awaited<ReturnType<typeof findContribution>>;

async function present(
  context: CallContext,
  { contributor, subject, cancelledAt }: Found,
): Promise<PublicContribution> {
  const { db, settings } = context;
  const mobile = await db
    .select()
    .from(contributionPayments)
    .where(eq(contributionPayments.contributorId, contributor.id))
    .orderBy(asc(contributionPayments.id));
  const cash = await db
    .select()
    .from(contributionCash)
    .where(eq(contributionCash.contributorId, contributor.id))
    .orderBy(asc(contributionCash.id));
  const came = mobile.filter(({ state }) => state !== "pending");
  const ids = came.map(({ id }) => id);
  const paid = [...(await listSubjectPayments(context, "contribution", ids)).values()];
  const noted = cash.filter(({ state }) => state === "waiting" || state === "confirmed");
  const sumOf = (state: "waiting" | "confirmed") =>
    noted.filter((one) => one.state === state).reduce((sum, one) => sum + one.amountFcfa, 0);
  const received = sumOf("confirmed") + came.reduce((sum, one) => sum + standingFcfa(one), 0);
  const isClosed = (await findRegister(db, contributor.eventId))?.closedAt != null;
  const payments: PublicContribution["payments"] = [
    ...came.map(({ amountFcfa, refundedFcfa, paidAt, createdAt }) => ({
      ...{ by: "mobile-money" as const, amount_fcfa: amountFcfa, returned_fcfa: refundedFcfa },
      ...{ at: (paidAt ?? createdAt).toISOString(), counts: true },
    })),
    ...noted.map(({ amountFcfa, paidOn, state }) => ({
      ...{ by: "cash" as const, amount_fcfa: amountFcfa, returned_fcfa: 0 },
      ...{ at: `${paidOn}T00:00:00.000Z`, counts: state === "confirmed" },
    })),
  ];
  return {
    event: {
      name: subject.eventName,
      hosts: hostsLine(subject),
      seed: subject.seed,
      voice: guestsVoice(subject),
      is_cancelled: cancelledAt !== null,
    },
    name: contributor.name,
    pledged_fcfa: contributor.pledgedFcfa,
    received_fcfa: received,
    waiting_fcfa: sumOf("waiting"),
    left_fcfa: leftOf(contributor.pledgedFcfa, received),
    payments: payments.toSorted((a, b) => (a.at < b.at ? 1 : -1)),
    receipts: paid.flatMap(({ receipts }) => receipts),
    credit_notes: paid.flatMap((one) => one.credit_notes),
    is_closed: isClosed,
    can: { pay: !isClosed && cancelledAt === null && holdsFunds(settings) },
  };
}
