import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, type RegExpLiteral, Visitor } from "oxc-parser";
import { expect, it } from "vitest";
import { processorTime } from "../testing/processor-time.ts";

const root = join(import.meta.dirname, "../../..");

/** Expressions that read what is short whatever anybody sends. */
const short = new Map([[String.raw`\B(?=(\d{3})+$)`, "the digits of a number, 21 at the most"]]);

interface Expression {
  file: string;
  source: string;
  flags: string;
}

const files = globSync("{apps,packages}/**/*.{ts,tsx}", {
  cwd: root,
  exclude: (file) => /node_modules|\.test\.|\/testing|\/build$|\/demo$/.test(file),
});

function expressionsIn(file: string): Expression[] {
  const found: Expression[] = [];
  const { program } = parseSync(file, readFileSync(join(root, file), "utf8"));
  const add = ({ regex }: RegExpLiteral) =>
    found.push({ file, source: regex.pattern, flags: regex.flags });
  new Visitor({ Literal: (node) => ("regex" in node ? add(node) : undefined) }).visit(program);
  return found;
}

const pieces = [
  ...'a|1| |-|.|,|+|<|<a|&|"|\'|(|[|/|@|a.|a@|1,|a-|=|é|_|:|; |<p>|<a>|<a href="|a="|()|<!--|\\|« |*|#|1 | a'.split(
    "|",
  ),
  "\n",
  "\t",
  "\u00a0",
];

/** Texts of a length that make a search start again and again, from the characters of the expression. */
function* texts({ source }: Expression, length: number): Generator<string> {
  const literals = source.match(/[a-z<[]{1,12}/gi) ?? [];
  for (const piece of new Set([...pieces, ...literals]))
    for (const before of ["", "a", "1", literals[0] ?? "("])
      for (const after of ["\u0001", "a\u0001"])
        yield before + piece.repeat(Math.ceil(length / piece.length)) + after;
}

/** Expressions that repeat something without a bound. The others look at each place for a bounded time. */
const repeats = ({ source }: Expression) => /[+*]|,\}/.test(source);

/** A text that the expression reads in more than 15 ms of processor time. What is linear needs 0.2 ms. */
function slowText(expression: Expression): string | undefined {
  const { source, flags } = expression;
  const compiled = new RegExp(source, flags.includes("g") ? flags : `${flags}g`);
  const seems = [...texts(expression, 1500)].find((text) => {
    const start = performance.now();
    text.replace(compiled, "");
    return performance.now() - start > 1 && processorTime(() => text.replace(compiled, "")) > 0.8;
  });
  if (seems === undefined) return undefined;
  // What else the process does meanwhile counts as well: slow is what stays slow, and grows each time.
  const timeOf = (text: string) => processorTime(() => text.replace(compiled, ""), 5);
  const longer = [...texts(expression, 16_000)];
  const grows = (text: string, at: number) => {
    const once = timeOf(text);
    return once > 15 && timeOf(longer[at] ?? "") > 3 * once;
  };
  return [...texts(expression, 8000)].find((text, at) => grows(text, at) && grows(text, at));
}

it("has no regular expression whose time grows faster than its text", () => {
  const expressions = files.flatMap(expressionsIn);
  expect(expressions.length).toBeGreaterThan(300);
  const slow = expressions
    .filter((expression) => repeats(expression) && !short.has(expression.source))
    .map((expression) => ({ expression, text: slowText(expression) }))
    .filter(({ text }) => text !== undefined)
    .map(
      ({ expression, text }) => `${expression.file} /${expression.source}/: ${text?.slice(0, 20)}`,
    );
  expect(slow, slow.join("\n")).toEqual([]);
}, 60_000);
