import { at } from "@jdj/contract/paths/addresses";
import { dateAfter } from "@jdj/french/dates";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { requestContext } from "../../app-context.ts";
import { testApp } from "../../testing/app.ts";
import { type CastMember, lastLinkTo, registerCouple, subjectsTo } from "../../testing/cast.ts";
import { shareWith } from "../../testing/sharing.ts";
import { events } from "../notebook/events/tables.ts";
import { eventMembers } from "../notebook/sharing/tables.ts";
import { lastDayOfDeposit } from "./deadlines.ts";
import { remindOfFiles } from "./remind-of-files.ts";

const app = testApp();
const DAY = 86_400;
const DUE = "Votre dossier de mairie est à déposer";
const LATE = "Dossier de mairie\u00a0: le délai de dépôt est passé";

const today = () => app.clock().toISOString().slice(0, 10);

/** A day whose last day of deposit is so many days away: moved until it is none of a weekend. */
function weddingWithLastDayIn(days: number): string {
  const wedding = dateAfter(today(), days + 11, "days");
  return lastDayOfDeposit(wedding) === dateAfter(today(), days, "days")
    ? wedding
    : weddingWithLastDayIn(days + 1);
}

async function coupleMarryingOn(weddingDate: string): Promise<CastMember> {
  const awa = await registerCouple(app);
  await app.db.update(events).set({ weddingDate }).where(eq(events.id, awa.eventId));
  const path = `/api/v1/civil-file/${awa.eventId}`;
  await app.call("PUT", path, { token: awa.token, body: { town_hall_name: "" } });
  return awa;
}

/** Runs the job twice at once on each of so many days, the present one first. */
async function remindFor(days: number) {
  for (let day = 0; day < days; day++) {
    if (day > 0) app.wait(DAY);
    await Promise.all([remindOfFiles(requestContext(app)), remindOfFiles(requestContext(app))]);
  }
  await app.work();
}

const mailsTo = async ({ email }: { email: string }) =>
  (await subjectsTo(app, email)).filter((subject) => subject === DUE || subject === LATE);

async function noticesOf({ token }: { token: string }) {
  const { body } = await app.call("GET", "/api/v1/notices", { token });
  const { data } = body as { data: { kind: string; title: string }[] };
  return data.filter(({ kind }) => kind === "deadline");
}

it("the couple is reminded thirty and fourteen days before the last day and the day after it, once each", async () => {
  const wedding = weddingWithLastDayIn(32);
  const left = (Date.parse(lastDayOfDeposit(wedding)) - Date.parse(today())) / (DAY * 1000);
  const awa = await coupleMarryingOn(wedding);
  const spouse = await shareWith(app, awa, "reader");
  const isSpouse = eq(eventMembers.customerId, spouse.customerId);
  await app.db.update(eventMembers).set({ role: "owner" }).where(isSpouse);
  const organiser = await shareWith(app, awa, "organiser");
  await remindFor(left - 30);
  expect(await mailsTo(awa)).toEqual([]);
  app.wait(DAY);
  await remindFor(16);
  expect(await mailsTo(awa)).toEqual([DUE]);
  app.wait(DAY);
  await remindFor(15);
  expect(await mailsTo(awa)).toEqual([DUE, DUE]);
  app.wait(DAY);
  await remindFor(5);
  expect((await mailsTo(awa)).toSorted()).toEqual([LATE, DUE, DUE].toSorted());
  expect(await mailsTo(spouse)).toHaveLength(3);
  expect(await mailsTo(organiser)).toEqual([]);
  expect(await noticesOf(organiser)).toEqual([]);
  const titles = (await noticesOf(awa)).map(({ title }) => title);
  expect(titles).toEqual([
    expect.stringContaining("délai de dépôt est passé"),
    expect.stringContaining("à déposer avant le"),
    expect.stringContaining("à déposer avant le"),
  ]);
  expect(await lastLinkTo(app, awa.email)).toContain(
    at("letterLink", { eventId: awa.eventId, section: "dossier" }),
  );
});

it("of a file that is deposited, of a cancelled event and of a date that is not sure nobody is reminded", async () => {
  const wedding = weddingWithLastDayIn(20);
  const [deposited, cancelled, unsure] = [
    await coupleMarryingOn(wedding),
    await coupleMarryingOn(wedding),
    await coupleMarryingOn(wedding),
  ];
  await app.call("PUT", `/api/v1/civil-file/${deposited.eventId}/deposit`, {
    token: deposited.token,
    body: { deposited_on: today() },
  });
  await app.db
    .update(events)
    .set({ cancelledAt: app.clock() })
    .where(eq(events.id, cancelled.eventId));
  await app.db
    .update(events)
    .set({ weddingDatePrecision: "approximate" })
    .where(eq(events.id, unsure.eventId));
  await remindFor(40);
  for (const one of [deposited, cancelled, unsure]) {
    expect(await mailsTo(one)).toEqual([]);
    expect(await noticesOf(one)).toEqual([]);
  }
});

it("a wedding that is moved is reminded of anew, at most once a day", async () => {
  const awa = await coupleMarryingOn(weddingWithLastDayIn(20));
  await remindFor(1);
  expect(await mailsTo(awa)).toEqual([DUE]);
  await app.db
    .update(events)
    .set({ weddingDate: weddingWithLastDayIn(10) })
    .where(eq(events.id, awa.eventId));
  await remindFor(1);
  expect(await mailsTo(awa)).toEqual([DUE]);
  app.wait(DAY);
  await remindFor(1);
  expect(await mailsTo(awa)).toEqual([DUE, DUE]);
});
