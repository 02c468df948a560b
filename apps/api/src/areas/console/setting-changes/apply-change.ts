import { refusal } from "@jdj/contract/call/refusals";
import { SellerCommission } from "@jdj/contract/console/providers";
import { type SettingAction, settingActions } from "@jdj/contract/console/setting-changes";
import { NewOffer, OfferPrice } from "@jdj/contract/console/visibility-offers";
import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import {
  removeChannelPrice,
  setChannelPrice,
} from "../../campaigns/channels/staff/change-channel.ts";
import { addNumber, changeNumber } from "../../content/payment-numbers/change-number.ts";
import { addOffer, setOfferPrice } from "../../content/vendors/staff/change-offer.ts";
import { changeListingPrice } from "../../providers/listings/prices/staff/change-price.ts";
import {
  type Approval,
  dropApproval,
  type StaffAuthor,
  takeApproval,
} from "../../staff/approvals/approve.ts";
import { staffApprovals } from "../../staff/approvals/tables.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { setCommission } from "../providers/change-commission.ts";

type Apply = (context: RequestContext, author: StaffAuthor, change: unknown) => Promise<unknown>;

/** Reads a stored change by its shape before it is made. */
function made<T>(
  shape: z.ZodType<T>,
  apply: (context: RequestContext, author: StaffAuthor, change: T) => Promise<unknown>,
): Apply {
  return (context, author, change) => apply(context, author, shape.parse(change));
}

const number = { operator: z.string(), number: z.string(), shown: z.boolean() };
const versioned = { id: z.int(), version: z.int() };

/** How each change is made once a second person approves it; each refuses what is over by then. */
const applying: Readonly<Record<SettingAction, Apply>> = {
  "channels.set-price": made(
    z.object({ id: z.int(), priceFcfa: z.int(), from: z.string() }),
    setChannelPrice,
  ),
  "channels.remove-price": made(z.object({ id: z.int(), priceId: z.int() }), removeChannelPrice),
  "listing-prices.update": made(
    z.object({ ...versioned, price_fcfa: z.int(), on_offer: z.boolean() }),
    changeListingPrice,
  ),
  "payment-numbers.add": made(z.object(number), addNumber),
  "payment-numbers.update": made(z.object({ ...versioned, ...number }), changeNumber),
  "providers.set-commission": made(SellerCommission.extend({ id: z.int() }), setCommission),
  "visibility-offers.add": made(NewOffer, addOffer),
  "visibility-offers.set-price": made(OfferPrice.extend({ id: z.int() }), setOfferPrice),
};

/** The action of a request, where it is one of a setting. */
export function settingActionOf({ action }: Approval): SettingAction | null {
  return settingActions.find((one) => one === action) ?? null;
}

async function lockRequest(tx: Database, id: number): Promise<Approval> {
  const [request] = await tx
    .select()
    .from(staffApprovals)
    .where(and(eq(staffApprovals.id, id), inArray(staffApprovals.action, [...settingActions])))
    .for("update");
  if (!request) throw refusal("not-found");
  return request;
}

/**
 * Makes a change that waits, as the second person; the log names both.
 * @throws not-found; second-person-needed; access-too-new; what the change itself refuses
 */
export async function approveChange(
  context: RequestContext,
  author: StaffAuthor,
  id: number,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    const action = settingActionOf(request);
    if (action === null) throw refusal("not-found");
    const name = await takeApproval(tx, author, request, context.now);
    await applying[action]({ ...context, db: tx }, { id: author.id, name }, request.change);
  });
}

/** Drops a change that waits. @throws not-found */
export async function dropChange(
  { db, now }: RequestContext,
  author: StaffAuthor,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { action, recordId, detail } = await lockRequest(tx, id);
    await dropApproval(tx, now, { action, recordId });
    const change = { before: { waits_for_approval: true, reason: detail }, after: null };
    await recordChange(tx, author, now, {
      action: "setting-changes.drop",
      id: recordId,
      ...change,
    });
  });
}
