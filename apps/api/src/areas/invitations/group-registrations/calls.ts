import { refusal } from "@jdj/contract/call/refusals";
import { eventStatus } from "@jdj/contract/campaigns/card-purpose";
import { groupRegistrations as contract } from "@jdj/contract/invitations/group-registrations";
import { groupLinkMessages as messages } from "@jdj/contract/notebook/group-link-messages";
import { calendarDate } from "../../../app-context.ts";
import { answer, type CallContext } from "../../../http/answer.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { findCardEvent } from "../../campaigns/cards/card-event.ts";
import { takesRegistrations } from "../../notebook/group-links/is-feast-over.ts";
import { countTaken, type GroupLinkRow } from "../../notebook/group-links/seats.ts";
import { alsoRefusePhones } from "../../notebook/phones/also-refuse-phones.ts";
import { guestPhone } from "../../notebook/phones/contact-phone.ts";
import { ceilings } from "../../operations/ceilings/ceilings.ts";
import { presentCardEvent } from "../rsvp/present-card.ts";
import { changeRegistration, declineRegistration } from "./change-registration.ts";
import { type GroupNow, presentGroup, presentOwn } from "./present.ts";
import { findGroup, findOwnRegistration, findRank } from "./queries.ts";
import { registerWithGroup } from "./register-with-group.ts";

const invitation = "invitation";

/** A group with what is taken of it and what its event is now. */
async function groupNow({ db, now }: CallContext, link: GroupLinkRow): Promise<GroupNow> {
  const [facts, taken] = await Promise.all([
    findCardEvent(db, link.eventId),
    countTaken(db, link.id),
  ]);
  if (!facts) throw refusal("not-found");
  return {
    link,
    taken,
    isTaking: takesRegistrations(link, facts.event, calendarDate(now)),
    event: presentCardEvent(facts.subject, invitation, eventStatus(invitation, facts.newest)),
  };
}

export const groupRegistrationCalls = {
  group: answer(contract.group).handler(async ({ input, context }) => {
    const { link } = await findGroup(context, input.token);
    return presentGroup(await groupNow(context, link));
  }),

  register: answer(contract.register)
    .use(alsoRefusePhones(guestPhone))
    .handler(async ({ input: { token, device, ...form }, context }) => {
      const { link } = await findGroup(context, token);
      const { address, device: agent } = context.caller;
      await consumeRateLimit(limits.groupRegistration, device ?? `${address} ${agent}`, context);
      await consumeRateLimit(limits.groupRegistrationAddress, address, context);
      await consumeRateLimit(ceilings.registrationsPerGroup, String(link.id), context);
      const { token: own, isNew } = await registerWithGroup(context, link, form);
      const message = isNew ? messages.registered : messages.alreadyRegistered;
      return { success: true, message, token: own, is_new: isNew };
    }),

  registration: answer(contract.registration).handler(async ({ input, context }) => {
    const { registration, state, people, link } = await findOwnRegistration(context, input.token);
    const [now, rank] = await Promise.all([
      groupNow(context, link),
      state === "waiting" ? findRank(context.db, registration.id) : null,
    ]);
    return presentOwn({ ...registration, state, people }, now, rank);
  }),

  change: answer(contract.change).handler(async ({ input: { token, ...form }, context }) => {
    const of = await ofRegistration(context, token);
    await changeRegistration(context, of, form);
    return { success: true, message: messages.changed };
  }),

  decline: answer(contract.decline).handler(async ({ input, context }) => {
    const of = await ofRegistration(context, input.token);
    await declineRegistration(context, of);
    return { success: true, message: messages.declined };
  }),
};

/** The registration that a token opens, for a change of it, which is counted. */
async function ofRegistration(context: CallContext, token: string) {
  const { registration, link } = await findOwnRegistration(context, token);
  await consumeRateLimit(limits.groupChange, String(registration.id), context);
  return { id: registration.id, link };
}
