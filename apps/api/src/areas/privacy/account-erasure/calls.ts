import { accountErasure as contract } from "@jdj/contract/accounts/account-erasure";
import { accountMessages } from "@jdj/contract/accounts/messages";
import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import { answer, asCustomer } from "../../../http/answer.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { users } from "../../identity/users/tables.ts";
import { maskRecipient } from "../../operations/outgoing-messages/mask-recipient.ts";
import { confirmErasure } from "./confirm-erasure.ts";
import { cancelByLink, cancelOwn } from "./end-erasure.ts";
import { erasureMachine } from "./erasure-state.ts";
import { findErasureOfLink } from "./queries.ts";

const done = (message: string) => ({ success: true as const, message });

/** What the holder of an account does about an erasure that our team was asked for. */
export const accountErasureCalls = {
  find: answer(contract.find).handler(async ({ input, context }) => {
    const { db, now } = context;
    const found = await findErasureOfLink(db, input.token);
    if (found === null) {
      await consumeRateLimit(limits.cardGuess, context.caller.address, context);
      throw refusal("not-found");
    }
    const { erasure, proves } = found;
    const { state, userId, executesAt, expiresAt } = erasure;
    const [user] = userId === null ? [] : await db.select().from(users).where(eq(users.id, userId));
    const isOpen = state === "approved" || expiresAt > now;
    return {
      account: maskRecipient(user?.email ?? user?.phone ?? ""),
      state,
      executes_at: executesAt?.toISOString() ?? null,
      can: {
        confirm: proves && isOpen && erasureMachine.may(state, "proven"),
        cancel: isOpen && erasureMachine.may(state, "cancelled"),
      },
    };
  }),

  confirm: answer(contract.confirm).handler(async ({ input, context }) => {
    const executesAt = await confirmErasure(context, input.token);
    return { ...done(accountMessages.erasureConfirmed), executes_at: executesAt.toISOString() };
  }),

  cancel: answer(contract.cancel).handler(async ({ input, context }) => {
    await cancelByLink(context, input.token);
    return done(accountMessages.erasureCancelled);
  }),

  cancelOwn: answer(contract.cancelOwn)
    .use(asCustomer)
    .handler(async ({ context }) => {
      await cancelOwn(context, context.actor.user.id);
      return done(accountMessages.erasureCancelled);
    }),
};
