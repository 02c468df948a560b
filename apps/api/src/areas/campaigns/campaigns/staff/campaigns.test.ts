import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../../testing/app.ts";
import { addGuests, giveUnits, sendTo } from "../../../../testing/cards.ts";
import { registerCouple } from "../../../../testing/cast.ts";
import { asRole } from "../../../../testing/console.ts";
import { findRecipients } from "../../../../testing/deliveries.ts";
import { creditOf } from "../../../payments/credit/credit.ts";
import { deliveries } from "../../deliveries/tables.ts";
import { campaigns } from "../tables.ts";

const app = testApp();

let count = 0;
async function member(role: "admin" | "support" | "editor" | "finance" = "admin") {
  count += 1;
  const { call } = await asRole(app, role, `member${count}@exemple.test`);
  return call;
}

const statesOf = async (id: number) => (await findRecipients(app, id)).map(({ state }) => state);

async function sending(
  guestFields: Record<string, unknown>[],
  fields: Record<string, unknown> = {},
) {
  const couple = await registerCouple(app);
  const ids = await addGuests(app, couple, guestFields);
  return { couple, id: await sendTo(app, couple, ids, fields) };
}

describe("a campaign", () => {
  it("that is paused sends nothing more until it is resumed", async () => {
    const call = await member();
    const { id } = await sending([{}, {}]);
    expect(await call("POST", `campaigns/${id}/pause`)).toMatchObject({
      status: 200,
      body: { paused_at: expect.any(String), waiting: 2, can: { pause: false, resume: true } },
    });
    await app.work();
    expect(await statesOf(id)).toEqual(["queued", "queued"]);
    expect((await call("POST", `campaigns/${id}/pause`)).status).toBe(409);
    expect((await call("GET", "campaigns?paused=true")).body).toMatchObject({ items: [{ id }] });
    expect((await call("POST", `campaigns/${id}/resume`)).status).toBe(200);
    await app.work();
    expect(await statesOf(id)).toEqual(["sent", "sent"]);
    expect((await call("POST", `campaigns/${id}/resume`)).status).toBe(409);
    expect((await call("GET", `campaigns/${id}`)).body).toMatchObject({
      status: "done",
      arrived: 2,
      can: { pause: false, resume: false, cancel: false, retry: false },
    });
    expect((await call("GET", `audit?resource=campaigns&record_id=${id}`)).body).toMatchObject({
      items: [{ action: "campaigns.resume" }, { action: "campaigns.pause" }],
    });
  });

  it("that is paused says so to its hosts, with the reason, until it is resumed", async () => {
    const call = await member();
    const { couple, id } = await sending([{}]);
    const pausedFor = async () => {
      const { body } = await app.call("GET", `/api/v1/messages/${id}`, couple);
      const { body: list } = await app.call("GET", "/api/v1/messages", couple);
      const row = (list as { id: number; paused: unknown }[]).find((one) => one.id === id);
      expect((body as { paused: unknown }).paused).toEqual(row?.paused);
      return row?.paused;
    };
    expect(await pausedFor()).toBeNull();
    const reason = "Un lien de votre texte est à vérifier";
    await call("POST", `campaigns/${id}/pause`, { reason });
    expect(await pausedFor()).toEqual({ since: expect.any(String), reason });
    expect((await call("GET", `audit?resource=campaigns&record_id=${id}`)).body).toMatchObject({
      items: [{ action: "campaigns.pause", after: { paused: true, reason } }],
    });
    await call("POST", `campaigns/${id}/resume`);
    expect(await pausedFor()).toBeNull();
    expect((await call("POST", `campaigns/${id}/pause`)).body).toMatchObject({
      pause_reason: null,
    });
    const long = await call("POST", `campaigns/${id}/pause`, { reason: "a".repeat(301) });
    expect(long.status).toBe(422);
  });

  it("has its failed deliveries sent again only with the line of the log", async () => {
    const call = await member();
    const { id } = await sending([{ email: "echec@exemple.test" }]);
    await app.work();
    await app.db.execute(sql`
      alter table audit_log add constraint log_fails check (action <> 'campaigns.retry') not valid`);
    expect((await call("POST", `campaigns/${id}/retry`)).status).toBe(500);
    expect(await statesOf(id)).toEqual(["failed"]);
    await app.db.execute(sql`alter table audit_log drop constraint log_fails`);
  });

  it("that is stopped while it leaves gives the credit back of what has not left, once", async () => {
    const call = await member();
    const couple = await registerCouple(app);
    await giveUnits(app, couple, 3, 10);
    const ids = await addGuests(app, couple, [
      { phone_number_1: "0701020301" },
      { phone_number_1: "0701020302" },
    ]);
    const id = await sendTo(app, couple, ids, { channel_id: 3, body: "Venez" });
    expect(await creditOf(app.db, couple.customerId, 3)).toBe(8);
    await call("POST", `campaigns/${id}/pause`);
    expect(await call("POST", `campaigns/${id}/cancel`)).toMatchObject({
      status: 200,
      body: { failed: 2, failures: [{ reason: "Envoi arrêté par notre équipe" }, {}] },
    });
    expect(await creditOf(app.db, couple.customerId, 3)).toBe(10);
    await app.work();
    expect((await call("GET", `campaigns/${id}`)).body).toMatchObject({ status: "done" });
    expect((await call("POST", `campaigns/${id}/cancel`)).status).toBe(409);
    expect(await creditOf(app.db, couple.customerId, 3)).toBe(10);
  });

  it("on its day to come is cancelled, and does not start while it is paused", async () => {
    const call = await member();
    const { id } = await sending([{}]);
    await app.db
      .update(campaigns)
      .set({ status: "scheduled", scheduledAt: new Date("2030-01-01T00:00:00Z") })
      .where(eq(campaigns.id, id));
    expect((await call("POST", `campaigns/${id}/pause`)).status).toBe(200);
    expect((await call("POST", `campaigns/${id}/cancel`)).body).toMatchObject({
      status: "cancelled",
    });
    expect((await call("POST", "campaigns/999999999/cancel")).status).toBe(404);
  });

  it("has its failed deliveries sent again, one or all, and never an unconfirmed one", async () => {
    const call = await member();
    const { id } = await sending([{ email: "echec@exemple.test" }, {}]);
    await app.work();
    const { failures } = (await call("GET", `campaigns/${id}`)).body as {
      failures: { id: number; reason: string | null }[];
    };
    expect(failures).toMatchObject([{ reason: expect.any(String) }]);
    const path = `campaigns/${id}/deliveries/${failures[0]?.id}/retry`;
    expect((await call("POST", path)).body).toMatchObject({ waiting: 1, failed: 0 });
    await app.work();
    expect((await call("POST", `campaigns/${id}/retry`)).body).toMatchObject({ waiting: 1 });
    await app.work();
    await app.db
      .update(deliveries)
      .set({ state: "unknown" })
      .where(eq(deliveries.id, failures[0]?.id ?? 0));
    expect((await call("POST", path)).status).toBe(409);
    expect((await call("POST", `campaigns/${id}/retry`)).body).toMatchObject({
      unconfirmed: 1,
      waiting: 0,
    });
    expect((await call("POST", `campaigns/${id}/deliveries/999999999/retry`)).status).toBe(404);
  });

  it("is held back, let go and sent again by support, and ended by those who give money back", async () => {
    const support = await member("support");
    const { id } = await sending([{}]);
    expect((await support("POST", `campaigns/${id}/pause`)).body).toMatchObject({
      can: { resume: true, cancel: false },
    });
    expect((await support("POST", `campaigns/${id}/resume`)).status).toBe(200);
    expect((await support("POST", `campaigns/${id}/retry`)).status).toBe(200);
    expect((await support("POST", `campaigns/${id}/cancel`)).status).toBe(403);
    const finance = await member("finance");
    for (const name of ["pause", "resume", "retry", "deliveries/1/retry"])
      expect((await finance("POST", `campaigns/${id}/${name}`)).status, name).toBe(403);
    expect((await finance("GET", `campaigns/${id}`)).body).toMatchObject({ can: { cancel: true } });
    expect((await finance("POST", `campaigns/${id}/cancel`)).status).toBe(200);
  });

  it("is no matter of editors, who read no customer", async () => {
    const editor = await member("editor");
    const { id } = await sending([{}]);
    for (const path of ["campaigns", `campaigns/${id}`])
      expect((await editor("GET", path)).status).toBe(403);
    const answers = await Promise.all(
      ["pause", "resume", "cancel", "retry"].map((name) =>
        editor("POST", `campaigns/${id}/${name}`),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
});
