import { refusal } from "@jdj/contract/call/refusals";
import { senderNameMachine } from "@jdj/contract/campaigns/sender-name-state";
import {
  type ConsoleSenderName,
  consoleSenderNames as contract,
} from "@jdj/contract/console/sender-names";
import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { answer, asStaff } from "../../../../http/answer.ts";
import { users } from "../../../identity/users/tables.ts";
import { events } from "../../../notebook/events/tables.ts";
import { pageAnswer, pageOf } from "../../../staff/lists/paging.ts";
import { campaigns } from "../../campaigns/tables.ts";
import { senderNames } from "../tables.ts";
import { decideSenderName } from "./decide-sender-name.ts";

const selectNames = (db: Database) =>
  db
    .select({
      name: senderNames,
      event: events.name,
      requestedBy: users.name,
      campaigns:
        sql<number>`(select count(*) from ${campaigns} where ${campaigns.senderNameId} = ${senderNames.id})`.mapWith(
          Number,
        ),
    })
    .from(senderNames)
    .innerJoin(events, eq(events.id, senderNames.eventId))
    .leftJoin(users, eq(users.id, senderNames.requestedBy));

type Row = Awaited<ReturnType<typeof selectNames>>[number];

function present({ name, event, requestedBy, campaigns }: Row): ConsoleSenderName {
  const { state } = name;
  return {
    id: name.id,
    name: name.name,
    event,
    requested_by: requestedBy,
    state,
    reason: name.reason,
    registration: name.registration,
    created_at: name.createdAt.toISOString(),
    decided_at: name.decidedAt?.toISOString() ?? null,
    decided_by: name.decidedBy,
    campaigns,
    can: {
      approve: senderNameMachine.may(state, "approved"),
      refuse: senderNameMachine.may(state, "refused"),
      withdraw: state === "approved" && senderNameMachine.may(state, "withdrawn"),
    },
  };
}

async function find(db: Database, id: number): Promise<ConsoleSenderName> {
  const [row] = await selectNames(db).where(eq(senderNames.id, id));
  if (!row) throw refusal("not-found");
  return present(row);
}

export const senderNameCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const { state } = input;
      const rows = await selectNames(db)
        .where(state === undefined ? undefined : eq(senderNames.state, state))
        .orderBy(desc(senderNames.id))
        .offset(offset)
        .limit(limit);
      return pageAnswer(rows, size, present);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => find(db, input.id)),

  approve: answer(contract.approve)
    .use(asStaff)
    .handler(async ({ input: { id, registration }, context }) => {
      const decision = { state: "approved", registration: registration ?? "" } as const;
      await decideSenderName(context, context.author, id, decision);
      return find(context.db, id);
    }),

  refuse: answer(contract.refuse)
    .use(asStaff)
    .handler(async ({ input: { id, reason }, context }) => {
      await decideSenderName(context, context.author, id, { state: "refused", reason });
      return find(context.db, id);
    }),

  withdraw: answer(contract.withdraw)
    .use(asStaff)
    .handler(async ({ input: { id, reason }, context }) => {
      await decideSenderName(context, context.author, id, { state: "withdrawn", reason });
      return find(context.db, id);
    }),
};
