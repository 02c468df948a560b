import { at } from "@jdj/contract/paths/addresses";
import { and, eq } from "drizzle-orm";
import { type AppContext, calendarDate, requestContext } from "../../app-context.ts";
import type { JobData } from "../../job-list.ts";
import type { JobAttempt } from "../../jobs/jobs.ts";
import { withoutForeignLink } from "../abuse/foreign-link.ts";
import { customers, users } from "../identity/users/tables.ts";
import { findEvent } from "../notebook/events/queries.ts";
import { eventMembers } from "../notebook/sharing/tables.ts";
import { stopAddress } from "../notices/emails/stop-link.ts";
import { handOver } from "../operations/outgoing-messages/hand-over.ts";
import { composeLetter } from "./compose-letter.ts";
import { weekBefore } from "./letter-week.ts";
import { readFacts } from "./read-facts.ts";
import { mayGetLetters } from "./start-letters.ts";
import { notebookLetters } from "./tables.ts";

/**
 * Writes and sends the letter of an event to one of its members, under the key of its job; nothing when
 * there is nothing to tell, or when they get none any more: who left, who stopped it, an address that was
 * withdrawn, an event that was deleted, cancelled or moved to a day that is past.
 * @throws RetryLater when the gateway is unavailable, so that the job is attempted again
 */
export async function sendLetter(
  app: AppContext,
  { eventId, customerId, week }: JobData["send-letter"],
  { id: key, isLast }: JobAttempt,
): Promise<void> {
  const context = requestContext(app);
  const { db, now, settings } = context;
  const { brand, publicUrl } = settings;
  const [reader] = await db
    .select({ userId: users.id, to: users.email, letter: notebookLetters })
    .from(notebookLetters)
    .innerJoin(
      eventMembers,
      and(
        eq(eventMembers.eventId, notebookLetters.eventId),
        eq(eventMembers.customerId, notebookLetters.customerId),
      ),
    )
    .innerJoin(customers, eq(customers.id, eventMembers.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .where(
      and(
        eq(notebookLetters.eventId, eventId),
        eq(notebookLetters.customerId, customerId),
        eq(notebookLetters.week, week),
        mayGetLetters,
      ),
    );
  const event = reader ? await findEvent(db, customerId, eventId) : null;
  const date = event?.weddingDate ?? null;
  if (!reader?.to || !event || date === null || event.cancelledAt !== null) return;
  if (date <= calendarDate(now)) return;
  const since = reader.letter.writtenAt ?? weekBefore(week);
  const facts = await readFacts(context, { ...event, weddingDate: date }, since);
  const letter = composeLetter(facts, reader.letter.gist);
  if (letter === null) return;
  const name = withoutForeignLink(event.name, "Votre fête", publicUrl);
  const stopLink = stopAddress(settings, { userId: reader.userId, kinds: ["letter"] });
  const { render, toPlainText } = await import("react-email");
  const { LetterEmail } = await import("./letter-email.tsx");
  const html = await render(
    LetterEmail({
      ...{ brand, event: name, seed: event.seed, letter, stopLink },
      linkOf: (section) => publicUrl + at("letterLink", { eventId, section }),
      choicesLink: publicUrl + at("noticeChoices"),
    }),
  );
  const { to } = reader;
  const kind = "letter";
  const outcome = await handOver(app, { channel: "mail", kind, to, isLast }, (mail) =>
    mail.send({
      ...{ key, kind, to, fromName: brand, html },
      subject: `${name}\u00a0: ${letter.subject}`,
      text: toPlainText(html),
      links: letter.parts.map(({ section }) => publicUrl + at("letterLink", { eventId, section })),
      unsubscribeLink: stopLink,
    }),
  );
  if (outcome === "sent" || outcome === "unconfirmed")
    await db
      .update(notebookLetters)
      .set({ writtenAt: now, gist: letter.gist })
      .where(and(eq(notebookLetters.eventId, eventId), eq(notebookLetters.customerId, customerId)));
}
