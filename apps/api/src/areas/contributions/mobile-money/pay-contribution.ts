import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { responseCodes } from "@jdj/contract/payments/messages";
import type { RequestContext } from "../../../app-context.ts";
import { holdsFunds } from "../../payments/subjects/holds-funds.ts";
import { openSubjectPayment } from "../../payments/subjects/open-subject-payment.ts";
import { findRegister, type StoredContributor } from "../register/queries.ts";
import { contributionPayments } from "./tables.ts";

/**
 * Begins a payment of a contributor, of any sum.
 * @param hosts whom it is for, in one line
 * @returns the reference of the payment
 * @throws register-closed, deposits-closed (409); 422 at `amount` for more than a company takes at once
 */
export async function payContribution(
  { db, now, payments, settings }: RequestContext,
  { id: contributorId, eventId, token }: StoredContributor,
  amountFcfa: number,
  hosts: string,
): Promise<string> {
  if (!holdsFunds(settings)) throw refusal("deposits-closed");
  if (amountFcfa > payments.mostFcfa) throw fieldRefusal({ amount: [responseCodes[642]] });
  return db.transaction(async (tx) => {
    if ((await findRegister(tx, eventId))?.closedAt) throw refusal("register-closed");
    const [row] = await tx
      .insert(contributionPayments)
      .values({ contributorId, amountFcfa, createdAt: now })
      .returning({ id: contributionPayments.id });
    if (!row) throw new Error("The contribution was not written");
    const { reference } = await openSubjectPayment(tx, {
      customerId: null,
      subject: { kind: "contribution", id: row.id },
      amountFcfa,
      label: `Cotisation pour ${hosts}`,
      backPath: at("contribution", { token }),
      now,
    });
    return reference;
  });
}
