import { settlePayment } from "../areas/payments/settlement/settle-payment.ts";
import { type Connection, type Database, openDatabase } from "../database/connect.ts";
import { openJobs } from "../jobs/jobs.ts";

/**
 * Records a payment as paid, in a process of its own that stops after some statements, so that it
 * can be killed there. `torn`: without a transaction.
 */
const input: {
  connection: Connection;
  attemptId: number;
  amountFcfa: number;
  statements: number;
  torn: boolean;
  now: string;
} = JSON.parse(process.argv[2] ?? "");

const jobs = await openJobs(input.connection, () => {}, {
  install: false,
  supervise: false,
  secrets: ["a secret of tests, long enough to be one"],
});
const { db, pool } = openDatabase(input.connection, { connections: 1 });
let seen = 0;
pool.on("connect", (client) => {
  const query = client.query.bind(client);
  Object.assign(client, {
    query(...asked: Parameters<typeof query>) {
      seen += 1;
      if (seen <= input.statements) return query(...asked);
      process.stdout.write("still\n");
      return new Promise(() => undefined);
    },
  });
});
const torn: Database = Object.assign(Object.create(db), {
  transaction: (run: (tx: Database) => Promise<unknown>) => run(db),
});
await settlePayment(
  { db: input.torn ? torn : db, jobs, now: new Date(input.now) },
  input.attemptId,
  {
    state: "paid",
    amountFcfa: input.amountFcfa,
    currency: "XOF",
  },
);
process.stdout.write("done\n");
process.exit(0);
