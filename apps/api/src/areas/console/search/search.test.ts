import type { StaffRole } from "@jdj/contract/call/staff-policy";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { furnish } from "../../../testing/furnish.ts";
import type { Subject } from "../../../testing/subject.ts";
import { users } from "../../identity/users/tables.ts";
import { marketplaceOrders } from "../../orders/orders/tables.ts";

const app = testApp();
const held: { couple?: CastMember; subject?: Subject } = {};

beforeAll(async () => {
  held.couple = await registerCouple(app, {
    last_name: "N’Guessan",
    given_names: "Désirée Affoué",
  });
  held.subject = await furnish(app, held.couple);
  await app.db
    .update(users)
    .set({ phone: "+2250544332211", name: "Désirée Affoué N’Guessan" })
    .where(eq(users.id, held.couple.userId));
});

function subject(): Subject {
  if (!held.subject) throw new Error("The couple is registered before the tests");
  return held.subject;
}

interface Found {
  groups: { kind: string; items: { id: number; title: string }[]; has_more: boolean }[];
}

let members = 0;
async function searcher(role: StaffRole) {
  members += 1;
  const { call } = await asRole(app, role, `search${members}@exemple.test`);
  return async (q: string) => {
    const { body } = await call("GET", `search?q=${encodeURIComponent(q)}`);
    const { groups } = body as Found;
    return Object.fromEntries(groups.map(({ kind, items }) => [kind, items.map(({ id }) => id)]));
  };
}

describe("the one box of the console finds somebody", () => {
  it.each([
    ["a part of the name, without accents", "desiree"],
    ["names in any order", "nguessan affoue"],
    ["names in any order, a letter missing", "Afoué Desirée"],
    ["a misspelt name", "Désiré N'Gessan"],
    ["the end of the number", "33 22 11"],
    ["the number in full", "+225 05 44 33 22 11"],
  ])("by %s", async (_, q) => {
    const find = await searcher("support");
    expect((await find(q)).people).toContain(subject().userId);
  });

  it("by any piece of the address", async () => {
    const find = await searcher("support");
    const { userId, email } = subject();
    expect((await find(email.slice(2, 12))).people).toContain(userId);
    expect((await find(email.toUpperCase())).people).toContain(userId);
  });

  it("and nobody of the team, nor a stranger", async () => {
    const find = await searcher("support");
    expect(await find("zzyzx")).toEqual({});
    expect((await find("search1@exemple.test")).people).toBeUndefined();
  });
});

describe("it finds what has a reference", () => {
  it("by it, by its end and by its number, in any letters", async () => {
    const find = await searcher("admin");
    const [order] = await app.db
      .select()
      .from(marketplaceOrders)
      .where(eq(marketplaceOrders.customerId, subject().customerId));
    const { id = 0, reference = "" } = order ?? {};
    expect((await find(reference)).orders).toEqual([id]);
    expect((await find(reference.slice(-6).toLowerCase())).orders ?? [id]).toContain(id);
    expect((await find(String(id))).orders).toContain(id);
    const { console: ofConsole, bookingId } = subject();
    expect((await find(ofConsole.paymentReference)).payments).toContain(ofConsole.paymentId);
    expect((await find(`n° ${bookingId}`)).bookings).toContain(bookingId);
  });
});

describe("each role", () => {
  const everything = ["people", "providers", "payments", "orders", "bookings", "quotes", "gifts"];

  it("finds only what it may see", async () => {
    const { bookingId, console: ofConsole, email } = subject();
    const kindsOf = async (role: StaffRole) => {
      const find = await searcher(role);
      const found = await Promise.all([
        find(String(bookingId)),
        find(ofConsole.paymentReference),
        find(email),
        find("saveurs"),
      ]);
      return new Set(found.flatMap((one) => Object.keys(one)));
    };
    const editor = await kindsOf("editor");
    for (const kind of everything.filter((one) => one !== "providers"))
      expect(editor.has(kind), kind).toBe(false);
    const support = await kindsOf("support");
    expect([support.has("people"), support.has("payments")]).toEqual([true, false]);
    expect([support.has("messages"), support.has("bookings")]).toEqual([true, true]);
    const finance = await kindsOf("finance");
    expect([finance.has("payments"), finance.has("messages")]).toEqual([true, false]);
  });

  it("is refused a text that is too short or too long, and strangers everything", async () => {
    const { call } = await asRole(app, "support", "long@exemple.test");
    expect((await call("GET", "search?q=%20")).status).toBe(422);
    expect((await call("GET", `search?q=${"a".repeat(81)}`)).status).toBe(422);
    expect((await app.call("GET", "/api/v1/console/search?q=awa")).status).toBe(401);
    expect((await app.call("GET", "/api/v1/console/search?q=awa", held.couple)).status).toBe(403);
  });

  it("searches six hundred times in five minutes at most", async () => {
    const { call } = await asRole(app, "support", "many@exemple.test");
    for (let one = 0; one < 600; one += 1) await call("GET", "search?q=n%C2%B0");
    expect((await call("GET", "search?q=awa")).status).toBe(429);
  });

  it("is not misled by signs of patterns", async () => {
    const find = await searcher("admin");
    expect(await find("%%%")).toEqual({});
    expect(await find("___@")).toEqual({});
  });
});
