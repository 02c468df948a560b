import { refusal } from "@jdj/contract/call/refusals";
import { committee as contract } from "@jdj/contract/notebook/committee";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { eq, inArray, sql } from "drizzle-orm";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { codeOfLabel } from "../event-types/code-of-label.ts";
import { templateOf } from "../event-types/templates/by-type.ts";
import { asVerifiedCustomerPrefetchingEvent, withEvent } from "../events/with-event.ts";
import { type OwnLineStore, saveOwnLines } from "../own-lines/save-own-lines.ts";
import { alsoRefusePhones } from "../phones/also-refuse-phones.ts";
import { couplePhone } from "../phones/contact-phone.ts";
import { presentMember } from "./present.ts";
import { listCommittee } from "./queries.ts";
import { removeMember, saveCommittee } from "./save-committee.ts";
import { committeeMembers, committeeRoles } from "./tables.ts";

/** The places of the committee that the hosts of an event add themselves. */
const committeeRolesStore: OwnLineStore = {
  list: (tx, event) =>
    tx
      .select({ id: committeeRoles.id, version: committeeRoles.version })
      .from(committeeRoles)
      .where(eq(committeeRoles.eventId, event.id)),
  listGroups: async () => null,
  add: (tx, event, lines) =>
    tx.insert(committeeRoles).values(
      lines.map(({ name, code, position }) => ({
        name,
        code,
        position,
        gender: "M" as const,
        eventTypeId: event.eventTypeId,
        eventId: event.id,
      })),
    ),
  rename: (tx, id, name) =>
    tx
      .update(committeeRoles)
      .set({ name, version: sql`${committeeRoles.version} + 1` })
      .where(eq(committeeRoles.id, id)),
  remove: async (tx, ids) => {
    const gone = await tx
      .delete(committeeMembers)
      .where(inArray(committeeMembers.roleId, [...ids]))
      .returning({ imageFileId: committeeMembers.imageFileId });
    await tx.delete(committeeRoles).where(inArray(committeeRoles.id, [...ids]));
    return gone.flatMap(({ imageFileId }) => imageFileId ?? []);
  },
};

/** What a call that saved a customer's committee answers. */
function saved(customerId: number) {
  return { success: true as const, message: notebookMessages.saved, customer_id: customerId };
}

export const committeeCalls = {
  committeeByEvent: answer(contract.committeeByEvent)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(async ({ context }) => {
      const { event } = context;
      return (await listCommittee(context.db, event)).map((one) => presentMember(context, one));
    }),

  memberByName: answer(contract.memberByName)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const { event } = context;
      const places = await listCommittee(context.db, event);
      const code = codeOfLabel(input.restricted_committee_name, [
        ...places.map(({ role }) => role),
        ...(templateOf(event.type.code)?.committee ?? []),
      ]);
      const meant = places.find(({ role }) => role.code === code);
      if (!meant) throw refusal("not-found");
      return presentMember(context, meant);
    }),

  saveMember: answer(contract.saveMember)
    .use(asVerifiedCustomer.concat(alsoRefusePhones(couplePhone)))
    .use(withEvent)
    .handler(async ({ input: { event_id, ...member }, context }) => {
      const { actor, event } = context;
      const places = await saveCommittee(context, event, [member], (_, name) => name);
      const place = places.find(({ role }) => role.id === member.restricted_committee_id);
      if (!place) throw refusal("not-found");
      return { ...saved(actor.customer.id), data: presentMember(context, place) };
    }),

  saveCommittee: answer(contract.saveCommittee)
    .use(asVerifiedCustomer.concat(alsoRefusePhones(couplePhone)))
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const { actor, event } = context;
      const field = (index: number, name: string) => `members.${index}.${name}`;
      const places = await saveCommittee(context, event, input.members, field);
      return {
        ...saved(actor.customer.id),
        data: places.map((one) => presentMember(context, one)),
      };
    }),

  removeMember: answer(contract.removeMember)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const { actor, event } = context;
      await removeMember(context, event, input.restrictedCommitteeId);
      return saved(actor.customer.id);
    }),

  saveOwnPlaces: answer(contract.saveOwnPlaces)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const { actor, event } = context;
      await saveOwnLines(context, event, input.lines, committeeRolesStore);
      return {
        success: true,
        message: notebookMessages.saved,
        customer_id: actor.customer.id,
      };
    }),
};
