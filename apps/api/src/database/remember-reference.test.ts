import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { listOfferedCategories } from "../areas/notebook/guests/queries.ts";
import { testApp } from "../testing/app.ts";
import { openDatabase } from "./connect.ts";
import { openListener } from "./listen.ts";
import { followReferences } from "./remember-reference.ts";

const app = testApp();

it("drops reference data within a second when another process changes it", async () => {
  const other = openDatabase(app.connection, { connections: 2 });
  const listener = openListener(app.connection, () => {});
  followReferences(listener, other.db);
  const names = async () => (await listOfferedCategories(other.db, 1)).map(({ name }) => name);
  const wait = { timeout: 1000, interval: 20 };
  try {
    await vi.waitFor(async () => expect(await names()).toContain("Collègues"), wait);
    await app.db.execute(
      sql`update guest_categories set name = 'Le bureau' where name = 'Collègues'`,
    );
    await vi.waitFor(async () => expect(await names()).toContain("Le bureau"), wait);
    expect(await names()).not.toContain("Collègues");
  } finally {
    await listener.stop();
    await other.close();
  }
});
