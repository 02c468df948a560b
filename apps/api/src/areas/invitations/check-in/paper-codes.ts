import { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { answerPdf } from "../../../http/answer-pdf.ts";
import { secretsOf } from "../../../secrets.ts";
import { isOpenQuery, signedQuery } from "../../../signed-query.ts";
import { findCardEvent } from "../../campaigns/cards/card-event.ts";
import { hostsLine } from "../../designs/card-wording.ts";
import { fullName } from "../../notebook/guests/guest.ts";
import { drawEntryCodes } from "./draw-entry-codes.ts";
import { codeOfGuest } from "./entry-code.ts";
import { listParties } from "./queries.ts";

/** Whose codes are printed: of those who said yes, or of all who did not say no. */
type Choice = "coming" | "expected";

const subjectOf = (eventId: number, choice: Choice) => `entry-codes:${choice}:${eventId}`;

/** The address of the entry codes of an event to print; it opens to whoever holds it, for an hour or two. */
export function paperCodesAddress(
  secret: string,
  now: Date,
  eventId: number,
  choice: Choice,
): string {
  const query = signedQuery(secret, subjectOf(eventId, choice), now);
  return `/api/v1/entry-codes/${choice}/${eventId}.pdf?${query}`;
}

/** Serves the entry codes of an event on paper, at their signed address; anything else is 404. */
export function paperCodesRoutes({ db, settings, clock }: AppContext): Hono {
  const path = "/api/v1/entry-codes/:choice{coming|expected}/:name{\\d{1,15}\\.pdf}";
  return new Hono().get(path, async (c) => {
    const eventId = Number.parseInt(c.req.param("name"), 10);
    const choice = c.req.param("choice") === "coming" ? "coming" : "expected";
    const signed = { expires: c.req.query("e") ?? "", signature: c.req.query("s") ?? "" };
    if (!isOpenQuery(secretsOf(settings), subjectOf(eventId, choice), signed, clock()))
      return c.notFound();
    const facts = await findCardEvent(db, eventId);
    if (!facts || facts.event.deletedAt !== null) return c.notFound();
    const parties = await listParties(db, eventId);
    const codes = parties
      .filter(
        ({ guest }) => guest.answer === "yes" || (choice === "expected" && guest.answer !== "no"),
      )
      .map(({ guest, table }) => ({
        name: fullName(guest),
        people: 1 + guest.companions,
        table,
        code: codeOfGuest(settings.secret, guest.id),
      }));
    const of = { eventName: facts.event.name, hosts: hostsLine(facts.subject) };
    return answerPdf(await drawEntryCodes(codes, of), "codes-d-entree");
  });
}
