import type { RequestContext } from "../../../app-context.ts";
import {
  changeSenderName,
  type SenderNameChange,
} from "../../campaigns/sender-names/change-sender-name.ts";
import type { StaffAuthor } from "../approvals/approve.ts";
import { recordChange } from "../audit/record-change.ts";

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
