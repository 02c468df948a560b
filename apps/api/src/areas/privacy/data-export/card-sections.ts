import type { DataSection } from "@jdj/contract/accounts/data-export";
import { asc, count, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { channels } from "../../cards/channels/tables.ts";
import { messages, recipients } from "../../cards/messages/tables.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { events } from "../../notebook/events/tables.ts";
import { makeSection } from "./make-section.ts";

/** The Joy Cards that somebody wrote, each with the number of its copies. */
export async function cardSections(
  db: Database,
  { customer }: CustomerActor,
): Promise<DataSection[]> {
  const written = await db
    .select({
      label: messages.label,
      channel: channels.name,
      sender: messages.sender,
      subject: messages.subject,
      body: messages.body,
      createdAt: messages.createdAt,
      copies: count(recipients.id),
    })
    .from(messages)
    .innerJoin(events, eq(events.id, messages.eventId))
    .innerJoin(channels, eq(channels.id, messages.channelId))
    .leftJoin(recipients, eq(recipients.messageId, messages.id))
    .where(eq(events.customerId, customer.id))
    .groupBy(messages.id, channels.name)
    .orderBy(asc(messages.id));
  return [
    makeSection(
      "cards",
      "Vos Joy Cards",
      {
        label: "Carte",
        channel: "Canal",
        sender: "Expéditeur",
        subject: "Objet",
        body: "Message",
        copies: "Exemplaires",
        createdAt: ["Écrite le", "instant"],
      },
      written,
    ),
  ];
}
