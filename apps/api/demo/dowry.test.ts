import { expect, it } from "vitest";
import { testApp } from "../src/testing/app.ts";
import { cast } from "./cast.ts";
import { loadDemonstration } from "./load-demonstration.ts";
import { signIn } from "./signed-in.fixture.ts";

const app = testApp();

/** It writes the whole demonstration. */
const LIMIT_MS = 120_000;

it(
  "the demonstration's families brought what they agreed on, but for a bottle that they set aside",
  async () => {
    await loadDemonstration(app);
    const { client, event } = await signIn(app, cast.customer.email);
    const { items } = await client.notebook.dowry.list({ eventId: event.id });
    expect(items.filter(({ stage }) => stage === "knocking")).toHaveLength(4);
    expect(items.filter(({ state }) => state === "dropped").map(({ name }) => name)).toEqual([
      "Liqueur",
    ]);
    expect(items.filter(({ state }) => state === "given")).toHaveLength(11);
    expect(items.find(({ name }) => name === "Somme pour la fiancée")).toMatchObject({
      ...{ amount: 50_000, agreed: "50 000 au lieu de 60 000", source: "Rezo-Ivoire" },
    });
  },
  LIMIT_MS,
);
