import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../../../app-context.ts";
import { listCaughtMessages } from "../../../../mail-catcher/queries.ts";
import { testApp } from "../../../../testing/app.ts";
import { registerCouple, registerUnverified } from "../../../../testing/cast.ts";
import { asRole } from "../../../../testing/console.ts";
import { operatorAlerts } from "../../../operations/alerts/tables.ts";
import { purgePrivacyRequests } from "../purge-requests.ts";
import { privacyRequests } from "../tables.ts";
import { warnDueRequests } from "../warn-due-requests.ts";

const app = testApp();

const day = (shift = 0) =>
  new Date(app.clock().getTime() + shift * 86_400_000).toISOString().slice(0, 10);

const form = (changed: Record<string, unknown> = {}) => ({
  kind: "export",
  received_by: "email",
  received_on: day(),
  person_id: null,
  name: "Awa Koné",
  email: "awa@exemple.test",
  note: "",
  ...changed,
});

type Request = { id: number; version: number };

const mailTo = async (email: string, kind: string) => {
  await app.work();
  return (await listCaughtMessages(app.db)).find((sent) => sent.to === email && sent.kind === kind);
};

describe("a request for a copy of one's data", () => {
  it("is due thirty days after it arrived, and sends a link that opens the copy for a week", async () => {
    const { call } = await asRole(app, "support", "r1@exemple.test");
    const { userId, email } = await registerCouple(app);
    const added = await call(
      "POST",
      "privacy-requests",
      form({ person_id: userId, received_on: day(-2) }),
    );
    expect(added).toMatchObject({ status: 200, body: { due_on: day(28), days_left: 28 } });
    const { id } = added.body as Request;
    expect(await call("POST", `privacy-requests/${id}/run`)).toMatchObject({
      body: { state: "done", outcome: "Copie envoyée par e-mail" },
    });
    expect((await call("POST", `privacy-requests/${id}/run`)).status).toBe(409);
    const link = (await mailTo(email, "privacy-copy"))?.links[0] ?? "";
    const copy = await app.call("GET", new URL(link).pathname);
    expect(copy.status).toBe(200);
    expect(JSON.stringify(copy.body)).toContain(email);
    expect((await app.call("GET", "/files/copies/none")).status).toBe(404);
    const admin = await asRole(app, "admin", "ra1@exemple.test");
    expect(
      (await admin.call("GET", `audit?resource=privacy-requests&record_id=${id}`)).body,
    ).toMatchObject({
      items: [{ action: "privacy-requests.run" }, { action: "privacy-requests.add" }],
    });
    app.wait(8 * 86_400);
    expect((await app.call("GET", new URL(link).pathname)).status).toBe(404);
  });

  it("is answered by post where no address is proven: the data are read, and it is marked", async () => {
    const { call } = await asRole(app, "support", "r2@exemple.test");
    const { userId } = await registerUnverified(app);
    const { id } = (await call("POST", "privacy-requests", form({ person_id: userId })))
      .body as Request;
    expect((await call("POST", `privacy-requests/${id}/run`)).status).toBe(409);
    const data = await call("POST", `privacy-requests/${id}/data`);
    expect(data).toMatchObject({ status: 200, body: { sections: expect.any(Array) } });
    expect((await call("POST", `privacy-requests/${id}/finish`, { outcome: "" })).status).toBe(422);
    expect(
      await call("POST", `privacy-requests/${id}/finish`, { outcome: "Envoyée en recommandé" }),
    ).toMatchObject({ body: { state: "done", outcome: "Envoyée en recommandé" } });
    expect((await call("GET", "privacy-requests?state=done")).body).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ id })]),
    });
  });

  it("is changed by one of two editors, refused with a reason, and kept from other roles", async () => {
    const { call } = await asRole(app, "support", "r3@exemple.test");
    const { id, version } = (await call("POST", "privacy-requests", form())).body as Request;
    const change = { version, person_id: null, name: "Awa K.", email: "", note: "Pièce vue" };
    expect(await call("PUT", `privacy-requests/${id}`, change)).toMatchObject({
      body: { name: "Awa K.", version: version + 1 },
    });
    expect((await call("PUT", `privacy-requests/${id}`, change)).status).toBe(409);
    expect((await call("PUT", "privacy-requests/99999", change)).status).toBe(404);
    const unknown = { ...change, version: version + 1, person_id: 999_999 };
    expect((await call("PUT", `privacy-requests/${id}`, unknown)).status).toBe(422);
    expect((await call("POST", `privacy-requests/${id}/run`)).status).toBe(409);
    expect(
      await call("POST", `privacy-requests/${id}/refuse`, { outcome: "Identité non prouvée" }),
    ).toMatchObject({ body: { state: "refused", days_left: null } });
    expect((await call("POST", "privacy-requests", form({ received_on: day(1) }))).status).toBe(
      422,
    );
    const editor = await asRole(app, "editor", "re3@exemple.test");
    expect((await editor.call("GET", "privacy-requests")).status).toBe(403);
    const finance = await asRole(app, "finance", "rf3@exemple.test");
    expect((await finance.call("POST", `privacy-requests/${id}/run`)).status).toBe(403);
  });
});

describe("a request whose last day is near", () => {
  it("is told to the operator once, without a name", async () => {
    const { call } = await asRole(app, "support", "r5@exemple.test");
    const { id } = (await call("POST", "privacy-requests", form({ received_on: day(-24) })))
      .body as Request;
    expect((await call("GET", "privacy-requests")).body).toMatchObject({
      items: [{ id, days_left: 6 }],
    });
    expect(await warnDueRequests(requestContext(app))).toBe(1);
    expect(await warnDueRequests(requestContext(app))).toBe(0);
    const alerts = await app.db.select().from(operatorAlerts);
    expect(alerts).toMatchObject([{ kind: "privacy-request", subject: String(id) }]);
    expect(alerts[0]?.detail).not.toContain("Awa");
  });

  it("is deleted a year after its answer", async () => {
    const { call } = await asRole(app, "support", "r6@exemple.test");
    const { id } = (await call("POST", "privacy-requests", form())).body as Request;
    await call("POST", `privacy-requests/${id}/refuse`, { outcome: "Sans suite" });
    app.wait(366 * 86_400);
    expect(await purgePrivacyRequests(requestContext(app))).toBeGreaterThan(0);
    expect(await app.db.select().from(privacyRequests).where(eq(privacyRequests.id, id))).toEqual(
      [],
    );
  });
});
