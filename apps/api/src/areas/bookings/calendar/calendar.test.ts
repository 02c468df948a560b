import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { addPackage } from "../../../testing/booking-samples.ts";
import { bookOver } from "../../../testing/bookings.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { openShop, type TestShop } from "../../../testing/open-shop.ts";
import { externalCalendars, providerBusyDays } from "../../providers/availability/tables.ts";
import { providerMembers } from "../../providers/team/tables.ts";
import { bookings } from "../bookings/tables.ts";
import { readExternalCalendars } from "./read-external-calendars.ts";

const app = testApp();
const dayIn = (days: number) =>
  new Date(app.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10);
/** The busy day of each embedded calendar. */
const externalDay = () => dayIn(21);

interface Month {
  data: { kind: string; title: string; is_firm: boolean; customer_phone: string | null }[];
  notice_days: number;
  feed: string | null;
  external_calendars: { id: number; name: string; days: number; is_late: boolean }[];
}

const monthOf = async ({ call }: TestShop, asked = dayIn(0).slice(0, 7)) =>
  (await call("GET", `calendar/entries?month=${asked}`)).body as Month;
const busyOf = ({ providerId }: TestShop) =>
  app.db
    .select({ day: providerBusyDays.day, reason: providerBusyDays.reason })
    .from(providerBusyDays)
    .where(eq(providerBusyDays.providerId, providerId));
const connect = ({ call }: TestShop, address: string) =>
  call("POST", "calendar/external", { address });

/** Writes a booking of a shop's new package. */
async function book({ providerId }: TestShop, state: "requested" | "confirmed", day: string) {
  const { customerId } = await registerCouple(app);
  const packageId = await addPackage(app, providerId);
  await app.db.insert(bookings).values({
    ...{ packageId, providerId, customerId, day, place: 1 },
    ...{ state, packageName: "Décor", priceFcfa: 100_000, depositFcfa: 0 },
    transitionedAt: app.clock(),
  });
}

describe("the calendar of a provider", () => {
  it("shows bookings of the month; a phone number only once one is confirmed", async () => {
    const shop = await openShop(app);
    const day = dayIn(0);
    await book(shop, "requested", day);
    await book(shop, "confirmed", day);
    const { data } = await monthOf(shop);
    expect(data.map(({ kind, is_firm }) => [kind, is_firm])).toEqual([
      ["booking", true],
      ["booking", false],
    ]);
    expect(data[1]?.customer_phone).toBeNull();
    expect((await monthOf(shop, "2030-01")).data).toEqual([]);
    expect((await monthOf(await openShop(app))).data).toEqual([]);
  });

  it.each(["-1", "366", "1,5", "bientôt"])("takes no notice of %s days", async (days) => {
    const { call } = await openShop(app);
    const { status, body } = await call("PUT", "calendar/notice", { days });
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ["days"]]);
  });

  it("remembers its notice", async () => {
    const shop = await openShop(app);
    expect((await shop.call("PUT", "calendar/notice", { days: "14" })).status).toBe(200);
    expect((await monthOf(shop)).notice_days).toBe(14);
  });

  it("is booked no later than its notice, and not found as free on a day before", async () => {
    const { token, providerId } = await registerProvider(app, "presse@exemple.test");
    await app.call("PUT", "/api/v1/pro/calendar/notice", { token, body: { days: 30 } });
    const packageId = await addPackage(app, providerId);
    const couple = await registerCouple(app);
    const ask = (day: string) => bookOver(app, couple, packageId, { date_reservation: day });
    expect(await ask(dayIn(29))).toMatchObject({
      status: 422,
      body: { errors: { date_reservation: [expect.stringContaining("plus longtemps")] } },
    });
    expect((await ask(dayIn(30))).status).toBe(200);
    const found = async (day: string) =>
      (await app.call("GET", `/api/v1/wedding-providers?id=${providerId}&free_on=${day}`)).body;
    expect(await found(dayIn(29))).toMatchObject({ total: 0 });
    expect(await found(dayIn(31))).toMatchObject({ total: 1 });
  });
});

describe("the feed of a provider's calendar", () => {
  const read = (address: string) => app.call("GET", new URL(address).pathname);

  it("has the bookings without phone numbers, at an address that a new one closes", async () => {
    const shop = await openShop(app);
    await book(shop, "confirmed", dayIn(3));
    const ask = async (renew: boolean) =>
      ((await shop.call("POST", "calendar/feed", { renew })).body as { address: string }).address;
    const address = await ask(false);
    expect(await ask(false)).toBe(address);
    const text = (await read(address)).body;
    expect(text).toContain("SUMMARY:Confirmée");
    expect(text).toContain(`DTSTART;VALUE=DATE:${dayIn(3).replaceAll("-", "")}`);
    expect(text).not.toContain("+225");
    await ask(true);
    expect((await read(address)).status).toBe(404);
  });

  it("is closed for who has left the team", async () => {
    const shop = await openShop(app);
    const { body } = await shop.call("POST", "calendar/feed", {});
    await app.db.delete(providerMembers).where(eq(providerMembers.providerId, shop.providerId));
    expect((await read((body as { address: string }).address)).status).toBe(404);
  });
});

