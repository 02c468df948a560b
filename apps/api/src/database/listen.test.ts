import { sql } from "drizzle-orm";
import { describe, expect, inject, it, vi } from "vitest";
import { openDatabase } from "./connect.ts";
import { openListener } from "./listen.ts";

describe("a listener", () => {
  it("hears what other connections say, again after its own was cut", async () => {
    const server = inject("server");
    const { db, close } = openDatabase(server, { connections: 2 });
    let times = 0;
    const listener = openListener(server, () => {});
    listener.listen("listener_test", () => {
      times += 1;
    });
    await vi.waitFor(() => expect(times).toBe(1));
    await db.execute(sql`select pg_notify('listener_test', '')`);
    await vi.waitFor(() => expect(times).toBe(2));
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen listener_test'`,
    );
    await vi.waitFor(() => expect(times).toBe(3), { timeout: 5000 });
    await db.execute(sql`select pg_notify('listener_test', '')`);
    await vi.waitFor(() => expect(times).toBe(4));
    await listener.stop();
    await close();
  });
});
