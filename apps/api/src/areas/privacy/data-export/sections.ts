import type { DataSection } from "@jdj/contract/accounts/data-export";
import { and, asc, eq, isNotNull, notInArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { staffHolds } from "../../ledger/staff-holds/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { sensitiveQuestions } from "../../notebook/summary/sensitive-questions.ts";
import { eventAnswers, summaryQuestions } from "../../notebook/summary/tables.ts";
import { accountSections } from "./account-sections.ts";
import { albumSections } from "./album-sections.ts";
import { bookingSections } from "./booking-sections.ts";
import { cardSections } from "./card-sections.ts";
import { civilFileSections } from "./civil-file-sections.ts";
import { contributionSections } from "./contribution-sections.ts";
import { disputeSections } from "./dispute-sections.ts";
import { dowrySections } from "./dowry-sections.ts";
import { eventPageSections } from "./event-page-sections.ts";
import { giftSections } from "./gift-sections.ts";
import { letterSections } from "./letter-sections.ts";
import { type ExportOptions, makeSection } from "./make-section.ts";
import { notebookSections } from "./notebook-sections.ts";
import { orderSections } from "./order-sections.ts";
import { paymentSections } from "./payment-sections.ts";
import { providerSections } from "./provider-sections.ts";
import { quoteSections } from "./quote-sections.ts";
import { seatingSections } from "./seating-sections.ts";
import { sharingSections } from "./sharing-sections.ts";

/** The answers to « En bref »; those about religion and origin only on request. */
async function summarySections(
  db: Database,
  { customer }: CustomerActor,
  { sensitive }: ExportOptions,
): Promise<DataSection[]> {
  const rows = await db
    .select({
      event: events.name,
      question: summaryQuestions.content,
      response: eventAnswers.response,
    })
    .from(eventAnswers)
    .innerJoin(events, eq(events.id, eventAnswers.eventId))
    .innerJoin(summaryQuestions, eq(summaryQuestions.id, eventAnswers.questionId))
    .where(
      and(
        eq(events.customerId, customer.id),
        isNotNull(eventAnswers.response),
        sensitive ? undefined : notInArray(summaryQuestions.code, [...sensitiveQuestions]),
      ),
    )
    .orderBy(asc(eventAnswers.id));
  const columns = { event: "Événement", question: "Question", response: "Réponse" };
  return [makeSection("summary", "En bref", columns, rows)];
}

/** The sales of a customer whose money staff held, and why. */
async function staffHoldSections(
  db: Database,
  { customer }: CustomerActor,
): Promise<DataSection[]> {
  const rows = await db
    .select({
      label: staffHolds.label,
      reason: staffHolds.reason,
      heldAt: staffHolds.heldAt,
      endReason: staffHolds.endReason,
      endedAt: staffHolds.endedAt,
    })
    .from(staffHolds)
    .where(eq(staffHolds.customerId, customer.id))
    .orderBy(asc(staffHolds.id));
  return [
    makeSection(
      "staff-holds",
      "L’argent que notre équipe a retenu",
      {
        label: "À propos de",
        reason: "Motif",
        heldAt: ["Retenu le", "instant"],
        endReason: "Motif de la fin",
        endedAt: ["Terminé le", "instant"],
      },
      rows,
    ),
  ];
}

/** The export of one area; each area that stores personal data has an entry here. */
const collectors: ((
  db: Database,
  actor: CustomerActor,
  options: ExportOptions,
) => Promise<DataSection[]>)[] = [
  accountSections,
  notebookSections,
  summarySections,
  sharingSections,
  civilFileSections,
  dowrySections,
  seatingSections,
  letterSections,
  cardSections,
  paymentSections,
  quoteSections,
  providerSections,
  bookingSections,
  orderSections,
  disputeSections,
  staffHoldSections,
  eventPageSections,
  albumSections,
  giftSections,
  contributionSections,
];

/** The first rows of a section, and how many more it has. */
function cutSection(section: DataSection, most: number): DataSection {
  const further = section.rows.length - most;
  return further > 0 ? { ...section, rows: section.rows.slice(0, most), further } : section;
}

/** All stored data of a user, area by area. */
export async function collectSections(
  db: Database,
  actor: CustomerActor,
  options: ExportOptions,
): Promise<DataSection[]> {
  const sections: DataSection[] = [];
  for (const collect of collectors) sections.push(...(await collect(db, actor, options)));
  const { rows } = options;
  return rows === undefined ? sections : sections.map((section) => cutSection(section, rows));
}
