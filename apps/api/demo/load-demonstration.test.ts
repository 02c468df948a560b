import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { calendarDate } from "../src/app-context.ts";
import { customers, users } from "../src/areas/identity/users/tables.ts";
import { events } from "../src/areas/notebook/events/tables.ts";
import { guests } from "../src/areas/notebook/guests/tables.ts";
import { creditMoves } from "../src/areas/payments/credit/tables.ts";
import { providers } from "../src/areas/providers/tables.ts";
import { providerMembers } from "../src/areas/providers/team/tables.ts";
import { towns } from "../src/areas/providers/towns/tables.ts";
import { testApp } from "../src/testing/app.ts";
import { registerCouple } from "../src/testing/cast.ts";
import { cast } from "./cast.ts";
import { closeEveryShop } from "./closed-shops.fixture.ts";
import { daysBetween } from "./couple/base-day.ts";
import { CATERER } from "./directory/first-providers.ts";
import { findDemonstrationData } from "./find-demonstration.ts";
import { type DemoAccount, loadDemonstration } from "./load-demonstration.ts";
import { countLate, signIn, tasksOf } from "./signed-in.fixture.ts";

const app = testApp();
const used = testApp();

const couple = () => signIn(app, cast.customer.email);
const today = () => calendarDate(app.clock());

const found: { accounts: DemoAccount[] } = { accounts: [] };

beforeAll(async () => {
  expect(await findDemonstrationData(app.db)).toBe(null);
  await closeEveryShop(app);
  found.accounts = await loadDemonstration(app);
}, 60_000);

describe("the demonstration's packages and bookings", () => {
  it("are of one feast: the couple’s are on its day or before, one of each service", async () => {
    const { client, event } = await couple();
    const booked = await client.bookings.bookings.byEvent({ eventId: event.id });
    const ofDay = booked.filter(({ kind }) => kind === "booking");
    expect(ofDay.length).toBeGreaterThan(3);
    expect(new Set(ofDay.map(({ service_type_id }) => service_type_id)).size).toBe(ofDay.length);
    for (const { date_reservation: day, is_own } of ofDay) {
      expect(is_own).toBe(true);
      expect(day === event.wedding_date || (day ?? "") < today()).toBe(true);
    }
  });

  it("are forty packages, and bookings of the couple that are paid, confirmed, waiting and past", async () => {
    const { client } = await couple();
    const { data } = await client.bookings.packages.list({ page: 1, per_page: 48 });
    expect(data.total).toBe(40);
    const booked = await client.bookings.bookings.list();
    expect(new Set(booked.map(({ status }) => status))).toEqual(
      new Set(["paid", "confirmed", "requested", "done"]),
    );
    const paid = booked.find(({ status }) => status === "paid");
    expect(paid?.deposit).toMatchObject({ state: "paid", receipt_url: expect.any(String) });
    const past = booked.find(({ status }) => status === "done");
    expect(past && past.date_reservation < today()).toBe(true);
  });
});

describe("the demonstration", () => {
  it("lists exactly the accounts that can sign in", async () => {
    expect(found.accounts).toHaveLength(6);
    const paths: Record<string, string> = {
      "/connexion": "/api/v1/login",
      "/pro/connexion": "/api/v1/pro/login",
      "/console": "/api/v1/console/login",
    };
    const { body: page } = await app.call("GET", "/dev/console");
    const [, code] = /class="code">(\d{6})</.exec(String(page)) ?? [];
    for (const { signIn: at, email } of found.accounts) {
      const body = { email, password: "demo", ...(at === "/console" ? { code } : {}) };
      expect(await app.call("POST", paths[at] ?? at, { body }), email).toMatchObject({
        status: 200,
      });
    }
    expect(await findDemonstrationData(app.db)).toContain("@exemple.ci");
    expect(await loadDemonstration(app)).toEqual(found.accounts);
  });

  it("shows strangers a wedding of its own, whatever is typed into the couple’s notebook", async () => {
    const { client, event } = await couple();
    const tour = (await app.call("GET", "/api/v1/tour")).body as { event: { id: number } };
    expect(tour.event.id).not.toBe(event.id);
    const [first] = await client.notebook.guests.guestsByEvent({ eventId: event.id });
    await app.db
      .update(guests)
      .set({ lastName: "Grossièreté" })
      .where(eq(guests.id, first?.id ?? 0));
    const shown = await app.db.select().from(guests).where(eq(guests.eventId, tour.event.id));
    expect(shown).toHaveLength(150);
    expect(shown.some(({ lastName }) => lastName === "Grossièreté")).toBe(false);
    const [owner] = await app.db
      .select({ email: users.email, phone: users.phone, passwordHash: users.passwordHash })
      .from(events)
      .innerJoin(customers, eq(customers.id, events.customerId))
      .innerJoin(users, eq(users.id, customers.userId))
      .where(eq(events.id, tour.event.id));
    expect(owner).toEqual({ email: null, phone: null, passwordHash: null });
  });

  it("makes its provider the owner of a caterer of the directory", async () => {
    const [owner] = await app.db
      .select({ name: providers.name, role: providerMembers.role, town: towns.name })
      .from(providerMembers)
      .innerJoin(users, eq(users.id, providerMembers.userId))
      .innerJoin(providers, eq(providers.id, providerMembers.providerId))
      .innerJoin(towns, eq(towns.id, providers.townId))
      .where(eq(users.email, cast.provider.email));
    expect(owner).toEqual({ name: CATERER, role: "owner", town: "Yopougon" });
  });

  it("is not written to a database with other accounts", async () => {
    await registerCouple(used);
    expect(await loadDemonstration(used)).toEqual([]);
    expect(await findDemonstrationData(used.db)).toBe(null);
  });
});

