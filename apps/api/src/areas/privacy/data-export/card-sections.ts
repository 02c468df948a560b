import type { DataSection } from "@jdj/contract/accounts/data-export";
import { asc, count, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { campaigns } from "../../cards/campaigns/tables.ts";
import { channels } from "../../cards/channels/tables.ts";
import { deliveries } from "../../cards/deliveries/tables.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { events } from "../../notebook/events/tables.ts";
import { makeSection } from "./make-section.ts";

/** The Joy Card campaigns of a customer, each with the number of its deliveries. */
export async function cardSections(
  db: Database,
  { customer }: CustomerActor,
): Promise<DataSection[]> {
  const rows = await db
    .select({
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
        deliveries: "Exemplaires",
        createdAt: ["Écrite le", "instant"],
      },
      rows,
    ),
  ];
}
