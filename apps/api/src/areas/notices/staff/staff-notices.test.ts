import type { StaffRole } from "@jdj/contract/call/staff-policy";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { notices } from "../../identity/notices/tables.ts";
import { tellStaff } from "../../identity/notices/tell-staff.ts";
import { users } from "../../identity/users/tables.ts";
import { alertOperator } from "../../operations/alerts/alert-operator.ts";
import { sendDueEmails } from "../emails/send-due-emails.ts";
import { stopAddress } from "../emails/stop-link.ts";

const app = testApp();

type Listed = {
  items: { id: number; kind: string; title: string; text: string; count: number }[];
  has_more: boolean;
};

let people = 0;
async function member(role: StaffRole) {
  people += 1;
  const email = `avis${people}@exemple.test`;
  const staff = await asRole(app, role, email);
  const list = async (query = "") => (await staff.call("GET", `notices${query}`)).body as Listed;
  const bell = async () =>
    ((await staff.call("GET", "work/counts")).body as { unread_notices: number }).unread_notices;
  const kinds = async () => (await list()).items.map(({ kind }) => kind);
  return { ...staff, email, list, bell, kinds };
}

beforeEach(async () => {
  await app.db.delete(notices);
});

const write = (body: string) =>
  app.call("POST", "/api/v1/chat-messages", {
    body: { name: "Yao", email: `yao${body.length}@exemple.test`, msg: body },
  });

const tell = (page: string, kind: "money-task" | "contact" = "money-task") =>
  tellStaff(app.db, app.clock(), { kind, title: "Un versement est demandé", page });

/** Lets emails of notices that are due leave; those to an address. */
async function emailsTo(to: string) {
  await sendDueEmails(requestContext(app));
  await app.work();
  return (await listCaughtMessages(app.db, 200, to)).filter(({ kind }) => kind === "notices");
}

/** A morning, since nothing leaves at night. */
function waitForMorning(): void {
  const then = new Date(app.clock());
  then.setUTCDate(then.getUTCDate() + 1);
  then.setUTCHours(7, 0, 1, 0);
  app.wait((then.getTime() - app.clock().getTime()) / 1000);
}

