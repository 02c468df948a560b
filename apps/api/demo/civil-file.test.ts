import { expect, it } from "vitest";
import { testApp } from "../src/testing/app.ts";
import { cast } from "./cast.ts";
import { addDays, daysBetween } from "./couple/base-day.ts";
import { loadDemonstration } from "./load-demonstration.ts";
import { signIn } from "./signed-in.fixture.ts";

const app = testApp();

async function file() {
  const { client, event } = await signIn(app, cast.customer.email);
  return client.civilFile.file({ eventId: event.id });
}

/** It writes the whole demonstration. */
const LIMIT_MS = 120_000;

it(
  "the demonstration's couple has half of its civil file, with a paper that is too old, and it moves with the wedding",
  async () => {
    await loadDemonstration(app);
    const before = await file();
    expect(before.town_hall).toMatchObject({ name: "Mairie de Cocody" });
    expect(before.deadline).toBe("open");
    expect(before.progress).toEqual({ ready: 5, all: 10 });
    expect(before.papers.filter(({ age }) => age === "too-old")).toHaveLength(1);
    app.wait(25 * 86_400);
    await loadDemonstration(app);
    const after = await file();
    const days = daysBetween(before.wedding_on ?? "", after.wedding_on ?? "");
    const issuedOf = ({ papers }: typeof before) =>
      papers.flatMap(({ issued_on }) => issued_on ?? []);
    expect(issuedOf(after)).toEqual(issuedOf(before).map((day) => addDays(day, days)));
  },
  LIMIT_MS,
);
