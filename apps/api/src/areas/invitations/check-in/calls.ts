import { refusal } from "@jdj/contract/call/refusals";
import { checkIn as contract } from "@jdj/contract/invitations/check-in";
import { hashOfCode } from "@jdj/contract/invitations/entry-code";
import { and, eq } from "drizzle-orm";
import { answer, asVerifiedCustomer, type CallContext } from "../../../http/answer.ts";
import { secretsOf } from "../../../secrets.ts";
import { refuseDeleted } from "../../notebook/events/refuse-deleted.ts";
import { events } from "../../notebook/events/tables.ts";
import { withEvent } from "../../notebook/events/with-event.ts";
import { fullName } from "../../notebook/guests/guest.ts";
import { refuseGuessedToken } from "../rsvp/refuse-guessed-token.ts";
import { recordCheckIn } from "./check-in-guest.ts";
import { readCheckInKey } from "./check-in-key.ts";
import { codeOfGuest } from "./entry-code.ts";
import { paperCodesAddress } from "./paper-codes.ts";
import { isCheckInOpen, presentCheckIn, presentCheckInLink } from "./present.ts";
import { listCheckInLinks, listCheckIns, listParties } from "./queries.ts";
import { checkInLinks } from "./tables.ts";

/** How far the next request looks back, in milliseconds, for rows that were not committed when the last was answered. */
const OVERLAP_MS = 5000;

async function openedCheckIn(context: CallContext, key: string) {
  const linkId = readCheckInKey(secretsOf(context.settings), key);
  if (linkId === null) return refuseGuessedToken(context);
  const [found] = await context.db
    .select({
      link: checkInLinks,
      name: events.name,
      seed: events.seed,
      deletedAt: events.deletedAt,
    })
    .from(checkInLinks)
    .innerJoin(events, eq(events.id, checkInLinks.eventId))
    .where(eq(checkInLinks.id, linkId));
  if (!found) return refuseGuessedToken(context);
  refuseDeleted(found);
  if (!isCheckInOpen(found.link, context.now)) throw refusal("door-closed");
  return found;
}

/** The check-ins that changed, and the `since` of the next request. */
async function changes({ db, now }: CallContext, eventId: number, since: Date | null) {
  const rows = await listCheckIns(db, eventId, since);
  return {
    admissions: rows.map(({ checkIn, entrance }) => presentCheckIn(checkIn, entrance)),
    until: new Date(now.getTime() - OVERLAP_MS).toISOString(),
  };
}

export const checkInCalls = {
  checkInLinks: answer(contract.checkInLinks)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context: { db, now, settings, event } }) => {
      const links = await listCheckInLinks(db, event.id);
      return links.map((link) => presentCheckInLink(settings.secret, now, link));
    }),

  makeCheckInLink: answer(contract.makeCheckInLink)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context: { db, now, settings, event } }) => {
      const expiresAt = new Date(now.getTime() + input.hours * 3_600_000);
      const [link] = await db
        .insert(checkInLinks)
        .values({ eventId: event.id, label: input.label, expiresAt, createdAt: now })
        .returning();
      if (!link) throw new Error("The check-in link was not written");
      return presentCheckInLink(settings.secret, now, link);
    }),

  closeCheckInLink: answer(contract.closeCheckInLink)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context: { db, now, event } }) => {
      const closed = await db
        .update(checkInLinks)
        .set({ closedAt: now })
        .where(and(eq(checkInLinks.id, input.link_id), eq(checkInLinks.eventId, event.id)))
        .returning({ id: checkInLinks.id });
      if (closed.length === 0) throw refusal("not-found");
      return { success: true };
    }),

  paperCodes: answer(contract.paperCodes)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(({ context: { now, settings, event } }) => ({
      coming: paperCodesAddress(settings.secret, now, event.id, "coming"),
      expected: paperCodesAddress(settings.secret, now, event.id, "expected"),
    })),

  checkInList: answer(contract.checkInList).handler(async ({ input, context }) => {
    const { link, name, seed } = await openedCheckIn(context, input.key);
    const parties = await listParties(context.db, link.eventId);
    return {
      event: { id: link.eventId, name, seed },
      entrance: link.label,
      expires_at: link.expiresAt.toISOString(),
      parties: await Promise.all(
        parties.map(async ({ guest, category, table }) => ({
          guest: guest.id,
          name: fullName(guest),
          category,
          people: 1 + guest.companions,
          answer: guest.answer,
          table: guest.answer === "no" ? null : table,
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
    const { link } = await openedCheckIn(context, input.key);
    const settled = [];
    for (const report of input.admissions) settled.push(await recordCheckIn(context, link, report));
    const since = input.since === undefined ? null : new Date(input.since);
    return { settled, ...(await changes(context, link.eventId, since)) };
  }),
};
