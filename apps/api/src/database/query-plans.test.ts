import { sql } from "drizzle-orm";
import pg from "pg";
import { describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { testApp } from "../testing/app.ts";
import { type ContractCall, contractCalls } from "../testing/contract-calls.ts";
import { onDatabase } from "../testing/database.ts";
import { problemsOf } from "../testing/plans/check-plan.ts";
import { exerciseProduct } from "../testing/plans/exercise-product.ts";
import { explain, pretendRows, readTables } from "../testing/plans/explain.ts";
import { listInputs } from "../testing/plans/list-inputs.ts";
import { recordStatements } from "../testing/plans/record-statements.ts";
import { smallTables } from "../testing/plans/small-tables.ts";

const app = testApp();
/** Statements that may read a large table, by a piece of their text, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  '"customers"."archived_at" < $1': "few match, which only real statistics show",
  '"users"."warned_idle_at" < $1': "the same",
  'coalesce("users"."last_signed_in_at"': "the same",
  '"events"."wedding_date" < $1': "the same",
  '"payment_attempts"."state" in ($1, $2) or ((': "the same",
  "= 'payment:' ||": "the operator's audit compares all payments with all credit",
  'is distinct from coalesce("sum_units"': "the same for all balances",
};

/** Inputs that a filter refuses would leave its statement unplanned. */
describe("the inputs of the console's lists", () => {
  it("are each filter alone, each order, and both", () => {
    const list = contractCalls.find(({ name }) => name === "console.payments.list");
    if (!list) throw new Error("The list of payments is gone");
    const inputs = listInputs(list, {});
    for (const input of inputs)
      expect((list.input as z.ZodType).safeParse(input).success).toBe(true);
    expect(inputs).toContainEqual({ odd: "true" });
    expect(inputs).toContainEqual({ odd: "true", sort: "id", order: "asc" });
  });

  it("fail for a filter of which no value is known", () => {
    const input = z.object({ colour: z.string().regex(/^#/) });
    const call: ContractCall = {
      name: "console.payments.list",
      method: "GET",
      path: "/x",
      access: "staff",
      need: undefined,
      teamNeed: undefined,
      capability: undefined,
      input,
    };
    expect(() => listInputs(call, {})).toThrow("colour");
  });
});

const isLarge = (table: string) => !(table in smallTables);

/** It exercises the whole product, and explains each of its statements. */
const LIMIT_MS = 240_000;

describe("with 100,000 rows in every table", () => {
  it(
    "no statement of the product reads or sorts all of a large one",
    async () => {
      const recording = recordStatements();
      await exerciseProduct(app);
      const statements = recording.stop();
      const { rows } = await app.db.execute<{ name: string }>(
        sql`select current_database() as name`,
      );
      const client = new pg.Client(onDatabase(inject("server"), rows[0]?.name ?? ""));
      await client.connect();
      const problems: Record<string, string[]> = {};
      let explained = 0;
      try {
        const tables = await readTables(client, isLarge);
        await client.query("begin");
        await pretendRows(client, 100_000, isLarge);
        const seenIn = async (text: string) => {
          const plan = await explain(client, { text, values: [] });
          return plan === null ? [] : problemsOf(plan, tables);
        };
        expect(await seenIn("select from guests where given_names = 'Awa'")).toHaveLength(1);
        expect(await seenIn("select count(*) from guests")).toHaveLength(1);
        expect(await seenIn("select * from guests order by given_names limit 9")).toHaveLength(2);
        expect(
          await seenIn(
            "select * from providers where published_at is not null and suspended_at is null order by rank, name, id limit 9",
          ),
        ).toEqual([]);
        for (const statement of statements) {
          const plan = await explain(client, statement);
          if (plan === null) continue;
          explained += 1;
          const found = problemsOf(plan, tables);
          const isException = Object.keys(exceptions).some((text) => statement.text.includes(text));
          if (found.length > 0 && !isException) problems[statement.text] = found;
        }
      } finally {
        await client.end();
      }
      expect(explained).toBeGreaterThan(300);
      expect(problems).toEqual({});
    },
    LIMIT_MS,
  );
});
