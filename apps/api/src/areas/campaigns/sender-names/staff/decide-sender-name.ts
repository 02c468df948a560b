import type { RequestContext } from "../../../../app-context.ts";
import type { StaffAuthor } from "../../../staff/approvals/approve.ts";
import { recordChange } from "../../../staff/audit/record-change.ts";
import { changeSenderName, type SenderNameChange } from "../change-sender-name.ts";

const verbs = { approved: "approve", refused: "refuse", withdrawn: "withdraw" } as const;

/**
 * Approves, refuses or takes back a sender name, and logs it.
 * @throws not-found; sender-name-settled
 */
export async function decideSenderName(
  context: RequestContext,
  author: StaffAuthor,
  id: number,
  decision: Omit<SenderNameChange, "decidedBy">,
): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const change = { ...decision, decidedBy: author.name };
    const before = await changeSenderName(tx, context, { id }, change);
    const action = `sender-names.${verbs[decision.state]}` as const;
    await recordChange(tx, author, now, {
      action,
      id,
      before: { state: before },
      after: { ...decision },
    });
  });
}
