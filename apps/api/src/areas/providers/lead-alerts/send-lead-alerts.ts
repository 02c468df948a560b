import type { LeadKind } from "@jdj/contract/providers/lead-alerts";
import { asc, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { secondsOfQuiet } from "../../../quiet-hours.ts";
import { shortName } from "../../operations/outgoing-messages/write-sms.ts";
import { providers } from "../tables.ts";
import { providerMembers } from "../team/tables.ts";
import { enqueueAlert } from "./enqueue-alert.ts";
import { joinLeads, type LeadText } from "./join-leads.ts";
import { leadAlerts } from "./tables.ts";

/**
 * What is said of the leads of one kind that the provider has not seen yet, by the number of their
 * subject; those that are seen, answered or erased are left out.
 */
export type ReadLeads = (
  db: Database,
  subjectIds: readonly number[],
  shopName: string,
) => Promise<Map<number, LeadText>>;

/**
 * Tells a member of a team of the leads that wait for them, all by one message; those of quiet hours
 * wait for their end. A second job finds none. Who left the team, and the team of a suspended
 * provider, are told nothing.
 */
export async function sendLeadAlerts(
  context: RequestContext,
  { userId }: { userId: number },
  read: Record<LeadKind, ReadLeads>,
): Promise<void> {
  const { db, jobs, now } = context;
  await db.transaction(async (tx) => {
    const member = await lockMember(tx, userId);
    if (member !== null) {
      const afterSeconds = secondsOfQuiet(now, member);
      if (afterSeconds > 0)
        return jobs.enqueue(tx, "send-lead-alerts", { userId }, { afterSeconds });
    }
    const mine = eq(leadAlerts.userId, userId);
    const waiting = await tx.select().from(leadAlerts).where(mine).orderBy(asc(leadAlerts.id));
    if (waiting.length === 0) return;
    const ids = waiting.map(({ id }) => id);
    await tx.delete(leadAlerts).where(inArray(leadAlerts.id, ids));
    if (member === null || member.suspendedAt !== null) return;
    const texts = await readAll(tx, waiting, { read, shopName: shortName(member.shopName) });
    const joined = joinLeads(texts);
    if (joined === null) return;
    const { alertChannel: channel } = member;
    await enqueueAlert({ ...context, db: tx }, { userId, channel, kind: "lead", ...joined });
  });
}

/** A member of a team, locked: of two jobs for one, the second finds what the first has left. */
async function lockMember(tx: Database, userId: number) {
  const [member] = await tx
    .select({
      alertChannel: providerMembers.alertChannel,
      quietFrom: providerMembers.quietFrom,
      quietUntil: providerMembers.quietUntil,
      shopName: providers.name,
      suspendedAt: providers.suspendedAt,
    })
    .from(providerMembers)
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .where(eq(providerMembers.userId, userId))
    .for("no key update", { of: providerMembers });
  return member ?? null;
}

type Waiting = typeof leadAlerts.$inferSelect;

async function readAll(
  tx: Database,
  waiting: readonly Waiting[],
  { read, shopName }: { read: Record<LeadKind, ReadLeads>; shopName: string },
) {
  const byKind = Map.groupBy(waiting, ({ kind }) => kind);
  const requested = new Set(byKind.get("request")?.map(({ subjectId }) => subjectId));
  const texts: (LeadText & { kind: LeadKind })[] = [];
  for (const [kind, rows] of byKind) {
    const subjectIds = [...new Set(rows.map(({ subjectId }) => subjectId))]
      // A request that is told brings its messages.
      .filter((id) => kind !== "message" || !requested.has(id));
    for (const text of (await read[kind](tx, subjectIds, shopName)).values())
      texts.push({ kind, ...text });
  }
  return texts;
}
