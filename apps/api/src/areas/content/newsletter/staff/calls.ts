import { subscribers as contract, type Subscriber } from "@jdj/contract/console/subscribers";
import { dateAndTime } from "@jdj/french/dates";
import { answer, asStaff } from "../../../../http/answer.ts";
import { type ExportColumn, exportRows } from "../../../staff/lists/export-rows.ts";
import { pageAnswer, pageOf } from "../../../staff/lists/paging.ts";
import { findSubscriber, listSubscribers, presentSubscriber } from "./queries.ts";
import { unsubscribe } from "./unsubscribe.ts";

const states = { confirmed: "Confirmé", pending: "À confirmer", left: "Désabonné" };
const when = (at: string | null) => at && dateAndTime(new Date(at));

const columns: readonly ExportColumn<Subscriber>[] = [
  { label: "Adresse e-mail", of: ({ email }) => email },
  { label: "Civilité", of: ({ sex }) => (sex === "M" ? "Monsieur" : "Madame") },
  { label: "État", of: ({ state }) => states[state] },
  { label: "Demandé", of: ({ asked_at }) => when(asked_at) },
  { label: "Confirmé", of: ({ confirmed_at }) => when(confirmed_at) },
  { label: "Désabonné", of: ({ left_at }) => when(left_at) },
];

export const subscriberCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await listSubscribers(db, { q: input.q, state: input.state, offset, limit });
      return pageAnswer(rows, size, presentSubscriber);
    }),

  export: answer(contract.export)
    .use(asStaff)
    .handler(({ input: { format, q, state }, context: { replica, now } }) =>
      exportRows({ name: "abonnes", format, now, columns }, async (before, limit) =>
        (await listSubscribers(replica, { q, state, before, offset: 0, limit })).map(
          presentSubscriber,
        ),
      ),
    ),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findSubscriber(db, input.id)),

  unsubscribe: answer(contract.unsubscribe)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await unsubscribe(context, context.author, input.id);
      return findSubscriber(context.db, input.id);
    }),
};
