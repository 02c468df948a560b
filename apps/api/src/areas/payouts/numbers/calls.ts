import { payoutMessages } from "@jdj/contract/payouts/messages";
import { hostNumbers, providerNumbers } from "@jdj/contract/payouts/numbers";
import type { PayoutMethod } from "@jdj/contract/payouts/payout-methods";
import type { RequestContext } from "../../../app-context.ts";
import { answer, asProvider, asVerifiedCustomer } from "../../../http/answer.ts";
import { confirmPassword } from "../../identity/users/confirm-password.ts";
import type { users } from "../../identity/users/tables.ts";
import { withEvent } from "../../notebook/events/with-event.ts";
import { asOwner } from "../../providers/team/as-owner.ts";
import { withProvider } from "../../providers/team/with-provider.ts";
import type { Beneficiary } from "../payouts/payee.ts";
import { addNumber } from "./add-number.ts";
import { confirmNumber } from "./confirm-number.ts";
import { findNumber, listNumbers } from "./queries.ts";
import { removeNumber } from "./remove-number.ts";
import { sendNumberCode } from "./send-code.ts";

/** What a request says of a new number. */
interface GivenNumber {
  method: PayoutMethod;
  phone: string;
  holder: string;
  is_identified: boolean;
  current_password: string;
}

type User = Pick<typeof users.$inferSelect, "id" | "passwordHash">;

/** Adds a number once the password of who asks was entered again. */
async function add(
  context: RequestContext & { caller: { address: string } },
  { whose, user }: { whose: Beneficiary; user: User },
  { is_identified: isIdentified, current_password: password, ...given }: GivenNumber,
) {
  await confirmPassword(context, user, password, "current_password");
  const { method, phone, holder } = given;
  const written = { method, phone, holder, isIdentified };
  const by = { userId: user.id, address: context.caller.address };
  const id = await addNumber(context, whose, { written, ...by });
  return { success: true as const, message: payoutMessages.codeSent, id };
}

const done = (message: string) => ({ success: true as const, message });
const ofShop = (providerId: number): Beneficiary => ({ account: "seller", providerId });
const ofEvent = (eventId: number): Beneficiary => ({ account: "hosts", eventId });

/** The numbers of a provider's shop. */
export const providerNumberCalls = {
  list: answer(providerNumbers.list)
    .use(asProvider)
    .use(withProvider)
    .use(asOwner("owner-only-money"))
    .handler(async ({ context: { db, now, membership } }) => ({
      data: await listNumbers(db, ofShop(membership.providerId), now),
    })),

  add: answer(providerNumbers.add)
    .use(asProvider)
    .use(withProvider)
    .use(asOwner("owner-only-money"))
    .handler(({ context, input }) => {
      const { membership, actor } = context;
      return add(context, { whose: ofShop(membership.providerId), user: actor.user }, input);
    }),

  sendCode: answer(providerNumbers.sendCode)
    .use(asProvider)
    .use(withProvider)
    .use(asOwner("owner-only-money"))
    .handler(async ({ context, input }) => {
      const number = await findNumber(context.db, ofShop(context.membership.providerId), input.id);
      await sendNumberCode(context, number, context.caller.address);
      return done(payoutMessages.codeSent);
    }),

  confirm: answer(providerNumbers.confirm)
    .use(asProvider)
    .use(withProvider)
    .use(asOwner("owner-only-money"))
    .handler(async ({ context, input }) => {
      await confirmNumber(context, ofShop(context.membership.providerId), input);
      return done(payoutMessages.numberProven);
    }),

  remove: answer(providerNumbers.remove)
    .use(asProvider)
    .use(withProvider)
    .use(asOwner("owner-only-money"))
    .handler(async ({ context, input }) => {
      await removeNumber(context, ofShop(context.membership.providerId), input.id);
      return done(payoutMessages.numberRemoved);
    }),
};

/** The numbers of the hosts of an event. */
export const hostNumberCalls = {
  list: answer(hostNumbers.list)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context: { db, now, event } }) => ({
      data: await listNumbers(db, ofEvent(event.id), now),
    })),

  add: answer(hostNumbers.add)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(({ context, input }) => {
      const { event, actor } = context;
      return add(context, { whose: ofEvent(event.id), user: actor.user }, input);
    }),

  sendCode: answer(hostNumbers.sendCode)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context, input }) => {
      const number = await findNumber(context.db, ofEvent(context.event.id), input.id);
      await sendNumberCode(context, number, context.caller.address);
      return done(payoutMessages.codeSent);
    }),

  confirm: answer(hostNumbers.confirm)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context, input }) => {
      await confirmNumber(context, ofEvent(context.event.id), input);
      return done(payoutMessages.numberProven);
    }),

  remove: answer(hostNumbers.remove)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context, input }) => {
      await removeNumber(context, ofEvent(context.event.id), input.id);
      return done(payoutMessages.numberRemoved);
    }),
};
