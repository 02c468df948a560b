import {
  outages as contract,
  type GatewayState,
  operatorLogs,
} from "@jdj/contract/console/operations";
import { desc } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { answer, asStaff } from "../../../http/answer.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { operatorAlerts } from "../alerts/tables.ts";
import { listLostMessages } from "./lost-messages.ts";
import { channelNames, endPause, findOutage, type OutgoingChannel } from "./outage.ts";

const gateways: readonly OutgoingChannel[] = ["mail", "sms", "whatsapp", "invoices"];

async function stateOf(db: Database, id: OutgoingChannel): Promise<GatewayState> {
  const outage = await findOutage(db, id);
  return {
    id,
    name: channelNames[id],
    since: outage?.since.toISOString() ?? null,
    paused_until: outage?.pausedUntil.toISOString() ?? null,
    failures: outage?.failures ?? 0,
    code: outage?.code || null,
  };
}

export const outageCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ context: { db } }) => ({
      items: await Promise.all(gateways.map((id) => stateOf(db, id))),
      has_more: false,
    })),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => stateOf(db, input.id)),

  resume: answer(contract.resume)
    .use(asStaff)
    .handler(async ({ input: { id }, context: { db, now, author } }) => {
      await db.transaction(async (tx) => {
        const outage = await findOutage(tx, id);
        if (!outage || outage.pausedUntil <= now) return;
        await endPause(tx, id, now);
        const before = { paused_until: outage.pausedUntil.toISOString() };
        const after = { paused_until: now.toISOString() };
        await recordChange(tx, author, now, { action: "outages.resume", id, before, after });
      });
      return stateOf(db, id);
    }),
};

export const operatorLogCalls = {
  lostMessages: answer(operatorLogs.lostMessages)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await listLostMessages(db, { offset, limit });
      return pageAnswer(rows, size, ({ createdAt, channel, ...row }) => ({
        ...row,
        channel: channel === "push" ? "Notification" : channelNames[channel],
        created_at: createdAt.toISOString(),
      }));
    }),

  alerts: answer(operatorLogs.alerts)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await db
        .select()
        .from(operatorAlerts)
        .orderBy(desc(operatorAlerts.id))
        .offset(offset)
        .limit(limit);
      return pageAnswer(rows, size, ({ id, detail, count, createdAt }) => ({
        ...{ id, detail, count },
        created_at: createdAt.toISOString(),
      }));
    }),
};
