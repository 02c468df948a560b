import { type FieldErrors, fieldRefusal } from "@jdj/contract/call/refusals";
import { cardMessages, foreignLinkSentence } from "@jdj/contract/campaigns/messages";
import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { foreignLink } from "../../abuse/foreign-link.ts";
import { isReservedName } from "../../abuse/reserved-names.ts";
import { isOwnSenderName } from "../../abuse/sender-name.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { listCelebrated } from "../../notebook/couple/queries.ts";
import { events } from "../../notebook/events/tables.ts";

/** What a host wrote for a campaign, and the values of its placeholders. */
export interface OwnText {
  /** Null where the product's name is shown. */
  sender: string | null;
  subject: string | null;
  /** As it is stored, links included. */
  body: string;
  /** The values of the event's placeholders. */
  values: readonly string[];
  guests: readonly { givenNames: string; lastName: string }[];
}

/** The sender names that a campaign of an event may have. */
export async function listOwnNames(db: Database, eventId: number): Promise<string[]> {
  const [row] = await db
    .select({ event: events, givenNames: users.givenNames, lastName: users.lastName })
    .from(events)
    .innerJoin(customers, eq(customers.id, events.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .where(eq(events.id, eventId));
  if (!row) return [];
  const people = await listCelebrated(db, row.event);
  const celebrated = people.flatMap(({ person }) =>
    person ? [person.givenNames, person.lastName] : [],
  );
  return [row.givenNames, row.lastName, ...celebrated].filter((name) => name !== "");
}

/**
 * Refuses a campaign that imitates a company, or that leads its readers to another site than ours.
 * @throws 422 at `from`, `subject`, `body` or `tab`
 */
export async function checkOwnText(
  db: Database,
  { brand, publicUrl }: { brand: string; publicUrl: string },
  eventId: number,
  { sender, subject, body, values, guests }: OwnText,
): Promise<void> {
  const errors: FieldErrors = {};
  if (sender !== null && !isOwnSenderName(sender, brand, await listOwnNames(db, eventId)))
    errors.from = [
      isReservedName(sender) ? cardMessages.senderReserved : cardMessages.senderNotOwn,
    ];
  const refuseForeignLink = (field: string, texts: readonly string[]) => {
    const link = texts.map((text) => foreignLink(text, publicUrl)).find((one) => one !== null);
    if (link && !errors[field]) errors[field] = [foreignLinkSentence(link)];
  };
  refuseForeignLink("subject", [subject ?? ""]);
  refuseForeignLink("body", [body, ...values]);
  refuseForeignLink(
    "tab",
    guests.map(({ givenNames, lastName }) => `${givenNames} ${lastName}`),
  );
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
}
