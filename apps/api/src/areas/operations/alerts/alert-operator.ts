import { sql } from "drizzle-orm";
import { type AppContext, calendarDate } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { tellStaff } from "../../identity/notices/tell-staff.ts";
import { alertNotice } from "./alert-notice.ts";
import { operatorAlerts } from "./tables.ts";

type Alert = Pick<typeof operatorAlerts.$inferInsert, "kind" | "subject" | "detail">;

/** What raising an alert stands upon. */
export type AlertingContext = Pick<AppContext, "log" | "jobs"> & {
  settings: Pick<AppContext["settings"], "publicUrl"> &
    Partial<Pick<AppContext["settings"], "operatorEmail">>;
};

/**
 * Alerts the operator, once a day for each subject: a line of the log, a row of the console, a notice
 * to those of staff who may see to it, and an email where the settings name an address.
 */
export async function alertOperator(
  db: Database,
  { log, jobs, settings }: AlertingContext,
  alert: Alert,
  now: Date,
): Promise<void> {
  const day = calendarDate(now);
  const [row] = await db
    .insert(operatorAlerts)
    .values({ ...alert, day, createdAt: now })
    .onConflictDoUpdate({
      target: [operatorAlerts.kind, operatorAlerts.subject, operatorAlerts.day],
      set: { count: sql`${operatorAlerts.count} + 1`, detail: alert.detail },
    })
    .returning({ count: operatorAlerts.count });
  if (row?.count !== 1) return;
  log("warn", "operator-alert", { alert: alert.kind });
  await tellStaff(db, now, alertNotice(alert));
  if (!settings.operatorEmail) return;
  await jobs.enqueue(db, "send-email", {
    kind: "operator-alert",
    to: settings.operatorEmail,
    props: { detail: alert.detail, link: `${settings.publicUrl}/console#/outages` },
  });
}
