import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../testing/app.ts";

const app = testApp();
const PATH = "/exploitation/taches";
const authorization = `Basic ${Buffer.from("o:a password of tests").toString("base64")}`;

const visit = async () =>
  String((await app.call("GET", PATH, { headers: { authorization } })).body);

async function submit(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return app.call("POST", PATH, { body: form, headers: { authorization } });
}

/** A job that fails whenever it is attempted, for a recipient whom no log may name. */
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

describe("the operator's page of dead jobs", () => {
  it("opens to the password of the settings alone, and is empty at first", async () => {
    expect((await app.call("GET", PATH)).status).toBe(401);
    expect(await visit()).toContain("Aucune tâche en échec");
  });

  it("shows a job that died without its payload, and retries it", async () => {
    await letDie();
    const page = await visit();
    expect(page).toContain("SMS d’un compte");
    expect(page).toContain("<small>Error");
    expect(page).not.toContain("0701020304");
    expect(page).not.toContain("123456");
    const [, id = ""] = /name="id" value="([^"]+)"/.exec(page) ?? [];
    const { body } = await submit({ id, name: "send-short-message", action: "retry" });
    expect(body).toContain("Tâche relancée");
    expect(body).toContain("Aucune tâche en échec");
    expect(await app.work()).toBe(1);
    expect((await submit({ id, name: "send-short-message", action: "retry" })).body).toContain(
      "n’est plus en échec",
    );
  });

  it("sets a job aside", async () => {
    await letDie();
    const [, id = ""] = /name="id" value="([^"]+)"/.exec(await visit()) ?? [];
    expect((await submit({ id, name: "send-short-message", action: "drop" })).body).toContain(
      "Tâche écartée",
    );
    expect(await visit()).toContain("Aucune tâche en échec");
  });

  it("takes nothing else", async () => {
    expect((await submit({ id: "1", name: "send-card", action: "retry" })).status).toBe(400);
    const id = "00000000-0000-0000-0000-000000000000";
    expect((await submit({ id, name: "send-card", action: "else" })).status).toBe(400);
  });
});
