import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { activate, asRole, inviteStaff, STAFF_PASSWORD } from "../../../testing/console.ts";
import { staffMembers } from "../../identity/staff/tables.ts";
import { totpCode } from "../../identity/staff/totp.ts";

const app = testApp();

const form = (email: string) => ({
  email,
  given_names: "Ama",
  last_name: "Brou",
  role: "support",
});

/** The token of the link that was sent to an address last. */
async function sentToken(email: string): Promise<string> {
  await app.work();
  const [message] = (await listCaughtMessages(app.db)).filter(({ to }) => to === email);
  expect(message?.kind).toBe("staff-activation");
  const [link = ""] = message?.links ?? [];
  expect(link).toMatch(/^http:\/\/joie\.test\/console#\/activation\/[\w-]+$/);
  return link.split("/").at(-1) ?? "";
}

async function accessChangedAt(id: number): Promise<Date | null> {
  const [member] = await app.db.select().from(staffMembers).where(eq(staffMembers.userId, id));
  return member?.accessChangedAt ?? null;
}

describe("an admin", () => {
  it("adds a member of staff, who alone gets the link, by e-mail", async () => {
    const admin = await asRole(app, "admin", "a1@exemple.test");
    const added = await admin.call("POST", "staff", form("ama@exemple.test"));
    const { id } = added.body as { id: number };
    expect(added.body).toEqual({ id });
    app.wait(3600);
    expect((await activate(app, await sentToken("ama@exemple.test"))).status).toBe(200);
    // Their first day begins with the activation.
    expect(await accessChangedAt(id)).toEqual(app.clock());
    expect(await admin.call("POST", "staff", form("ama@exemple.test"))).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.any(String)] } },
    });
  });

  it("changes a role, which open sessions follow at once, and refuses an older version", async () => {
    const admin = await asRole(app, "admin", "a2@exemple.test");
    const other = await asRole(app, "finance", "f2@exemple.test");
    expect((await other.call("GET", "audit")).status).toBe(200);
    const change = { role: "editor", version: 1 };
    expect(await admin.call("PUT", `staff/${other.id}`, change)).toMatchObject({
      status: 200,
      body: { role: "editor", version: 2 },
    });
    expect(await accessChangedAt(other.id)).toEqual(app.clock());
    expect((await other.call("GET", "audit")).status).toBe(403);
    expect((await admin.call("PUT", `staff/${other.id}`, change)).status).toBe(409);
    expect((await admin.call("PUT", "staff/999999999", change)).status).toBe(404);
  });

  it("removes a member of staff, whose sessions end and who can sign in no more", async () => {
    const admin = await asRole(app, "admin", "a3@exemple.test");
    const { id, token } = await inviteStaff(app, "partie@exemple.test", "support");
    const { secret } = await activate(app, token);
    const other = await asRole(app, "support", "s3@exemple.test");
    for (const gone of [id, other.id])
      expect((await admin.call("DELETE", `staff/${gone}`)).status).toBe(200);
    expect((await other.call("GET", "me")).status).toBe(401);
    app.wait(60);
    const code = totpCode(secret, app.clock());
    const body = { email: "partie@exemple.test", password: STAFF_PASSWORD, code };
    expect((await app.call("POST", "/api/v1/console/login", { body })).status).toBe(401);
    expect((await admin.call("DELETE", `staff/${id}`)).status).toBe(404);
    expect((await admin.call("POST", "staff", form("partie@exemple.test"))).status).toBe(200);
  });

  it("sends a new link for a lost phone to its person alone, and the old second factor ends", async () => {
    const admin = await asRole(app, "admin", "a4@exemple.test");
    const { id, token } = await inviteStaff(app, "perdue@exemple.test", "support");
    const { secret } = await activate(app, token);
    const reset = await admin.call("POST", `staff/${id}/reset`);
    expect(reset).toMatchObject({ status: 200, body: { id } });
    expect(JSON.stringify(reset.body)).not.toContain("activation");
    expect(await accessChangedAt(id)).toEqual(app.clock());
    app.wait(60);
    const code = totpCode(secret, app.clock());
    const body = { email: "perdue@exemple.test", password: STAFF_PASSWORD, code };
    expect((await app.call("POST", "/api/v1/console/login", { body })).status).toBe(401);
    const token2 = await sentToken("perdue@exemple.test");
    expect((await activate(app, token2)).secret).not.toBe(secret);
  });

  it("learns by email of each access that is given, changed or ended, their own too", async () => {
    const admin = await asRole(app, "admin", "a8@exemple.test");
    const other = await asRole(app, "admin", "a9@exemple.test");
    const told = async (email: string) => {
      await app.work();
      return (await listCaughtMessages(app.db))
        .filter(({ to, kind }) => to === email && kind === "staff-changed")
        .map(({ text }) => text);
    };
    const added = await admin.call("POST", "staff", form("neuve@exemple.test"));
    const { id } = added.body as { id: number };
    const [ofAdding = ""] = await told("a9@exemple.test");
    expect(ofAdding).toContain("Ama Brou\u00a0: aucun accès → Assistance");
    await admin.call("PUT", `staff/${id}`, { role: "support", version: 1 });
    expect(await told("a9@exemple.test")).toHaveLength(1);
    await admin.call("PUT", `staff/${id}`, { role: "finance", version: 2 });
    expect((await told("a8@exemple.test")).join()).toContain("Assistance → Finances");
    await admin.call("DELETE", `staff/${other.id}`);
    expect((await told("a9@exemple.test")).join()).toContain("Administration → aucun accès");
    expect(await told("neuve@exemple.test")).toEqual([]);
  });

  it("cannot leave the staff without an admin", async () => {
    await app.db.execute(sql`update staff_members set role = 'support' where role = 'admin'`);
    const last = await asRole(app, "admin", "derniere@exemple.test");
    expect((await last.call("DELETE", `staff/${last.id}`)).status).toBe(409);
    const change = { role: "support", version: 1 };
    expect((await last.call("PUT", `staff/${last.id}`, change)).status).toBe(409);
    expect((await last.call("GET", "me")).status).toBe(200);
  });
});

describe("the audit log", () => {
  it("has each change with its author, what it was before and what after", async () => {
    const admin = await asRole(app, "admin", "a5@exemple.test");
    const other = await asRole(app, "support", "s5@exemple.test");
    await admin.call("PUT", `staff/${other.id}`, { role: "editor", version: 1 });
    const logged = await admin.call("GET", `audit?resource=staff&record_id=${other.id}`);
    expect(logged.body).toMatchObject({
      items: [
        {
          staff_id: admin.id,
          action: "staff.set-role",
          before: { role: "support" },
          after: { role: "editor" },
        },
        { staff_id: null, staff_name: "test", action: "staff.add" },
      ],
    });
    expect(JSON.stringify(logged.body)).not.toMatch(/secret|token/i);
    expect(await admin.call("GET", `audit?staff_id=${admin.id}&per_page=1`)).toMatchObject({
      body: { items: [{ record_id: String(other.id) }], has_more: false },
    });
  });

  it.each(["update audit_log set staff_name = 'x'", "delete from audit_log", "truncate audit_log"])(
    "refuses « %s »",
    async (statement) => {
      await asRole(app, "support", `${statement.length}@exemple.test`);
      await expect(app.db.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { message: "audit_log is append-only" },
      });
    },
  );
});
