import { readdirSync, readFileSync } from "node:fs";
import type { StateMachine } from "@jdj/contract/call/state-machine";
import { describe, expect, it } from "vitest";

const roots = [import.meta.dirname, `${import.meta.dirname}/../../../packages/contract/src`];

/** The sources of the API and the contract, without what only tests use. */
const sources = roots
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => `${root}/${name}`),
  )
  .filter((path) => /(?<!\.test|\.d)\.ts$/.test(path) && !path.includes("/src/testing/"))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

const beforeWhere = (statement: string) => statement.replace(/\.where\([^;]*/, "");

type Machine = StateMachine<string>;

const machines: [name: string, machine: Machine][] = [];
for (const { path, text } of sources) {
  const names = [...text.matchAll(/export const (\w+) = stateMachine\b/g)];
  if (names.length === 0) continue;
  const module = (await import(path)) as Record<string, Machine>;
  for (const [, name = ""] of names) if (module[name]) machines.push([name, module[name]]);
}

describe.each(machines)("%s", (_, { states, starts, after }) => {
  it("reaches every state from where it begins", () => {
    const reached = new Set<string>(starts);
    for (const state of reached) for (const next of after(state)) reached.add(next);
    expect(states.filter((state) => !reached.has(state))).toEqual([]);
  });
});

it("knows the states of the whole product", () => {
  expect(machines.length).toBeGreaterThanOrEqual(20);
});

it("no statement writes a state past its table", () => {
  const past = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\.update\(\w+\)\s*\.set\([^;]*;/g)]
      .map(([statement]) => statement)
      .filter((statement) => /(?<![.\w])(state|status)(: "|,| \})/.test(beforeWhere(statement)))
      .filter((statement) => !/\.transition\(|[bB]efore\w*\(/.test(statement))
      .map((statement) => `${path.replace(/.*\/src\//, "")}: ${statement.slice(0, 80)}`),
  );
  expect(past).toEqual([]);
});
