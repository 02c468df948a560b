import { beforeAll, expect, it } from "vitest";
import { testApp } from "../testing/app.ts";
import { registerCouple } from "../testing/cast.ts";
import { contractCalls } from "../testing/contract-calls.ts";
import { furnish } from "../testing/furnish.ts";
import { samples } from "../testing/samples.ts";
import type { Subject } from "../testing/subject.ts";

const app = testApp();
const held: { subject?: Subject } = {};

beforeAll(async () => {
  held.subject = await furnish(app, await registerCouple(app));
});

/** Turns the direction of writing, and has no width: « gpj.exe » shows as « exe.jpg ». */
const invisible = "\u202e\u2066\u200b";
const isName = /(?:^|_)(?:name|names|household|label)$/;

/** An input with such characters in each of its names, and how many it has. */
function disguised(input: unknown): { input: unknown; count: number } {
  let count = 0;
  const change = (value: unknown, key: string): unknown => {
    if (typeof value === "string" && isName.test(key)) {
      count += 1;
      return value.slice(0, 1) + invisible + value.slice(1);
    }
    if (Array.isArray(value)) return value.map((one) => change(one, key));
    if (typeof value !== "object" || value === null || value instanceof Blob) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, change(one, name)]),
    );
  };
  return { input: change(input, ""), count };
}

interface Schema {
  "~standard": {
    validate(input: unknown): Promise<{ value?: unknown; issues?: unknown }> | { value?: unknown };
  };
}

it("stores no name with characters that nobody sees, by any call", async () => {
  const { subject } = held;
  if (!subject) throw new Error("The couple is registered before the test");
  const stored: string[] = [];
  let names = 0;
  for (const { name, method, need, input: schema } of contractCalls) {
    const { input, count } = disguised(samples[name].input(subject));
    if (method === "GET" || need?.endsWith(":read") || count === 0) continue;
    names += count;
    const { value } = await (schema as Schema)["~standard"].validate(input);
    if (/[\u202e\u2066\u200b]/.test(JSON.stringify(value) ?? "")) stored.push(name);
  }
  expect(stored).toEqual([]);
  expect(names).toBeGreaterThan(40);
});
