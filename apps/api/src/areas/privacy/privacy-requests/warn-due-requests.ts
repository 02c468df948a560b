import { PRIVACY_NEAR_DAYS } from "@jdj/contract/accounts/privacy-days";
import { shortDate } from "@jdj/french/dates";
import { and, eq, isNull, lte } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { alertOperator } from "../../operations/alerts/alert-operator.ts";
import { privacyRequests } from "./tables.ts";

const NAMES = { export: "une copie de données", erasure: "un effacement" } as const;

/**
 * Alerts the operator once about each request whose last day is a week away or less. Without the
 * name of who asks: an alert is an email.
 * @returns how many it was about
 */
export async function warnDueRequests(context: RequestContext): Promise<number> {
  const { db, now } = context;
  const limit = calendarDate(new Date(now.getTime() + PRIVACY_NEAR_DAYS * 86_400_000));
  const due = and(
    eq(privacyRequests.state, "open"),
    isNull(privacyRequests.warnedAt),
    lte(privacyRequests.dueOn, limit),
  );
  return db.transaction(async (tx) => {
    const rows = await tx.update(privacyRequests).set({ warnedAt: now }).where(due).returning({
      id: privacyRequests.id,
      kind: privacyRequests.kind,
      dueOn: privacyRequests.dueOn,
    });
    for (const { id, kind, dueOn } of rows) {
      const detail = `La demande n° ${id} (${NAMES[kind]}) doit recevoir une réponse le ${shortDate(dueOn)} au plus tard.`;
      await alertOperator(
        tx,
        context,
        { kind: "privacy-request", subject: String(id), detail },
        now,
      );
    }
    return rows.length;
  });
}
