import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple, registerUnverified } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { openErasures } from "../../../testing/erasures.ts";
import { registerByPhone } from "../../../testing/phone-people.ts";
import { files } from "../../files/tables.ts";
import { auditLog } from "../../staff/audit/tables.ts";
import { runErasures } from "./run-erasures.ts";

const app = testApp();

const HOUR = 3600;

describe("an erasure by staff", () => {
  it("is asked of the account's own address, never of the one in the request", async () => {
    const { noteRequest, linkTo, runIt, kindsTo, exists, work } = await openErasures(app);
    const awa = await registerCouple(app);
    const id = await noteRequest(awa.userId);
    expect(await runIt(id)).toMatchObject({
      status: 200,
      body: { state: "open", proofs: ["email"], erasure: { state: "asked", channel: "email" } },
    });
    expect(await kindsTo("autre@exemple.test")).toEqual([]);
    const token = await linkTo(awa.email, "privacy-erasure-proof");
    expect(await app.call("GET", `/api/v1/account-erasures/${token}`)).toMatchObject({
      body: { state: "asked", can: { confirm: true, cancel: true } },
    });
    app.wait(100 * HOUR);
    expect(await work()).toBe(0);
    expect(await exists(awa.userId)).toBe(true);
  });

  it("is done after the person's proof, another's approval and 72 hours, and confirmed", async () => {
    const { first, second, press, kindsTo, approveAs, detail, exists, work, proven } =
      await openErasures(app);
    const { awa, id, token } = await proven();
    expect(await kindsTo(awa.email)).toContain("privacy-erasure-notice");
    const me = await app.call("GET", "/api/user", { token: awa.token });
    expect(me.body).toMatchObject({ customer: { erases_at: expect.any(String) } });
    expect(await approveAs(first, id)).toMatchObject({ status: 409 });
    expect(await approveAs(second, id)).toMatchObject({
      status: 200,
      body: { erasure: { state: "approved" } },
    });
    expect(await approveAs(second, id)).toMatchObject({ status: 409 });
    app.wait(71 * HOUR);
    expect(await work()).toBe(0);
    expect(await exists(awa.userId)).toBe(true);
    app.wait(HOUR);
    expect(await work()).toBe(1);
    expect(await exists(awa.userId)).toBe(false);
    expect(await detail(id)).toMatchObject({ state: "done", person_id: null });
    expect(await kindsTo(awa.email)).toContain("privacy-erased");
    expect(await press(token, "cancel")).toMatchObject({ status: 409 });
    const log = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.resource, "privacy-requests"), eq(auditLog.recordId, String(id))))
      .orderBy(auditLog.id);
    expect(log.map(({ action, staffName }) => [action, staffName])).toEqual([
      ["privacy-requests.add", expect.any(String)],
      ["privacy-requests.request-erase", expect.any(String)],
      ["privacy-requests.prove-erasure", "Titulaire du compte"],
      ["privacy-requests.erase", expect.any(String)],
      ["privacy-requests.close-account", "Tâche planifiée"],
      ["privacy-requests.run", "Tâche planifiée"],
    ]);
  });

  it("is done once by two workers at once", async () => {
    const { second, kindsTo, approveAs, work, proven } = await openErasures(app);
    const { awa, id } = await proven();
    await approveAs(second, id);
    app.wait(72 * HOUR);
    const done = await Promise.all([work(), work(), work()]);
    expect(done.reduce((sum, one) => sum + one, 0)).toBe(1);
    const kinds = await kindsTo(awa.email);
    expect(kinds.filter((kind) => kind === "privacy-erased")).toHaveLength(1);
  });

  it("is taken up again after a failure between the closing and the erasure", async () => {
    const { second, approveAs, exists, work, proven } = await openErasures(app);
    const { awa, id } = await proven();
    await approveAs(second, id);
    app.wait(72 * HOUR);
    const context = requestContext(app);
    const storage = {
      ...context.storage,
      remove: () => Promise.reject(new Error("The disk is away")),
    };
    await app.db.insert(files).values({
      customerId: awa.customerId,
      storageKey: "photo-de-awa",
      mediaType: "image/jpeg",
      size: 10,
      createdAt: app.clock(),
    });
    await expect(runErasures({ ...context, storage })).rejects.toThrow("The disk is away");
    expect(await exists(awa.userId)).toBe(true);
    expect((await app.call("GET", "/api/user", { token: awa.token })).status).toBe(401);
    expect(await work()).toBe(1);
    expect(await exists(awa.userId)).toBe(false);
  });

  it("is cancelled by the person, signed out by the link of the notice", async () => {
    const { second, press, linkTo, approveAs, detail, exists, work, proven } =
      await openErasures(app);
    const { awa, id } = await proven();
    const token = await linkTo(awa.email, "privacy-erasure-notice");
    expect(await press(token, "confirm")).toMatchObject({ status: 404 });
    expect(await press(token, "cancel")).toMatchObject({ status: 200 });
    expect(await press(token, "cancel")).toMatchObject({ status: 409 });
    expect(await approveAs(second, id)).toMatchObject({ status: 409 });
    app.wait(80 * HOUR);
    expect(await work()).toBe(0);
    expect(await exists(awa.userId)).toBe(true);
    expect(await detail(id)).toMatchObject({
      state: "open",
      erasure: { state: "cancelled", reason: "Annulé par la personne" },
    });
  });

  it("is cancelled by the person, signed in, also when it is approved", async () => {
    const { second, approveAs, work, proven } = await openErasures(app);
    const { awa, id } = await proven();
    await approveAs(second, id);
    const cancel = () => app.call("POST", "/api/v1/account/cancel-erasure", { token: awa.token });
    expect(await cancel()).toMatchObject({ status: 200 });
    expect(await cancel()).toMatchObject({ status: 409 });
    app.wait(80 * HOUR);
    expect(await work()).toBe(0);
    const me = await app.call("GET", "/api/user", { token: awa.token });
    expect(me.body).toMatchObject({ customer: { erases_at: null } });
  });

  it("is cancelled by staff with a reason, and may be asked for anew", async () => {
    const { second, runIt, kindsTo, proven } = await openErasures(app);
    const { awa, id } = await proven();
    const cancel = (reason: string) =>
      second.call("POST", `privacy-requests/${id}/cancel`, { reason });
    expect(await cancel("")).toMatchObject({ status: 422 });
    expect(await cancel("Erreur de compte")).toMatchObject({ status: 200 });
    expect(await cancel("Encore")).toMatchObject({ status: 409 });
    expect(await kindsTo(awa.email)).toContain("privacy-erasure-ended");
    expect(await runIt(id)).toMatchObject({ status: 200, body: { erasure: { state: "asked" } } });
  });

  it("ends when nobody confirms within seven days, or approves within thirty", async () => {
    const { second, press, noteRequest, linkTo, runIt, approveAs, detail, work, proven } =
      await openErasures(app);
    const { id, token } = await proven();
    app.wait(30 * 24 * HOUR);
    expect(await approveAs(second, id)).toMatchObject({ status: 409 });
    await work();
    expect(await detail(id)).toMatchObject({ erasure: { state: "expired" } });
    expect(await press(token, "cancel")).toMatchObject({ status: 409 });
    const kofi = await registerCouple(app);
    const other = await noteRequest(kofi.userId);
    await runIt(other);
    const late = await linkTo(kofi.email, "privacy-erasure-proof");
    app.wait(7 * 24 * HOUR);
    expect(await press(late, "confirm")).toMatchObject({ status: 409 });
    await work();
    expect(await detail(other)).toMatchObject({ erasure: { state: "expired" } });
  });

  it("is asked by SMS of an account with a number only", async () => {
    const { press, noteRequest, linkTo, runIt, kindsTo } = await openErasures(app);
    const awa = await registerByPhone(app);
    const id = await noteRequest(awa.userId);
    expect(await runIt(id, { channel: "email" })).toMatchObject({ status: 409 });
    expect(await runIt(id)).toMatchObject({ status: 200, body: { proofs: ["phone"] } });
    const token = await linkTo(awa.phone, "privacy-erasure-proof");
    expect(await press(token, "confirm")).toMatchObject({ status: 200 });
    expect(await kindsTo(awa.phone)).toContain("privacy-erasure-notice");
  });

  it("is refused without a proven address or number, twice at once, and without an account", async () => {
    const { first, second, press, noteRequest, runIt, approveAs } = await openErasures(app);
    const nobody = await registerUnverified(app);
    const id = await noteRequest(nobody.userId);
    expect(await runIt(id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("le support ne peut pas l’effacer") },
    });
    const awa = await registerCouple(app);
    const [one, two] = [await noteRequest(awa.userId), await noteRequest(awa.userId)];
    expect((await runIt(one)).status).toBe(200);
    expect((await runIt(two)).status).toBe(409);
    expect((await runIt(one)).status).toBe(409);
    for (const end of ["finish", "refuse"])
      expect(
        (await first.call("POST", `privacy-requests/${one}/${end}`, { outcome: "Non" })).status,
      ).toBe(409);
    expect((await approveAs(second, one)).status).toBe(409);
    expect((await press("inconnu", "confirm")).status).toBe(404);
    expect((await press("inconnu", "cancel")).status).toBe(404);
  });

  it("is kept from roles that may not write to people", async () => {
    const { approveAs, proven } = await openErasures(app);
    const { id } = await proven();
    const finance = await asRole(app, "finance", "finance@exemple.test");
    expect((await approveAs(finance, id)).status).toBe(403);
  });
});
