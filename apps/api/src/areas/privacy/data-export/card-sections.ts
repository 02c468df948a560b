import type { DataSection } from "@jdj/contract/accounts/data-export";
import { asc, count, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { campaigns } from "../../campaigns/campaigns/tables.ts";
import { channels } from "../../campaigns/channels/tables.ts";
import { deliveries } from "../../campaigns/deliveries/tables.ts";
import { senderNames } from "../../campaigns/sender-names/tables.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { events } from "../../notebook/events/tables.ts";
import { makeSection } from "./make-section.ts";

const states = {
  requested: "Demandé",
  approved: "Accepté",
  refused: "Refusé",
  withdrawn: "Retiré",
} as const;

/** The Joy Cards and the messages of a customer, each with the number of its deliveries, and their sender names. */
export async function cardSections(
  db: Database,
  { customer }: CustomerActor,
): Promise<DataSection[]> {
  const rows = await db
    .select({
      kind: campaigns.kind,
      label: campaigns.label,
      channel: channels.name,
      sender: campaigns.sender,
      subject: campaigns.subject,
      body: campaigns.body,
      createdAt: campaigns.createdAt,
      deliveries: count(deliveries.id),
    })
    .from(campaigns)
    .innerJoin(events, eq(events.id, campaigns.eventId))
    .innerJoin(channels, eq(channels.id, campaigns.channelId))
    .leftJoin(deliveries, eq(deliveries.campaignId, campaigns.id))
    .where(eq(events.customerId, customer.id))
    .groupBy(campaigns.id, channels.name)
    .orderBy(asc(campaigns.id));
  const ofKind = (kind: "card" | "message") => rows.filter((row) => row.kind === kind);
  const names = await db
    .select({
      name: senderNames.name,
      event: events.name,
      state: senderNames.state,
      reason: senderNames.reason,
      createdAt: senderNames.createdAt,
    })
    .from(senderNames)
    .innerJoin(events, eq(events.id, senderNames.eventId))
    .where(eq(events.customerId, customer.id))
    .orderBy(asc(senderNames.id));
  return [
    makeSection(
      "sender-names",
      "Vos noms d’expéditeur",
      {
        name: "Nom",
        event: "Fête",
        state: "État",
        reason: "Motif",
        createdAt: ["Demandé le", "instant"],
      },
      names.map((row) => ({ ...row, state: states[row.state] })),
    ),
    makeSection(
      "cards",
      "Vos Joy Cards",
      {
        label: "Carte",
        channel: "Canal",
        sender: "Expéditeur",
        subject: "Objet",
        body: "Message",
        deliveries: "Exemplaires",
        createdAt: ["Écrite le", "instant"],
      },
      ofKind("card"),
    ),
    makeSection(
      "guest-messages",
      "Vos messages aux invités",
      {
        channel: "Canal",
        sender: "Expéditeur",
        subject: "Objet",
        body: "Message",
        deliveries: "Destinataires",
        createdAt: ["Écrit le", "instant"],
      },
      ofKind("message"),
    ),
  ];
}
