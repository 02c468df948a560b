import { contributionMessages } from "@jdj/contract/contributions/messages";
import { contributionRegister as contract } from "@jdj/contract/contributions/register";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { asVerifiedCustomerPrefetchingEvent, withEvent } from "../../notebook/events/with-event.ts";
import { alsoRefusePhones } from "../../notebook/phones/also-refuse-phones.ts";
import { couplePhone } from "../../notebook/phones/contact-phone.ts";
import { decideCash, type RegisterMember, recordCash } from "../cash/change-cash.ts";
import { addContributor, removeContributor, saveContributor } from "./change-contributors.ts";
import { closeRegister, reopenRegister } from "./close-register.ts";
import { readRegister } from "./read-register.ts";
import { remindContributor } from "./remind-contributor.ts";

const done = (message: string) => ({ success: true as const, message });
const withPhones = asVerifiedCustomer.concat(alsoRefusePhones(couplePhone));
const memberOf = ({ customer, user }: CustomerActor): RegisterMember => ({
  customerId: customer.id,
  name: user.name,
});

/** The calls of the register of contributions. */
export const contributionRegisterCalls = {
  register: answer(contract.register)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(({ context: { db, event, actor } }) =>
      readRegister(db, event.id, { customerId: actor.customer.id, role: event.role }),
    ),

  addContributor: answer(contract.addContributor)
    .use(withPhones)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      await addContributor(context, context.event, input);
      return done(contributionMessages.contributorAdded);
    }),

  saveContributor: answer(contract.saveContributor)
    .use(withPhones)
    .use(withEvent)
    .handler(async ({ input: { id, version, ...form }, context }) => {
      await saveContributor(context, context.event, { id, version }, form);
      return done(contributionMessages.contributorSaved);
    }),

  removeContributor: answer(contract.removeContributor)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      await removeContributor(context, context.event, input.id);
      return done(contributionMessages.contributorRemoved);
    }),

  remind: answer(contract.remind)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id, by }, context }) => {
      const customerId = context.actor.customer.id;
      const link = await remindContributor(context, context.event, { id, customerId }, by);
      return { ...done(contributionMessages.reminded), link };
    }),

  recordCash: answer(contract.recordCash)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id: contributorId, ...form }, context }) => {
      const whose = { contributorId, member: memberOf(context.actor) };
      await recordCash(context, context.event, whose, form);
      return done(contributionMessages.cashRecorded);
    }),

  confirmCash: answer(contract.confirmCash)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id }, context }) => {
      const which = { id, member: memberOf(context.actor) };
      await decideCash(context, context.event, which, { to: "confirmed" });
      return done(contributionMessages.cashConfirmed);
    }),

  refuseCash: answer(contract.refuseCash)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id, reason }, context }) => {
      const which = { id, member: memberOf(context.actor) };
      await decideCash(context, context.event, which, { to: "refused", reason });
      return done(contributionMessages.cashRefused);
    }),

  cancelCash: answer(contract.cancelCash)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id }, context }) => {
      const which = { id, member: memberOf(context.actor) };
      await decideCash(context, context.event, which, { to: "cancelled" });
      return done(contributionMessages.cashCancelled);
    }),

  close: answer(contract.close)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context }) => {
      await closeRegister(context, context.event, memberOf(context.actor));
      return done(contributionMessages.closed);
    }),

  reopen: answer(contract.reopen)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context }) => {
      await reopenRegister(context, context.event);
      return done(contributionMessages.reopened);
    }),
};
