import { sql } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { onDatabase } from "../../../testing/database.ts";
import { killSenders } from "../../../testing/killing/kill-senders.ts";

const app = testApp();

/** A slice of what `npm run measure -- sends` does to 6,000 recipients, fifty times. */
const slice = { recipients: 720, kills: 9 };

async function kill(asked: Parameters<typeof killSenders>[1]) {
  const { rows } = await app.db.execute<{ name: string }>(sql`select current_database() as name`);
  const connection = onDatabase(inject("server"), rows[0]?.name ?? "");
  return killSenders({ db: app.db, connection }, asked);
}

describe("senders killed by SIGKILL in the middle of a campaign", () => {
  const whole = { kills: 9, lost: 0, doubled: 0, unmarked: 0 };

  it("lose no message and double none where the operator knows the key", async () => {
    expect(await kill({ ...slice, manner: "same-key" })).toEqual(whole);
  }, 60_000);

  it("lose no message and double none where the operator is asked first", async () => {
    expect(await kill({ ...slice, manner: "ask" })).toEqual(whole);
  }, 60_000);

  it("would double some if nobody asked: the tests above can fail", async () => {
    const { lost, doubled } = await kill({ recipients: 240, kills: 3, manner: "forgetful" });
    expect(lost).toBe(0);
    expect(doubled).toBeGreaterThan(0);
  }, 60_000);
});
