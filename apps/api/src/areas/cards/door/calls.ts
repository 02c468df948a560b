import { door as contract } from "@jdj/contract/cards/door";
import { hashOfCode } from "@jdj/contract/cards/entry-code";
import { refusal } from "@jdj/contract/glue/refusals";
import { and, eq } from "drizzle-orm";
import { answer, asVerifiedCustomer, type CallContext } from "../../../http/answer.ts";
import { secretsOf } from "../../../secrets.ts";
import { ownEvent } from "../../notebook/events/queries.ts";
import { events } from "../../notebook/events/tables.ts";
import { fullName } from "../../notebook/guests/guest.ts";
import { refuseGuess } from "../rsvp/refuse-guess.ts";
import { settle } from "./admit.ts";
import { readDoorKey } from "./door-key.ts";
import { codeOfGuest } from "./entry-code.ts";
import { isDoorOpen, presentAdmission, presentDoorLink } from "./present.ts";
import { listAdmissions, listDoorLinks, listParties } from "./queries.ts";
import { doorLinks } from "./tables.ts";

/** How far the next report looks back, in milliseconds: what was being written when the last was answered. */
const OVERLAP_MS = 5000;

async function openedDoor(context: CallContext, key: string) {
  const linkId = readDoorKey(secretsOf(context.settings), key);
  if (linkId === null) return refuseGuess(context);
  const [found] = await context.db
    .select({ link: doorLinks, name: events.name, seed: events.seed })
    .from(doorLinks)
    .innerJoin(events, eq(events.id, doorLinks.eventId))
    .where(eq(doorLinks.id, linkId));
  if (!found) return refuseGuess(context);
  if (!isDoorOpen(found.link, context.now)) throw refusal("door-closed");
  return found;
}

/** What changed at the door, and from when the next report is to ask. */
async function changes({ db, now }: CallContext, eventId: number, since: Date | null) {
  const rows = await listAdmissions(db, eventId, since);
  return {
    admissions: rows.map(({ admission, entrance }) => presentAdmission(admission, entrance)),
    until: new Date(now.getTime() - OVERLAP_MS).toISOString(),
  };
}

export const doorCalls = {
  doorLinks: answer(contract.doorLinks)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context: { db, now, settings, actor, need } }) => {
      const event = await ownEvent(db, actor.customer.id, input.event_id, need);
      const links = await listDoorLinks(db, event.id);
      return links.map((link) => presentDoorLink(settings.secret, now, link));
    }),

  makeDoorLink: answer(contract.makeDoorLink)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context: { db, now, settings, actor, need } }) => {
      const event = await ownEvent(db, actor.customer.id, input.event_id, need);
      const expiresAt = new Date(now.getTime() + input.hours * 3_600_000);
      const [link] = await db
        .insert(doorLinks)
        .values({ eventId: event.id, label: input.label, expiresAt, createdAt: now })
        .returning();
      if (!link) throw new Error("The door link was not written");
      return presentDoorLink(settings.secret, now, link);
    }),

  closeDoorLink: answer(contract.closeDoorLink)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context: { db, now, actor, need } }) => {
      const event = await ownEvent(db, actor.customer.id, input.event_id, need);
      const closed = await db
        .update(doorLinks)
        .set({ closedAt: now })
        .where(and(eq(doorLinks.id, input.link_id), eq(doorLinks.eventId, event.id)))
        .returning({ id: doorLinks.id });
      if (closed.length === 0) throw refusal("not-found");
      return { success: true };
    }),

  doorList: answer(contract.doorList).handler(async ({ input, context }) => {
    const { link, name, seed } = await openedDoor(context, input.key);
    const parties = await listParties(context.db, link.eventId);
    return {
      event: { name, seed },
      entrance: link.label,
      expires_at: link.expiresAt.toISOString(),
      parties: await Promise.all(
        parties.map(async ({ guest, category }) => ({
          guest: guest.id,
          name: fullName(guest),
          category,
          people: 1 + guest.companions,
          answer: guest.answer,
          hash: await hashOfCode(codeOfGuest(context.settings.secret, guest.id)),
          former_hashes: await Promise.all(
            context.settings.previousSecrets.map((secret) =>
              hashOfCode(codeOfGuest(secret, guest.id)),
            ),
          ),
        })),
      ),
      ...(await changes(context, link.eventId, null)),
    };
  }),

  admit: answer(contract.admit).handler(async ({ input, context }) => {
    const { link } = await openedDoor(context, input.key);
    const settled = [];
    for (const report of input.admissions) settled.push(await settle(context, link, report));
    const since = input.since === undefined ? null : new Date(input.since);
    return { settled, ...(await changes(context, link.eventId, since)) };
  }),
};
