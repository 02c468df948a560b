import { refusal } from "@jdj/contract/call/refusals";
import { committee as contract } from "@jdj/contract/notebook/committee";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { codeOfLabel } from "../event-types/code-of-label.ts";
import { setsOf } from "../event-types/templates/by-type.ts";
import { ownEvent } from "../events/queries.ts";
import { presentMember } from "./present.ts";
import { listCommittee } from "./queries.ts";
import { removeMember, saveCommittee } from "./save-committee.ts";

/** What a call that saved a customer's committee answers. */
function saved(customerId: number) {
  return { success: true as const, message: notebookMessages.saved, customer_id: customerId };
}

export const committeeCalls = {
  committeeByEvent: answer(contract.committeeByEvent)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const event = await ownEvent(
        context.db,
        context.actor.customer.id,
        input.eventId,
        context.need,
      );
      return (await listCommittee(context.db, event)).map((one) => presentMember(context, one));
    }),

  memberByName: answer(contract.memberByName)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const event = await ownEvent(
        context.db,
        context.actor.customer.id,
        input.event_id,
        context.need,
      );
      const places = await listCommittee(context.db, event);
      const code = codeOfLabel(input.restricted_committee_name, [
        ...places.map(({ role }) => role),
        ...(setsOf(event.type.code)?.committee ?? []),
      ]);
      const meant = places.find(({ role }) => role.code === code);
      if (!meant) throw refusal("not-found");
      return presentMember(context, meant);
    }),

  saveMember: answer(contract.saveMember)
    .use(asVerifiedCustomer)
    .handler(async ({ input: { event_id, ...member }, context }) => {
      const { customer } = context.actor;
      const event = await ownEvent(context.db, customer.id, event_id, context.need);
      const places = await saveCommittee(context, event, [member], (_, name) => name);
      const place = places.find(({ role }) => role.id === member.restricted_committee_id);
      if (!place) throw refusal("not-found");
      return { ...saved(customer.id), data: presentMember(context, place) };
    }),

  saveCommittee: answer(contract.saveCommittee)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { customer } = context.actor;
      const event = await ownEvent(context.db, customer.id, input.event_id, context.need);
      const field = (index: number, name: string) => `members.${index}.${name}`;
      const places = await saveCommittee(context, event, input.members, field);
      return { ...saved(customer.id), data: places.map((one) => presentMember(context, one)) };
    }),

  removeMember: answer(contract.removeMember)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { customer } = context.actor;
      const event = await ownEvent(context.db, customer.id, input.eventId, context.need);
      await removeMember(context, event, input.restrictedCommitteeId);
      return saved(customer.id);
    }),
};