describe("what waits for staff", () => {
  it("is told to those whose role may see to it, joined in one line, without a name", async () => {
    const [support, finance, editor] = [
      await member("support"),
      await member("finance"),
      await member("editor"),
    ];
    await write("Où est ma carte ?");
    await write("Ouvrez-vous le samedi ?");
    expect((await support.list()).items).toMatchObject([
      { kind: "contact", title: "2\u00a0messages attendent une réponse", text: "", count: 2 },
    ]);
    expect([await support.bell(), await finance.bell(), await editor.bell()]).toEqual([2, 0, 0]);
    expect([await finance.kinds(), await editor.kinds()]).toEqual([[], []]);
  });

  it("is read for all once one of them has seen to it", async () => {
    const [one, other] = [await member("support"), await member("support")];
    await write("Bonjour à tous");
    const [notice] = (await other.list()).items;
    const { path } = (await other.call("GET", `notices/${notice?.id}`)).body as { path: string };
    const [, id] = /messages\/(\d+)/.exec(path) ?? [];
    expect(path).toBe(`/console#/messages/${id}/show`);
    await one.call("POST", "work/marks", { items: [{ kind: "messages", record_id: id }] });
    expect([await one.bell(), await other.bell()]).toEqual([0, 0]);
  });

  it("of two people is not told to the first of them", async () => {
    const [first, second, support] = [
      await member("finance"),
      await member("admin"),
      await member("support"),
    ];
    const asked = await first.call("POST", "payment-numbers", {
      ...{ operator: "Wave", number: "07 00 00 00 09", shown: true },
    });
    expect(asked.body).toMatchObject({ waits_for_approval: true });
    expect([await first.bell(), await second.bell(), await support.bell()]).toEqual([0, 1, 0]);
    const [notice] = (await second.list()).items;
    expect(notice).toMatchObject({ kind: "approval", text: "Demandé par Serge Aka" });
    const { path } = (await second.call("GET", `notices/${notice?.id}`)).body as { path: string };
    const [, id] = /setting-changes\/(\d+)\/show$/.exec(path) ?? [];
    expect((await second.call("POST", `setting-changes/${id}/approve`)).status).toBe(200);
    expect(await second.bell()).toBe(0);
  });

  it("that a colleague gives away is told to who gets it, and to nobody of their own", async () => {
    const [giver, taker] = [await member("support"), await member("support")];
    await write("Une question pour Ama");
    await app.db.delete(notices);
    const { items } = (await giver.call("GET", "work?kind=messages")).body as {
      items: { kind: string; record_id: string }[];
    };
    const [{ kind, record_id } = { kind: "", record_id: "" }] = items;
    const give = (staffId: number) =>
      giver.call("POST", "work/assign", { items: [{ kind, record_id }], staff_id: staffId });
    expect((await give(taker.id)).status).toBe(200);
    await give(giver.id);
    expect([await giver.bell(), await taker.kinds()]).toEqual([0, ["assigned"]]);
  });

  it("of an alert is told once, to the roles of what it is about", async () => {
    const [admin, finance] = [await member("admin"), await member("finance")];
    const raise = (kind: "gateway-away" | "dispute", subject: string) =>
      alertOperator(app.db, app, { kind, subject, detail: "Awa Koné, 12 000 FCFA" }, app.clock());
    await raise("gateway-away", "sms");
    await raise("dispute", "dispute:12");
    app.wait(86_400);
    await raise("dispute", "dispute:12");
    expect(await admin.kinds()).toEqual(["dispute", "outage"]);
    expect((await finance.list()).items).toMatchObject([
      { kind: "dispute", title: "Un litige attend votre décision", text: "", count: 1 },
    ]);
  });
});

describe("the notices of a member of staff", () => {
  it("are theirs alone", async () => {
    const [one, other] = [await member("finance"), await member("finance")];
    await tell("payouts/1/show");
    const [own] = (await one.list()).items;
    expect((await one.call("GET", `notices/${own?.id}`)).body).toEqual({
      ...{ path: "/console#/payouts/1/show", event_id: null },
    });
    for (const path of [`notices/${own?.id}`, "notices/999999999"])
      expect((await other.call("GET", path)).status).toBe(404);
    expect((await other.call("PUT", `notices/${own?.id}/read`)).status).toBe(404);
    await other.call("PUT", "notices-read", { until: own?.id });
    expect([await one.bell(), (await one.call("PUT", `notices/${own?.id}/read`)).status]).toEqual([
      1, 200,
    ]);
    // A second tab, which still shows it.
    expect((await one.call("PUT", `notices/${own?.id}/read`)).status).toBe(200);
    expect(await one.bell()).toBe(0);
  });

  it("are refused to everybody else", async () => {
    const couple = await registerCouple(app);
    const shop = await registerProvider(app, `boutique-${couple.email}`);
    const statusOf = async (token?: string) =>
      (await app.call("GET", "/api/v1/console/notices", token ? { token } : {})).status;
    expect([await statusOf(), await statusOf(couple.token), await statusOf(shop.token)]).toEqual([
      401, 403, 403,
    ]);
    const { token } = await member("admin");
    for (const path of ["notices", "pro/notices"])
      expect((await app.call("GET", `/api/v1/${path}`, { token })).status).toBe(403);
  });

  it("stay no longer than the role that allows them", async () => {
    const [admin, changed, removed] = [
      await member("admin"),
      await member("finance"),
      await member("finance"),
    ];
    await tell("payouts/1/show");
    const [notice] = (await changed.list()).items;
    await admin.call("PUT", `staff/${changed.id}`, { role: "support", version: 1 });
    expect([await changed.bell(), await changed.kinds()]).toEqual([0, []]);
    expect((await changed.call("GET", `notices/${notice?.id}`)).status).toBe(404);
    await admin.call("DELETE", `staff/${removed.id}`);
    const left = await app.db.select().from(notices).where(eq(notices.userId, removed.id));
    expect(left).toEqual([]);
    await tell("payouts/2/show");
    expect([await changed.kinds(), await admin.bell()]).toEqual([[], 2]);
  });

  it("that a role does not allow any more are not read where its change left them", async () => {
    const support = await member("support");
    await app.db.insert(notices).values({
      ...{ userId: support.id, kind: "money-task" as const, title: "Un versement est demandé" },
      path: "/console#/payouts/1/show",
    });
    const [row] = await app.db.select().from(notices).where(eq(notices.userId, support.id));
    expect([await support.bell(), await support.kinds()]).toEqual([0, []]);
    expect((await support.call("GET", `notices/${row?.id}`)).status).toBe(404);
  });

  it("are counted to a hundred, and listed in pages", async () => {
    const finance = await member("finance");
    const rows = Array.from({ length: 130 }, (_, index) => ({
      ...{ userId: finance.id, kind: "approval" as const, title: `Accord ${index}` },
      path: "/console#/work",
    }));
    await app.db.insert(notices).values(rows);
    expect(await finance.bell()).toBe(100);
    const last = await finance.list("?page=6");
    expect([last.items.length, last.has_more]).toEqual([5, false]);
  });
});

