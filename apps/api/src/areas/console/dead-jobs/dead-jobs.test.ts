import type { DeadJob } from "@jdj/contract/console/dead-jobs";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { asRole } from "../../../testing/console.ts";

const app = testApp();

/** A job that fails whenever it is attempted, for a recipient whom no page may name. */
async function letDie() {
  const { send } = app.sms;
  const reason = "no route to +2250701020304";
  app.sms.send = () => Promise.resolve({ state: "failed", cause: "recipient-later", reason });
  const message = { kind: "otp", to: "+2250701020304", text: "Code 123456" };
  await app.jobs.enqueue(app.db, "send-short-message", message);
  await app.db.execute(sql`update jobs.job set retry_limit = 0`);
  await expect(app.work()).rejects.toThrow("no route");
  app.sms.send = send;
}

async function asAdmin() {
  const { call } = await asRole(app, "admin", `${crypto.randomUUID()}@exemple.test`);
  const rows = async () => ((await call("GET", "dead-jobs")).body as { items: DeadJob[] }).items;
  return { call, rows };
}

describe("a dead job", () => {
  it("is listed without what its payload says of people, and retried once", async () => {
    const { call, rows } = await asAdmin();
    expect(await rows()).toEqual([]);
    await letDie();
    const [job] = await rows();
    expect(job).toMatchObject({ label: "SMS d’un compte", attempts: 1, is_partial: true });
    expect(job?.error).toContain("Error");
    expect((await call("GET", `dead-jobs/${job?.id}`)).body).toEqual(job);
    expect(JSON.stringify(job)).not.toMatch(/0701020304|123456/);
    expect((await call("POST", `dead-jobs/${job?.id}/retry`)).status).toBe(200);
    expect(await rows()).toEqual([]);
    expect(await app.work()).toBe(1);
    expect((await call("POST", `dead-jobs/${job?.id}/retry`)).status).toBe(404);
    expect((await call("GET", `audit?record_id=${job?.id}`)).body).toMatchObject({
      items: [{ action: "dead-jobs.retry", before: { job: "send-short-message", attempts: 1 } }],
    });
  });

  it("is discarded with a reason only, which is in the log", async () => {
    const { call, rows } = await asAdmin();
    await letDie();
    const [job] = await rows();
    const discard = (reason: string) => call("POST", `dead-jobs/${job?.id}/discard`, { reason });
    expect(await discard(" ")).toMatchObject({
      status: 422,
      body: { errors: { reason: [expect.any(String)] } },
    });
    expect(await rows()).toHaveLength(1);
    expect((await discard("Le numéro n’existe plus")).status).toBe(200);
    expect(await rows()).toEqual([]);
    expect(await app.work()).toBe(0);
    expect((await call("GET", `audit?record_id=${job?.id}`)).body).toMatchObject({
      items: [{ action: "dead-jobs.discard", after: { reason: "Le numéro n’existe plus" } }],
    });
  });

  it("shows the row numbers of its payload", async () => {
    const { rows } = await asAdmin();
    await app.jobs.enqueue(app.db, "send-recovery-code", { codeId: 77 });
    await app.db.execute(
      sql`update jobs.job set state = 'failed', completed_on = now() where name = 'send-recovery-code'`,
    );
    expect(await rows()).toMatchObject([
      { payload: { codeId: 77 }, is_partial: false, error: null },
    ]);
  });

  it("is seen by support, who may not touch it", async () => {
    const { rows } = await asAdmin();
    const [job] = await rows();
    const { call } = await asRole(app, "support", "seen@exemple.test");
    expect((await call("GET", "dead-jobs")).status).toBe(200);
    expect((await call("POST", `dead-jobs/${job?.id}/retry`)).status).toBe(403);
    const editor = await asRole(app, "editor", "unseen@exemple.test");
    expect((await editor.call("GET", "dead-jobs")).status).toBe(403);
  });
});

it("the operator's former pages are gone", async () => {
  for (const path of [
    "paiements",
    "versements",
    "taches",
    "messages",
    "avis",
    "envois",
    "conservation",
  ])
    expect((await app.call("GET", `/exploitation/${path}`)).status, path).toBe(404);
});
