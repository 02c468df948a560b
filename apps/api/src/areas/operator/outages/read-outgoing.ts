import { and, count, desc, eq, gte, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { operatorAlerts } from "../../alerts/tables.ts";
import { channels } from "../../cards/channels/tables.ts";
import { messages, recipients } from "../../cards/messages/tables.ts";
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
        state: recipients.state,
        reason: recipients.reason,
        count: count(),
      })
      .from(recipients)
      .innerJoin(messages, eq(messages.id, recipients.messageId))
      .innerJoin(channels, eq(channels.id, messages.channelId))
      .where(
        and(
          inArray(recipients.state, ["failed", "unknown"]),
          gte(messages.createdAt, new Date(now.getTime() - WEEK_MS)),
        ),
      )
      .groupBy(channels.name, recipients.state, recipients.reason)
      .orderBy(desc(count())),
  };
}
