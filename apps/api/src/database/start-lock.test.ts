import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, inject, it } from "vitest";
import { aloneOnDatabase } from "./start-lock.ts";

describe("what is done at start", () => {
  it("is done by one process after the other, also when one of them fails", async () => {
    const events: string[] = [];
    const command = (name: string) => async () => {
      events.push(`${name} begins`);
      await wait(50);
      events.push(`${name} ends`);
      if (name === "b") throw new Error("It failed");
    };
    const server = inject("server");
    const ended = await Promise.allSettled(
      ["a", "b", "c"].map((name) => aloneOnDatabase(server, command(name))),
    );
    expect(ended.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    const names = events.filter((_, at) => at % 2 === 0).map((line) => line[0]);
    expect(events).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]));
    expect(names.toSorted()).toEqual(["a", "b", "c"]);
  });

  it("is locked by a transaction, not by a connection, which a pooler would give to others", async () => {
    const server = inject("server");
    const locks = await aloneOnDatabase(server, async (client) => {
      const { rows } = await client.query(
        `select a.state from pg_locks l join pg_stat_activity a using (pid)
         where l.locktype = 'advisory' and l.granted and l.objid = 7260411`,
      );
      return rows;
    });
    expect(locks).toEqual([{ state: "idle in transaction" }]);
  });
});
