import { refusal } from "@jdj/contract/call/refusals";
import type { CampaignStatus } from "@jdj/contract/campaigns/campaign-states";
import type { ConsoleCampaign, ConsoleCampaignDetail } from "@jdj/contract/console/campaigns";
import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { customers } from "../../../identity/users/tables.ts";
import { events } from "../../../notebook/events/tables.ts";
import { guests } from "../../../notebook/guests/tables.ts";
import { channels } from "../../channels/tables.ts";
import { arrivedStates, openStates } from "../../deliveries/delivery-state.ts";
import { deliveries } from "../../deliveries/tables.ts";
import { costsOfCampaign } from "../../whatsapp-costs/staff/queries.ts";
import { campaignMachine, hasStarted, mayPause } from "../campaign-state.ts";
import { campaigns } from "../tables.ts";

/** The most deliveries that did not arrive that a campaign shows. */
const MOST = 200;

const selectCampaigns = (db: Database) =>
  db
    .select({ campaign: campaigns, event: events.name, channel: channels.name })
    .from(campaigns)
    .innerJoin(events, eq(events.id, campaigns.eventId))
    .innerJoin(channels, eq(channels.id, campaigns.channelId));

type Row = Awaited<ReturnType<typeof selectCampaigns>>[number];

async function withCounts(db: Database, rows: Row[]): Promise<ConsoleCampaign[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ campaign }) => campaign.id);
  const countOf = (which: SQL) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);
  const counts = await db
    .select({
      campaignId: deliveries.campaignId,
      total: sql<number>`count(*)`.mapWith(Number),
      arrived: countOf(inArray(deliveries.state, arrivedStates)),
      failed: countOf(eq(deliveries.state, "failed")),
      unconfirmed: countOf(eq(deliveries.state, "unknown")),
      waiting: countOf(inArray(deliveries.state, openStates)),
    })
    .from(deliveries)
    .where(inArray(deliveries.campaignId, ids))
    .groupBy(deliveries.campaignId);
  const none = { total: 0, arrived: 0, failed: 0, unconfirmed: 0, waiting: 0 };
  return rows.map(({ campaign, event, channel }) => {
    const counted = counts.find(({ campaignId }) => campaignId === campaign.id) ?? none;
    const { total, arrived, failed, unconfirmed, waiting } = counted;
    return {
      id: campaign.id,
      label: campaign.label,
      event,
      channel,
      status: campaign.status,
      paused_at: campaign.pausedAt?.toISOString() ?? null,
      pause_reason: campaign.pauseReason,
      scheduled_at: campaign.scheduledAt?.toISOString() ?? null,
      created_at: campaign.createdAt.toISOString(),
      ...{ total, arrived, failed, unconfirmed, waiting },
    };
  });
}

/** The events of a user who pays for them. */
const eventsOf = (db: Database, userId: number) =>
  db
    .select({ id: events.id })
    .from(customers)
    .innerJoin(events, eq(events.customerId, customers.id))
    .where(eq(customers.userId, userId));

/** A page of the campaigns, the newest first. @param filter `paused`: only those that staff hold back */
export async function listCampaigns(
  db: Database,
  filter: {
    status?: CampaignStatus | undefined;
    paused?: boolean | undefined;
    person_id?: number | undefined;
  },
  { offset, limit }: { offset: number; limit: number },
): Promise<ConsoleCampaign[]> {
  const { status, paused, person_id: userId } = filter;
  const { pausedAt } = campaigns;
  const rows = await selectCampaigns(db)
    .where(
      and(
        status === undefined ? undefined : eq(campaigns.status, status),
        paused ? isNotNull(pausedAt) : undefined,
        userId === undefined ? undefined : inArray(campaigns.eventId, eventsOf(db, userId)),
      ),
    )
    .orderBy(desc(campaigns.id))
    .offset(offset)
    .limit(limit);
  return withCounts(db, rows);
}

/** A campaign with what did not arrive. @throws not-found */
export async function readCampaign(db: Database, id: number): Promise<ConsoleCampaignDetail> {
  const [row] = await selectCampaigns(db).where(eq(campaigns.id, id));
  const [campaign] = row ? await withCounts(db, [row]) : [];
  if (!row || !campaign) throw refusal("not-found");
  const failures = await db
    .select({ delivery: deliveries, guest: guests })
    .from(deliveries)
    .innerJoin(guests, eq(guests.id, deliveries.guestId))
    .where(and(eq(deliveries.campaignId, id), inArray(deliveries.state, ["failed", "unknown"])))
    .orderBy(asc(deliveries.id))
    .limit(MOST);
  const { status, pausedAt } = row.campaign;
  return {
    ...campaign,
    whatsapp_costs: await costsOfCampaign(db, id),
    failures: failures.map(({ delivery, guest }) => ({
      id: delivery.id,
      guest: `${guest.givenNames} ${guest.lastName}`.trim(),
      state: delivery.state,
      reason: delivery.reason,
      attempts: delivery.attempts,
    })),
    can: {
      pause: mayPause(row.campaign),
      resume: pausedAt !== null && (status === "sending" || status === "scheduled"),
      cancel: status === "sending" || campaignMachine.may(status, "cancelled"),
      retry: hasStarted(row.campaign) && campaign.failed > 0 && pausedAt === null,
    },
  };
}