describe("the demonstration's wedding", () => {
  it("lies on a Saturday, 111 to 117 days ahead", async () => {
    const { event } = await couple();
    const days = daysBetween(today(), event.wedding_date ?? "");
    expect(days).toBeGreaterThanOrEqual(111);
    expect(days).toBeLessThanOrEqual(119);
  });

  it("has ten committee members and a couple, each with a portrait that opens", async () => {
    const { client, event } = await couple();
    const eventId = event.id;
    const roles = await client.notebook.committee.committeeByEvent({ eventId });
    const persons = await client.notebook.couple.marriedsByEvent({ eventId });
    const portraits = roles.flatMap(({ pivot }) => pivot?.image ?? []);
    expect(portraits).toHaveLength(10);
    const couplePortraits = persons.flatMap(({ pivot }) => pivot?.image ?? []);
    expect(couplePortraits).toHaveLength(2);
    for (const path of [...portraits, ...couplePortraits])
      expect(await app.call("GET", path), path).toMatchObject({ status: 200 });
  });

  it("has every question in brief answered", async () => {
    const { client, event } = await couple();
    const groups = await client.notebook.summary.summariesByEvent({ eventId: event.id });
    const questions = groups.flatMap(({ children }) => children);
    expect(questions.length).toBeGreaterThan(20);
    expect(questions.filter(({ pivot }) => !pivot?.response)).toEqual([]);
  });

  it("has a budget of 6.5 million FCFA, of which 5 million are agreed, with two lines exceeded", async () => {
    const { client, event } = await couple();
    const groups = await client.notebook.budget.budgetsByEvent({ eventId: event.id });
    const lines = groups.flatMap(({ children }) => children.flatMap(({ pivot }) => pivot ?? []));
    const sum = (amounts: (number | null)[]) =>
      amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
    expect(sum(lines.map(({ max_amount }) => max_amount))).toBe(6_500_000);
    expect(sum(lines.map(({ real_amount }) => real_amount))).toBe(5_030_000);
    const over = lines.filter((line) => (line.real_amount ?? 0) > (line.max_amount ?? 0));
    expect(over).toHaveLength(2);
    expect(lines.filter((line) => (line.min_amount ?? 0) > (line.max_amount ?? 0))).toEqual([]);
  });

  it("orders a fabric of the shop at its price, which nine of twelve people have paid", async () => {
    const { client, event } = await couple();
    const [row] = await client.fabric.orders.list({ eventId: event.id });
    const order = await client.fabric.orders.order({ eventId: event.id, id: row?.id ?? 0 });
    expect(order.article).toMatchObject({ colour: "bleu", is_sold: true });
    const product = await client.products.products.article({ id: order.article?.id ?? 0 });
    expect(order).toMatchObject({ unit_fcfa: product.price, seller_name: product.seller.name });
    expect(order.totals).toMatchObject({ people: 12, paid_people: 9 });
  });

  it("has 22 of 54 tasks done and three late", async () => {
    const { client, event } = await couple();
    const tasks = await tasksOf(client, event.id);
    expect(tasks).toHaveLength(54);
    expect(tasks.filter(({ isDone }) => isDone)).toHaveLength(22);
    expect(await countLate(app)).toBe(3);
  });

  it("has three ceremonies with hours and places", async () => {
    const { client, event } = await couple();
    const all = await client.notebook.ceremonies.datesPlacesByEvent({ eventId: event.id });
    const planned = all.filter(({ is_activate }) => is_activate === 1);
    expect(planned).toHaveLength(3);
    for (const { pivot } of planned)
      expect(pivot).toMatchObject({
        wedding_date: event.wedding_date,
        wedding_time: expect.stringMatching(/^\d\d:\d\d$/),
        wedding_location: expect.stringMatching(/.{8}/),
      });
  });

  it("has 150 guests of different names, most of them in households", async () => {
    const { client, event } = await couple();
    const guests = await client.notebook.guests.guestsByEvent({ eventId: event.id });
    expect(guests).toHaveLength(150);
    const names = guests.map(({ last_name, given_names }) => `${given_names} ${last_name}`);
    expect(new Set(names).size).toBe(150);
    const housed = guests.flatMap(({ household }) => household ?? []);
    expect(housed.length).toBeGreaterThan(90);
    expect(new Set(housed).size).toBeGreaterThan(25);
  });

  it("has 86 yes, 14 no and 5 to validate, over six weeks", async () => {
    const { client, event } = await couple();
    const { counts, days, requests } = await client.invitations.responses.overview({
      event_id: event.id,
    });
    expect(counts).toMatchObject({ guests: 150, yes: 86, no: 14, none: 50 });
    expect(requests).toHaveLength(5);
    const [first, last] = [days[0], days.at(-1)];
    expect(last).toMatchObject({ yes: 86, no: 14 });
    expect(daysBetween(first?.date ?? "", last?.date ?? "")).toBe(41);
    expect(daysBetween(last?.date ?? "", today())).toBeGreaterThan(0);
  });

  it("has four campaigns: a save the date, WhatsApp, SMS with two failures, and one scheduled", async () => {
    const { client } = await couple();
    const { campaigns } = await client.campaigns.campaigns.campaignsByPage({});
    expect(campaigns).toMatchObject([
      { channel_id: 1, status: "scheduled", success: 0, error: 0 },
      { channel_id: 3, status: "done", error: 2 },
      { channel_id: 4, status: "done", error: 0 },
      { channel_id: 1, status: "done", error: 0, label: "Réservez la date" },
    ]);
    for (const { success, error, total, status } of campaigns)
      if (status === "done") expect(success + error).toBe(total);
    const leaves = Date.parse(campaigns[0]?.scheduled_at ?? "");
    expect(leaves).toBeGreaterThan(app.clock().getTime());
  });

  it("has a message that was sent to those who come, and one that is planned", async () => {
    const { client, event } = await couple();
    const { messages } = await client.invitations.guestMessages.list({ eventId: event.id });
    expect(messages.slice(0, 2)).toMatchObject([
      { status: "scheduled", success: 0 },
      { status: "done", success: expect.any(Number), subject: "Le parking du Grand Baobab" },
    ]);
    const [planned, sent] = messages;
    expect((sent?.success ?? 0) + (sent?.error ?? 0)).toBe(sent?.total);
    expect(Date.parse(planned?.scheduled_at ?? "")).toBeGreaterThan(app.clock().getTime());
  });

  it("paid WhatsApp by Wave, with a receipt, and was given back what two SMS cost", async () => {
    const { client } = await couple();
    const purchases = await client.payments.orders.customerPurchases();
    expect(purchases).toMatchObject([
      { channel_id: 3, method: "ORANGE_MONEY", state: "paid" },
      { channel_id: 4, method: "WAVE", state: "paid" },
    ]);
    const receipt = await app.call("GET", purchases[1]?.receipt_url ?? "");
    expect(String(receipt.body)).toMatch(/^%PDF/);
    const channels = await client.campaigns.channels.customerChannels();
    const moves = await app.db
      .select({
        channelId: creditMoves.channelId,
        units: sql`sum(${creditMoves.units})`.mapWith(Number),
      })
      .from(creditMoves)
      .innerJoin(customers, eq(customers.id, creditMoves.customerId))
      .innerJoin(users, eq(users.id, customers.userId))
      .where(eq(users.email, cast.customer.email))
      .groupBy(creditMoves.channelId);
    for (const { id, pivot } of channels)
      expect(pivot.remaining_messages).toBe(
        moves.find(({ channelId }) => channelId === id)?.units ?? 0,
      );
    expect(channels.find(({ id }) => id === 3)?.pivot.remaining_messages).toBeGreaterThan(1);
  });

  it("is shared with a treasurer, who opens it", async () => {
    const { event } = await couple();
    const { events } = await signIn(app, cast.treasurer.email);
    expect(events).toMatchObject([{ id: event.id, role: "treasurer" }]);
  });
});

describe("the demonstration's christening", () => {
  it("is the second event, is over, and admitted 40 guests", async () => {
    const { client, events } = await couple();
    expect(events).toHaveLength(2);
    const [, christening] = events;
    expect(christening?.event_type.name).toBe("Baptême");
    expect(daysBetween(christening?.wedding_date ?? "", today())).toBeGreaterThan(0);
    expect(new Date(`${christening?.wedding_date}T00:00:00Z`).getUTCDay()).toBe(0);
    const eventId = christening?.id ?? 0;
    const persons = await client.notebook.couple.marriedsByEvent({ eventId });
    expect(persons[0]?.pivot?.given_names).toBe("Maëlle Victoire");
    const roles = await client.notebook.committee.committeeByEvent({ eventId });
    expect(roles.flatMap(({ pivot }) => pivot ?? [])).toHaveLength(6);
    const { guests } = await client.invitations.responses.responses({
      event_id: christening?.id ?? 0,
    });
    expect(guests.filter(({ arrived_at }) => arrived_at !== null)).toHaveLength(40);
  });
});
