import { refusal } from "@jdj/contract/call/refusals";
import { may } from "@jdj/contract/call/sharing-policy";
import { groupLinkMessages as messages } from "@jdj/contract/notebook/group-link-messages";
import { groupLinks as contract } from "@jdj/contract/notebook/group-links";
import { calendarDate } from "../../../app-context.ts";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import type { EventWithType } from "../events/queries.ts";
import { asVerifiedCustomerPrefetchingEvent, withEvent } from "../events/with-event.ts";
import { judgeRegistration, noteTold } from "./judge-registration.ts";
import { presentGroup, presentRegistration } from "./present.ts";
import { type GroupRow, listGroups, listRegistrations } from "./queries.ts";
import { addGroupLink, openGroupLink, removeGroupLink, saveGroupLink } from "./save-group-link.ts";

const done = (message: string) => ({ success: true as const, message });

/** Registrations on a page. */
const PER_PAGE = 100;

const shownTo = (event: EventWithType, now: Date) => ({
  event,
  today: calendarDate(now),
  mayWrite: may(event.role, "guests:write"),
});

const listed = ({ confirmed, pending, waiting, declined, refused }: GroupRow) =>
  confirmed + pending + waiting + declined + refused;

export const groupLinkCalls = {
  groupLinks: answer(contract.groupLinks)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(async ({ context: { db, event, now } }) => {
      const shown = shownTo(event, now);
      const rows = await listGroups(db, event.id);
      return {
        links: rows.map((row) => presentGroup(row, shown)),
        can: { write: shown.mayWrite },
      };
    }),

  groupLink: answer(contract.groupLink)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(async ({ input, context: { db, event, now, settings } }) => {
      const shown = shownTo(event, now);
      const [row] = await listGroups(db, event.id, input.link_id);
      if (!row) throw refusal("not-found");
      const total = input.state === undefined ? listed(row) : row[input.state];
      const lastPage = Math.max(1, Math.ceil(total / PER_PAGE));
      const page = Math.min(input.page, lastPage);
      const rows = await listRegistrations(
        db,
        { linkId: row.link.id, eventId: event.id, state: input.state },
        { limit: PER_PAGE, offset: (page - 1) * PER_PAGE },
      );
      return {
        link: presentGroup(row, shown),
        page,
        last_page: lastPage,
        registrations: rows.map((one) => presentRegistration(one, shown, settings.publicUrl)),
        can: { write: shown.mayWrite },
      };
    }),

  addGroupLink: answer(contract.addGroupLink)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const id = await addGroupLink(context, context.event, input);
      return { ...done(messages.created), id };
    }),

  saveGroupLink: answer(contract.saveGroupLink)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { link_id: id, version, ...form }, context }) => {
      await saveGroupLink(context, context.event, { id, version }, form);
      return done(messages.saved);
    }),

  openGroupLink: answer(contract.openGroupLink)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      await openGroupLink(context, context.event, { id: input.link_id, isOpen: input.open });
      return done(input.open ? messages.opened : messages.closed);
    }),

  removeGroupLink: answer(contract.removeGroupLink)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      await removeGroupLink(context, context.event, input.link_id);
      return done(messages.removed);
    }),

  judgeRegistration: answer(contract.judgeRegistration)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { link_id: linkId, id, decision }, context }) => {
      await judgeRegistration(context, context.event, { linkId, id, decision });
      return done(decision === "accept" ? messages.accepted : messages.refused);
    }),

  noteTold: answer(contract.noteTold)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { link_id: linkId, id }, context }) => {
      await noteTold(context, context.event, { linkId, id });
      return done(messages.told);
    }),
};
