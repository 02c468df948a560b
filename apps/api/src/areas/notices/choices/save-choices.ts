import { fieldRefusal } from "@jdj/contract/call/refusals";
import {
  frequenciesOf,
  hasDevices,
  kindsFor,
  type NoticeAudience,
  noticeRules,
} from "@jdj/contract/notices/kinds";
import { noticeMessages } from "@jdj/contract/notices/messages";
import type { NoticeChoice } from "@jdj/contract/notices/notices";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { noticeChoices } from "../../identity/notices/choices/tables.ts";
import { dueAt } from "../../identity/notices/due-at.ts";
import { notices } from "../../identity/notices/tables.ts";
import { listChoices } from "./queries.ts";

/** What is asked of a kind; what it does not name stays. */
export type AskedChoice = Pick<NoticeChoice, "kind"> & {
  page?: NoticeChoice["page"] | undefined;
  email?: NoticeChoice["email"] | undefined;
  push?: NoticeChoice["push"] | undefined;
  phone?: NoticeChoice["phone"] | undefined;
};

/**
 * Whether a kind may be chosen so: it is one of the audience's, its emails have that frequency, it is
 * more than an email where that is chosen, and the audience has devices where these are.
 */
function isOffered(asked: AskedChoice, audience: NoticeAudience): boolean {
  const { kind, page, email, push, phone } = asked;
  const isEmailOffered = email == null || frequenciesOf(kind).includes(email);
  const isRestOffered = (page == null && push == null) || !noticeRules[kind].isEmailOnly;
  const isPushOffered = push == null || hasDevices(audience);
  const isPhoneOffered = phone == null || noticeRules[kind].isForPhones === true;
  return (
    kindsFor(audience).includes(kind) &&
    isEmailOffered &&
    isRestOffered &&
    isPushOffered &&
    isPhoneOffered
  );
}

/**
 * Saves how an account is told of some kinds, and moves the emails that wait to the new times.
 * @throws a field error at `choices` for what is not offered
 */
export async function saveChoices(
  { db, now }: Pick<RequestContext, "db" | "now">,
  { userId, audience }: { userId: number; audience: NoticeAudience },
  asked: readonly AskedChoice[],
): Promise<void> {
  if (asked.some((one) => !isOffered(one, audience)))
    throw fieldRefusal({ choices: [noticeMessages.choiceUnknown] });
  await db.transaction(async (tx) => {
    const before = new Map(
      (await listChoices(tx, userId, audience)).map((choice) => [choice.kind, choice]),
    );
    for (const { kind, page, email, push, phone } of asked) {
      const held = before.get(kind);
      if (!held) continue;
      const chosen = {
        page: page ?? held.page ?? false,
        email: held.email === null ? null : (email ?? held.email),
        push: push ?? held.push ?? false,
        phone: phone ?? held.phone ?? false,
      };
      await tx
        .insert(noticeChoices)
        .values({ userId, kind, ...chosen })
        .onConflictDoUpdate({
          target: [noticeChoices.userId, noticeChoices.kind],
          set: chosen,
        });
      if (chosen.email !== held.email)
        await moveWaiting(tx, { userId, kind, due: chosen.email && dueAt(chosen.email, now) });
      if (!chosen.push) await forgetWaiting(tx, { userId, kind }, "pushDueAt");
      if (!chosen.phone) await forgetWaiting(tx, { userId, kind }, "phoneDueAt");
    }
  });
}

/** Lets the notices of a kind that wait for their email leave at another time, or by none. */
async function moveWaiting(
  tx: Database,
  { userId, kind, due }: { userId: number; kind: NoticeChoice["kind"]; due: Date | null },
): Promise<void> {
  await tx
    .update(notices)
    .set({ emailDueAt: due })
    .where(
      and(
        eq(notices.userId, userId),
        eq(notices.kind, sql`${kind}`),
        isNotNull(notices.emailDueAt),
      ),
    );
}

/** Lets devices, or a phone, not be told of the notices of a kind that wait. */
async function forgetWaiting(
  tx: Database,
  { userId, kind }: { userId: number; kind: NoticeChoice["kind"] },
  due: "pushDueAt" | "phoneDueAt",
): Promise<void> {
  await tx
    .update(notices)
    .set({ [due]: null })
    .where(
      and(eq(notices.userId, userId), eq(notices.kind, sql`${kind}`), isNotNull(notices[due])),
    );
}
