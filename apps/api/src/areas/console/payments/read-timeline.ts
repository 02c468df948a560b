import type { TimelineEntry } from "@jdj/contract/console/payments";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { Payment } from "../../payments/payments/open-payment.ts";
import { listAttempts } from "../../payments/payments/queries.ts";
import { gatewayAnswers, gatewayEvents } from "../../payments/payments/tables.ts";
import { refunds } from "../../payments/refunds/tables.ts";
import { auditLog } from "../../staff/audit/tables.ts";
import { timelineOf } from "./timeline.ts";

/** The most rows of one kind that a timeline shows. */
const MOST = 300;

/** All that happened to a payment, the oldest first. */
export async function readTimeline(db: Database, payment: Payment): Promise<TimelineEntry[]> {
  const attempts = await listAttempts(db, [payment.id]);
  const ids = attempts.map(({ id }) => id);
  if (ids.length === 0)
    return timelineOf({ payment, attempts, webhooks: [], answers: [], refunds: [], audit: [] });
  const webhooks = await db
    .select()
    .from(gatewayEvents)
    .where(inArray(gatewayEvents.attemptId, ids))
    .limit(MOST);
  const answers = await db
    .select()
    .from(gatewayAnswers)
    .where(inArray(gatewayAnswers.attemptId, ids))
    .orderBy(asc(gatewayAnswers.id))
    .limit(MOST);
  const given = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.attemptId, ids))
    .orderBy(asc(refunds.id));
  const audit = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.resource, "payments"), inArray(auditLog.recordId, ids.map(String))))
    .orderBy(asc(auditLog.id))
    .limit(MOST);
  return timelineOf({ payment, attempts, webhooks, answers, refunds: given, audit });
}
