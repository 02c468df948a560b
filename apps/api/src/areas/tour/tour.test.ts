import { may } from "@jdj/contract/call/sharing-policy";
import { beforeAll, describe, expect, it } from "vitest";
import { castActors } from "../../testing/actors.ts";
import { testApp } from "../../testing/app.ts";
import { contractCalls } from "../../testing/contract-calls.ts";
import { furnish } from "../../testing/furnish.ts";
import { httpCaller, tourCaller } from "../../testing/http-client.ts";
import { samples } from "../../testing/samples.ts";
import type { Subject } from "../../testing/subject.ts";
import { demonstrationEvents } from "./tables.ts";

const app = testApp();
const held: { own?: Subject; foreign?: Subject } = {};

beforeAll(async () => {
  const actors = await castActors(app);
  held.own = await furnish(app, actors.owner);
  held.foreign = await furnish(app, actors.other);
  expect((await app.call("GET", "/api/v1/tour")).body).toEqual({ event: null });
  await app.db
    .insert(demonstrationEvents)
    .values({ eventId: held.own.eventId, isToured: true, basedOn: "2026-11-14" });
});

function subjects() {
  const { own, foreign } = held;
  if (!own || !foreign) throw new Error("The subjects are made before the tests");
  return { own, foreign };
}

const ofCustomers = contractCalls.filter(({ access }) => access !== "anyone");
const isRead = ({ method, need, access }: (typeof contractCalls)[number]) =>
  access === "verified-customer" && method === "GET" && need?.endsWith(":read") === true;

const readOnly = {
  success: false,
  message:
    "Cette visite se regarde sans rien changer. Créez votre carnet pour écrire le vôtre\u00a0: il est gratuit.",
};

/** What a visitor, who reads as a reader does, may not read: contacts, and who gave what. */
const hidden: readonly string[] = contractCalls.flatMap(({ name, need }) =>
  need === undefined || may("reader", need) ? [] : [name],
);

describe("a visitor of the tour", () => {
  it("is told which event it shows, and how far its notebook is", async () => {
    const { own } = subjects();
    const { body } = await tourCaller(app)("tour.event", undefined);
    expect(body).toMatchObject({
      event: { id: own.eventId, percentage: expect.any(Number), sections: expect.any(Array) },
    });
  });

  it.each(ofCustomers.filter(isRead).filter(({ name }) => !hidden.includes(name)))(
    "may read: $method $path",
    async ({ name }) => {
      const { status } = await tourCaller(app)(name, samples[name].input(subjects().own));
      expect(status).toBe(200);
    },
  );

  it.each(ofCustomers.filter((call) => !isRead(call)))(
    "is refused, and led to a notebook: $method $path",
    async ({ name }) => {
      const call = tourCaller(app);
      const { status, body } = await call(name, samples[name].input(subjects().own));
      expect({ status, body }).toEqual({ status: 403, body: readOnly });
    },
  );

  it("finds nothing of another notebook", async () => {
    const call = tourCaller(app);
    const { eventId } = subjects().foreign;
    expect(await call("notebook.guests.guestsByEvent", { eventId })).toMatchObject({ status: 404 });
  });

  it("reads without the couple's contacts", async () => {
    const { eventId } = subjects().own;
    const { body } = await tourCaller(app)("notebook.couple.marriedsByEvent", {
      eventId,
    });
    const shown = body as {
      pivot: { email: string | null; phone_number_1: string | null } | null;
    }[];
    for (const { pivot } of shown) if (pivot) expect(pivot.phone_number_1 ?? "").toBe("");
  });

  it("is nobody without the tour: the same calls are refused as a stranger's", async () => {
    const { eventId } = subjects().own;
    const call = httpCaller(app, null);
    expect(await call("notebook.guests.guestsByEvent", { eventId })).toMatchObject({ status: 401 });
  });
});
