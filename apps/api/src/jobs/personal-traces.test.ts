import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { requestContext } from "../app-context.ts";
import { describeError, scrubbed } from "../log.ts";
import { caughtMessages } from "../mail-catcher/tables.ts";
import { TEST_SECRET, testApp } from "../testing/app.ts";
import { registerCouple, registrationForm } from "../testing/cast.ts";
import { readPayload, storePayload } from "./job-payload.ts";
import { purgeJobs } from "./purge-jobs.ts";

const app = testApp();

const phone = "+2250701998877";
const newcomer = "+2250501998877";
const invited = "yao.traces@exemple.test";

/** Every row of every table of the queue, as text. */
async function queueRows(): Promise<string> {
  const { rows } = await app.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'jobs'`);
  let text = "";
  for (const { name } of rows) {
    const found = await app.db.execute<{ row: string }>(
      sql`select t::text as row from jobs.${sql.identifier(name)} as t`,
    );
    text += found.rows.map(({ row }) => `${name}: ${row}\n`).join("");
  }
  return text;
}

/** Registers, asks for a new password and a code, and invites by email and by SMS. */
async function leaveTraces() {
  const couple = await registerCouple(app);
  const { token, email, eventId } = couple;
  const post = (path: string, body: object) => app.call("POST", path, { token, body });
  await post("/api/v1/password-reset-email", { email });
  await post("/api/v1/send-otp-web", registrationForm({ email: "", phone_number_1: newcomer }));
  for (const to of [{ email: invited }, { phone }])
    await post(`/api/v1/events/${eventId}/invitations`, { role: "reader", ...to });
  return couple;
}

describe("the queue's tables", () => {
  it("hold no address, number, code or live link of a job that waits or has ended", async () => {
    const { email } = await leaveTraces();
    const waiting = await queueRows();
    await app.work();
    const ended = await queueRows();
    expect(waiting).toContain("send-email");
    const caught = await app.db.select().from(caughtMessages);
    expect(new Set(caught.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
    const secrets = caught.flatMap(({ links, code }) => [
      ...links.flatMap((link) => new URL(link).pathname.split("/").filter((at) => at.length > 15)),
      ...(code === null ? [] : [`"${code}"`]),
    ]);
    expect(secrets.length).toBeGreaterThanOrEqual(4);
    for (const trace of [email, invited, phone, newcomer, ...secrets]) {
      expect(waiting).not.toContain(trace);
      expect(ended).not.toContain(trace);
    }
  });

  it("lose a job ten minutes after it ended well; one that failed stays", async () => {
    await leaveTraces();
    await app.work();
    await app.db.execute(sql`update jobs.job set state = 'failed' where name = 'password-reset'`);
    const count = async () => {
      const { rows } = await app.db.execute<{ name: string }>(sql`select name from jobs.job`);
      return rows.length;
    };
    const later = (minutes: number) => ({
      ...requestContext(app),
      now: new Date(Date.now() + minutes * 60_000),
    });
    const before = await count();
    expect(await purgeJobs(later(9))).toBe(0);
    expect(await purgeJobs(later(11))).toBeGreaterThan(0);
    expect(await count()).toBeLessThan(before);
    const { rows } = await app.db.execute<{ name: string }>(
      sql`select distinct name from jobs.job`,
    );
    expect(rows).toEqual([{ name: "password-reset" }]);
  });
});

describe("the log of the embedded database", () => {
  it("holds no value of a statement that fails", async () => {
    const { email } = await registerCouple(app);
    const failing = [
      sql`insert into users select * from users where email = ${email}`,
      sql`select ${`${email} is no number`}::bigint`,
      sql.raw(`select '${email}'::bigint`),
      sql.raw(`select no_such_column as "${email}"`),
    ];
    for (const statement of failing) await expect(app.db.execute(statement)).rejects.toThrow();
    const { rows } = await app.db.execute<{ data_directory: string }>(sql`show data_directory`);
    if (!("host" in inject("server"))) return; // a server of somebody else's logs as they say
    const log = readFileSync(join(dirname(rows[0]?.data_directory ?? ""), "postgres.log"), "utf8");
    expect(log).not.toBe("");
    expect(log).not.toContain(email);
    expect(log).not.toContain("exemple.test");
  });
});

describe("a job's payload", () => {
  it("stays readable when it holds row numbers alone, and is encrypted otherwise", () => {
    const secrets = [TEST_SECRET] as const;
    expect(storePayload(secrets, "send-card", { campaignId: 7 })).toEqual({ campaignId: 7 });
    const stored = storePayload(secrets, "password-reset", { email: invited });
    expect(JSON.stringify(stored)).not.toContain("traces");
    expect(readPayload(secrets, "password-reset", stored)).toEqual({ email: invited });
    expect(() => readPayload(secrets, "send-email", stored)).toThrow("SECRET_PREVIOUS");
  });

  it("opens with a former secret, and with no other", () => {
    const stored = storePayload(["former"], "password-reset", { email: invited });
    const read = (...secrets: [string, ...string[]]) =>
      readPayload(secrets, "password-reset", stored);
    expect(read("new", "older", "former")).toEqual({ email: invited });
    expect(() => read("new")).toThrow("SECRET_PREVIOUS");
  });
});

describe("an error that is stored", () => {
  it("keeps its place and its code, and loses its words", () => {
    const cause = Object.assign(new Error(`Key (email)=(${invited}) exists`), {
      code: "23505",
      detail: invited,
    });
    const error = new Error(
      `Failed query: params: ${invited}\n    at ${invited} (/apps/api/x.ts:1)`,
      {
        cause,
      },
    );
    const stored = scrubbed(error);
    expect(describeError(stored)).toBe(describeError(error));
    expect(describeError(stored)).toContain("23505");
    const everything = JSON.stringify(stored, [...Object.getOwnPropertyNames(stored), "cause"]);
    expect(everything + stored.stack + String(stored.cause)).not.toContain(invited);
  });
});
