import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { checkPaymentOrPostpone } from "../../payments/settlement/check-payment.ts";
import type { StaffAuthor } from "../../staff/approvals/approve.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { readPayment } from "./queries.ts";

/**
 * Asks a gateway about a payment and logs it, in the transaction that records the answer; a gateway
 * that is away or closed changes nothing, which is logged too.
 * @throws not-found
 */
export async function askGateway(
  context: RequestContext,
  author: StaffAuthor,
  id: number,
): Promise<void> {
  const before = await readPayment(context.db, id);
  let isLogged = false;
  const log = async (tx: Database) => {
    const after = await readPayment(tx, id);
    await recordChange(tx, author, context.now, {
      action: "payments.check",
      id,
      before: { state: before.state, order_state: before.order_state },
      after: { state: after.state, order_state: after.order_state },
    });
    isLogged = true;
  };
  await checkPaymentOrPostpone(context, id, log);
  if (!isLogged) await log(context.db);
}
