import { refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { StaffContext } from "../../../http/answer.ts";
import { customers } from "../../identity/users/tables.ts";
import { dropApproval } from "../../staff/approvals/approve.ts";
import { type Author, recordChange } from "../../staff/audit/record-change.ts";
import { lockOpenRequest } from "../privacy-requests/staff/change-request.ts";
import { ERASE } from "./ask-erasure.ts";
import { HOLDER } from "./confirm-erasure.ts";
import { erasureMachine } from "./erasure-state.ts";
import { erasureSms } from "./erasure-texts.ts";
import {
  type ErasureRow,
  findErasureOfLink,
  findLastErasure,
  findOpenErasure,
  lockAccount,
  lockErasure,
} from "./queries.ts";
import { provenChannels, sendNotice } from "./send-notices.ts";
import { accountErasures } from "./tables.ts";

/**
 * Ends an erasure that the transaction (`context.db`) has locked, without an erasure: the person is
 * told, and the request stays open for staff.
 * @throws erasure-over when it has ended already
 */
export async function endErasure(
  context: RequestContext,
  erasure: ErasureRow,
  end: { state: "cancelled" | "expired" | "stopped"; by: Author; reason: string },
): Promise<void> {
  const { db: tx, now, settings } = context;
  if (!erasureMachine.may(erasure.state, end.state)) throw refusal("erasure-over");
  await tx
    .update(accountErasures)
    .set({
      state: erasureMachine.transition(erasure.state, end.state),
      reason: end.reason,
      endedAt: now,
      confirmTo: null,
    })
    .where(eq(accountErasures.id, erasure.id));
  await dropApproval(tx, now, { action: ERASE.action, recordId: erasure.requestId });
  const account = await lockAccount(tx, erasure.userId);
  if (account) {
    await tx.update(customers).set({ erasesAt: null }).where(eq(customers.id, account.customer.id));
    // Holders who never confirmed were not notified of anything to come.
    for (const channel of erasure.provenAt === null ? [] : provenChannels(account.user))
      await sendNotice(context, channel, {
        kind: "privacy-erasure-ended",
        link: settings.publicUrl + at("account"),
        text: erasureSms["privacy-erasure-ended"](),
      });
  }
  const change = { before: { state: erasure.state }, after: { ...end, by: end.by.name } };
  await recordChange(tx, end.by, now, {
    action: "privacy-requests.end-erasure",
    id: erasure.requestId,
    ...change,
  });
}

async function cancelAsHolder(context: RequestContext, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const erasure = await lockErasure(tx, id);
    if (!erasure) throw refusal("erasure-over");
    const end = { state: "cancelled", by: HOLDER, reason: "Annulé par la personne" } as const;
    await endErasure({ ...context, db: tx }, erasure, end);
  });
}

/** Cancels by the link of the proof or of the notice. @throws not-found; erasure-over */
export async function cancelByLink(context: RequestContext, token: string): Promise<void> {
  const found = await findErasureOfLink(context.db, token);
  if (found === null) throw refusal("not-found");
  await cancelAsHolder(context, found.erasure.id);
}

/** Cancels in the account itself. @throws erasure-over where nothing waits */
export async function cancelOwn(context: RequestContext, userId: number): Promise<void> {
  const erasure = await findOpenErasure(context.db, userId);
  if (erasure === null) throw refusal("erasure-over");
  await cancelAsHolder(context, erasure.id);
}

/** Cancels as a member of staff. @throws not-found; changed-meanwhile when nothing of the request waits */
export async function cancelAsStaff(
  context: StaffContext,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockOpenRequest(tx, id);
    const last = await findLastErasure(tx, id);
    const erasure = last && (await lockErasure(tx, last.id));
    if (!erasure || !erasureMachine.may(erasure.state, "cancelled"))
      throw refusal("changed-meanwhile");
    const end = { state: "cancelled", by: context.author, reason } as const;
    await endErasure({ ...context, db: tx }, erasure, end);
  });
}