describe("a calendar kept elsewhere", () => {
  it("closes its busy days until it is removed", async () => {
    const shop = await openShop(app);
    expect((await connect(shop, "webcal://agenda.exemple.test/mariages.ics")).status).toBe(200);
    expect((await monthOf(shop)).external_calendars).toMatchObject([
      { name: "mariages", days: 1, is_late: false },
    ]);
    expect(await busyOf(shop)).toEqual([{ day: externalDay(), reason: "external" }]);
    const [{ id } = { id: 0 }] = (await monthOf(shop)).external_calendars;
    const other = await openShop(app);
    expect((await other.call("DELETE", `calendar/external/${id}`)).status).toBe(404);
    expect((await shop.call("DELETE", `calendar/external/${id}`)).status).toBe(200);
    expect(await busyOf(shop)).toEqual([]);
  });

  it("keeps its day closed against the hand, and after a day closed by hand is opened", async () => {
    const shop = await openShop(app);
    await shop.call("PUT", `calendar/${externalDay()}`, { closed: true });
    await connect(shop, "https://agenda.exemple.test/a.ics");
    expect(await busyOf(shop)).toEqual([{ day: externalDay(), reason: "closed" }]);
    await shop.call("PUT", `calendar/${externalDay()}`, { closed: false });
    expect(await busyOf(shop)).toEqual([{ day: externalDay(), reason: "external" }]);
    const { status, body } = await shop.call("PUT", `calendar/${externalDay()}`, { closed: false });
    expect([status, (body as { code: string }).code]).toEqual([409, "day-external"]);
  });

  it("gives the day back to the bookings that fill it", async () => {
    const shop = await openShop(app);
    await connect(shop, "https://agenda.exemple.test/a.ics");
    await book(shop, "confirmed", externalDay());
    const [{ id } = { id: 0 }] = (await monthOf(shop)).external_calendars;
    await shop.call("DELETE", `calendar/external/${id}`);
    expect(await busyOf(shop)).toEqual([{ day: externalDay(), reason: "booked" }]);
  });

  it.each([
    [""],
    ["agenda"],
    ["http://agenda.exemple.test/a.ics"],
    ["https://moi:secret@agenda.exemple.test/a.ics"],
    ["https://agenda.exemple.test:8443/a.ics"],
    ["https://localhost/a.ics"],
    ["file:///etc/passwd"],
    ["https://agenda.exemple.test/panne.ics"],
    ["https://agenda.exemple.test/page.html"],
  ])("is refused at its field: %j", async (address) => {
    const shop = await openShop(app);
    const { status, body } = await connect(shop, address);
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ["address"]]);
    expect((await monthOf(shop)).external_calendars).toEqual([]);
  });

  it("is connected once, and there is no fourth", async () => {
    const shop = await openShop(app);
    for (const name of ["a", "b", "c"])
      await connect(shop, `https://agenda.exemple.test/${name}.ics`);
    expect((await connect(shop, "https://agenda.exemple.test/a.ics")).status).toBe(422);
    expect((await connect(shop, "https://agenda.exemple.test/d.ics")).status).toBe(422);
    expect((await monthOf(shop)).external_calendars).toHaveLength(3);
  });

  it("is read again each hour; one that fails keeps its days, and is read less often", async () => {
    const shop = await openShop(app);
    await connect(shop, "https://agenda.exemple.test/a.ics");
    const isOf = eq(externalCalendars.providerId, shop.providerId);
    const due = { dueAt: app.clock() };
    await app.db.update(externalCalendars).set(due).where(isOf);
    await readExternalCalendars(app);
    const [read] = await app.db.select().from(externalCalendars).where(isOf);
    expect(read?.dueAt.getTime()).toBe(app.clock().getTime() + 3_600_000);
    // An address that no longer opens.
    await app.db
      .update(externalCalendars)
      .set({ ...due, sealedAddress: "broken" })
      .where(isOf);
    await readExternalCalendars(app);
    const [failed] = await app.db.select().from(externalCalendars).where(isOf);
    expect([failed?.failures, failed?.dueAt.getTime()]).toEqual([
      1,
      app.clock().getTime() + 2 * 3_600_000,
    ]);
    expect((await monthOf(shop)).external_calendars).toMatchObject([{ days: 1, is_late: true }]);
    expect(await busyOf(shop)).toHaveLength(1);
  });
});
