import { and, count, desc, eq, gte, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { operatorAlerts } from "../../alerts/tables.ts";
import { campaigns } from "../../cards/campaigns/tables.ts";
import { channels } from "../../cards/channels/tables.ts";
import { deliveries } from "../../cards/deliveries/tables.ts";
import { gatewayOutages, lostMessages } from "../../outages/tables.ts";

/** Rows shown of each. */
const MOST = 200;
const WEEK_MS = 7 * 86_400_000;

/** Everything that the operator's page about sending shows. */
export async function readOutgoing(db: Database, now: Date) {
  return {
    outages: await db.select().from(gatewayOutages),
    alerts: await db.select().from(operatorAlerts).orderBy(desc(operatorAlerts.id)).limit(MOST),
    lost: await db.select().from(lostMessages).orderBy(desc(lostMessages.id)).limit(MOST),
    campaigns: await db
      .select({
        channel: channels.name,
        state: deliveries.state,
        reason: deliveries.reason,
        count: count(),
      })
      .from(deliveries)
      .innerJoin(campaigns, eq(campaigns.id, deliveries.campaignId))
      .innerJoin(channels, eq(channels.id, campaigns.channelId))
      .where(
        and(
          inArray(deliveries.state, ["failed", "unknown"]),
          gte(campaigns.createdAt, new Date(now.getTime() - WEEK_MS)),
        ),
      )
      .groupBy(channels.name, deliveries.state, deliveries.reason)
      .orderBy(desc(count())),
  };
}
