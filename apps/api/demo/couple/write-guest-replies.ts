import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { AppContext } from "../../src/app-context.ts";
import { campaigns } from "../../src/areas/campaigns/campaigns/tables.ts";
import { deliveries } from "../../src/areas/campaigns/deliveries/tables.ts";
import { guestReplies } from "../../src/areas/campaigns/guest-replies/tables.ts";
import { findDemoWedding } from "../find-demo-wedding.ts";

/** What some guests answered, the oldest first; null for a voice. */
const texts = [
  "Félicitations les enfants\u00a0! Toute la famille sera là, on arrive de Yamoussoukro la veille.",
  "Merci pour l’invitation. Est-ce qu’on peut venir avec la petite dernière\u00a0?",
  null,
  "C’est noté, que Dieu bénisse votre union. Pour le pagne je passe samedi.",
  "Bonjour, la salle c’est bien celle en face de la pharmacie\u00a0?",
];
const HOUR_MS = 3_600_000;

/** Writes what guests of the couple answered by WhatsApp, unless it is written. */
export async function writeDemoReplies({ db, clock }: AppContext): Promise<void> {
  const wedding = await findDemoWedding(db);
  if (wedding === null) return;
  const reached = await db
    .select({ guestId: deliveries.guestId, sentAt: deliveries.sentAt })
    .from(deliveries)
    .innerJoin(campaigns, eq(campaigns.id, deliveries.campaignId))
    .where(
      and(
        eq(campaigns.eventId, wedding.id),
        eq(campaigns.channelId, channelIds.whatsapp),
        isNotNull(deliveries.readAt),
      ),
    )
    .orderBy(asc(deliveries.id))
    .limit(texts.length);
  const now = clock().getTime();
  const rows = reached.map(({ guestId, sentAt }, at) => ({
    guestId,
    channel: "whatsapp" as const,
    gatewayId: `wamid.demonstration.${guestId}`,
    text: texts[at] ?? null,
    receivedAt: new Date(Math.min((sentAt?.getTime() ?? now) + (at + 2) * HOUR_MS, now)),
  }));
  if (rows.length > 0) await db.insert(guestReplies).values(rows).onConflictDoNothing();
}
