import { may } from "@jdj/contract/call/sharing-policy";
import { senderNameMessages } from "@jdj/contract/campaigns/sender-name-messages";
import { senderNameMachine } from "@jdj/contract/campaigns/sender-name-state";
import { senderNames as contract } from "@jdj/contract/campaigns/sender-names";
import { desc, eq } from "drizzle-orm";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { withEvent } from "../../notebook/events/with-event.ts";
import { changeSenderName } from "./change-sender-name.ts";
import { requestSenderName } from "./request-sender-name.ts";
import { senderNames } from "./tables.ts";

/** The most names that are shown. */
const MOST_SHOWN = 50;

export const senderNameCalls = {
  list: answer(contract.list)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context: { db, event } }) => {
      const rows = await db
        .select()
        .from(senderNames)
        .where(eq(senderNames.eventId, event.id))
        .orderBy(desc(senderNames.id))
        .limit(MOST_SHOWN);
      const mayWrite = may(event.role, "cards:write");
      return rows.map(({ id, name, state, reason, createdAt, decidedAt }) => ({
        ...{ id, name, state, reason },
        asked_at: createdAt.toISOString(),
        decided_at: decidedAt?.toISOString() ?? null,
        can: { withdraw: mayWrite && senderNameMachine.may(state, "withdrawn") },
      }));
    }),

  request: answer(contract.request)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { name }, context }) => {
      const { event, actor } = context;
      await requestSenderName(context, { eventId: event.id, userId: actor.user.id, name });
      return { success: true as const, message: senderNameMessages.asked };
    }),

  withdraw: answer(contract.withdraw)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id }, context }) => {
      const which = { id, eventId: context.event.id };
      const change = { state: "withdrawn", decidedBy: null } as const;
      await context.db.transaction((tx) => changeSenderName(tx, context, which, change));
      return { success: true as const, message: senderNameMessages.withdrawn };
    }),
};
