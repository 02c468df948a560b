import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { contractCalls } from "../testing/contract-calls.ts";
import { openApiDocument } from "./openapi.ts";

type Json = { [key: string]: Json } & Json[];
const held: { document?: Json } = {};

beforeAll(async () => {
  held.document = JSON.parse(
    JSON.stringify(await openApiDocument("Joie du Jour", "https://joie.test")),
  );
});

function use(): Json {
  if (!held.document) throw new Error("The document is made before the tests");
  return held.document;
}

function operationOf({ path, method }: { path: string; method: string }): Json | undefined {
  return use().paths?.[path]?.[method.toLowerCase()];
}

/** A schema with what it refers to in its place. */
function resolve(schema: Json | undefined): Json | undefined {
  const ref = schema?.$ref;
  if (ref === undefined) return schema;
  return resolve(use().components?.schemas?.[String(ref).split("/").at(-1) ?? ""]);
}

/** The fields that the document demands of a call, and those that it names, wherever they are sent. */
function fieldsOf(operation: Json | undefined) {
  const named = new Set<string>();
  const required = new Set<string>();
  for (const parameter of operation?.parameters ?? []) {
    named.add(String(parameter.name));
    if (parameter.required) required.add(String(parameter.name));
  }
  const [content] = Object.values(operation?.requestBody?.content ?? {});
  const body = resolve(content?.schema);
  for (const name of Object.keys(body?.properties ?? {})) named.add(name);
  for (const name of body?.required ?? []) required.add(String(name));
  return { named, required, isObject: body === undefined || body.properties !== undefined };
}

describe("the OpenAPI document", () => {
  it("says where the API is", () => {
    expect(use().servers).toEqual([{ url: "https://joie.test" }]);
  });

  it("asks for a session only where the call does", () => {
    expect(use().security).toBeUndefined();
    const wrong = contractCalls.filter((call) => {
      const expected = call.access === "anyone" ? [] : [{ bearer: [] }];
      return JSON.stringify(operationOf(call)?.security) !== JSON.stringify(expected);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("writes no object of five fields or more out twice", () => {
    const seen = new Map<string, number>();
    const walk = (node: unknown) => {
      if (typeof node !== "object" || node === null) return;
      if ("properties" in node && Object.keys(Object(node.properties)).length >= 5) {
        const written = JSON.stringify(node.properties);
        seen.set(written, (seen.get(written) ?? 0) + 1);
      }
      for (const child of Object.values(node)) walk(child);
    };
    for (const path of Object.values(use().paths ?? {}))
      for (const operation of Object.values(path)) walk(operation.responses);
    walk(use().components);
    expect([...seen].filter(([, count]) => count > 1).map(([written]) => written)).toEqual([]);
  });

  it("refers to no schema that it does not hold", () => {
    const refs = JSON.stringify(use()).match(/#\/components\/schemas\/\w+/g) ?? [];
    const held = Object.keys(use().components?.schemas ?? {});
    expect(refs.length).toBeGreaterThan(100);
    expect(refs.filter((ref) => !held.includes(ref.split("/").at(-1) ?? ""))).toEqual([]);
  });

  it("demands the fields that the server demands", () => {
    const wrong = contractCalls.flatMap((call) => {
      if (!(call.input instanceof z.ZodType)) return [];
      const { named, required, isObject } = fieldsOf(operationOf(call));
      const read = call.input.safeParse({});
      const issues = read.success ? [] : read.error.issues;
      if (!isObject || issues.some(({ path }) => path.length === 0)) return [];
      const demanded = new Set(issues.map(({ path }) => String(path[0])));
      const differing = [...named].filter((name) => demanded.has(name) !== required.has(name));
      return differing.map((name) => `${call.name}: ${name} (${required.has(name)})`);
    });
    expect(wrong).toEqual([]);
  });
});