describe("what a member of staff chooses", () => {
  it("is of the kinds of their role, and of no device", async () => {
    const support = await member("support");
    const { choices } = (await support.call("GET", "notice-choices")).body as {
      choices: { kind: string }[];
    };
    expect(choices).toContainEqual({
      ...{ kind: "contact", page: true, email: "daily", push: null, phone: null },
    });
    expect(choices.map(({ kind }) => kind)).not.toContain("money-task");
    for (const choice of [
      { kind: "money-task", page: false },
      { kind: "contact", push: true },
      { kind: "answer", page: false },
    ])
      expect((await support.call("PUT", "notice-choices", { choices: [choice] })).status).toBe(422);
    const off = { kind: "contact", page: false, email: "never" };
    expect((await support.call("PUT", "notice-choices", { choices: [off] })).status).toBe(200);
    await write("Personne ne veut le savoir");
    expect(await support.bell()).toBe(0);
  });

  it("decides the emails, which lead to the console and stop by their link", async () => {
    const finance = await member("finance");
    await tell("payouts/1/show");
    waitForMorning();
    const [email] = await emailsTo(finance.email);
    expect(email?.subject).toBe("Un versement est demandé");
    for (const part of ["/console#/payouts/1/show", "/console#/notices/choices"])
      expect(email?.text).toContain(part);
    const whose = { userId: finance.id, kinds: ["money-task" as const] };
    const link = new URL(stopAddress(app.settings, whose)).pathname;
    expect((await app.call("GET", link)).body).toContain("Argent à envoyer");
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    await app.call("POST", link, { body });
    await tell("payouts/2/show");
    app.wait(700);
    waitForMorning();
    expect(await emailsTo(finance.email)).toHaveLength(1);
  });

  it("sends nothing of what the role has lost meanwhile, and nothing to who has left", async () => {
    const [changed, removed, admin] = [
      await member("finance"),
      await member("finance"),
      await member("admin"),
    ];
    await tell("payouts/1/show");
    await admin.call("DELETE", `staff/${removed.id}`);
    await app.db.execute(`update staff_members set role = 'support' where user_id = ${changed.id}`);
    waitForMorning();
    expect([await emailsTo(changed.email), await emailsTo(removed.email)]).toEqual([[], []]);
    const [user] = await app.db.select().from(users).where(eq(users.id, removed.id));
    expect(user?.emailVerifiedAt).toBeNull();
  });
});
