import { z } from "zod";
import type { ContractCall } from "../contract-calls.ts";

/** Values of which every filter of a list takes one or more. */
const candidates: readonly unknown[] = [
  true,
  false,
  "true",
  "false",
  1,
  "1",
  "2026-11",
  "2026-11-20",
  "2026-11-20T00:00:00.000Z",
  "awa@exemple.test",
  "+2250707070707",
  "awa",
  "provider-1",
  "hosts-1",
];

/** The choices of an enumeration, wherever in the schema it is. */
function choicesOf(schema: unknown): unknown[] {
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(choicesOf);
  if (schema instanceof z.ZodPipe) return choicesOf(schema.def.in);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return choicesOf(schema.unwrap());
  return [];
}

/**
 * The values with which a filter is tried: each choice of an enumeration, else those of the
 * candidates that it takes.
 * @throws when it takes none, so that no filter goes untried
 */
function valuesOf(name: string, schema: z.ZodType): unknown[] {
  const choices = choicesOf(schema);
  const values = choices.length > 0 ? choices : candidates;
  const taken = values.filter((value) => schema.safeParse(value).success);
  if (taken.length === 0) throw new Error(`No value is known for the filter ${name}`);
  return taken;
}

/** Whether a call of the console reads: a list, a search or an export. */
export function isConsoleRead({ access, method }: ContractCall): boolean {
  return access === "staff" && method === "GET";
}

/**
 * The inputs with which a reading call of the console is planned: its sample, each filter with each
 * of its values, each order in both directions, and each filter once in each order.
 */
export function listInputs({ name, path, input }: ContractCall, sample: unknown): unknown[] {
  if (!(input instanceof z.ZodObject)) return [sample];
  const base: Record<string, unknown> = {};
  for (const key of Object.keys(input.shape))
    if (path.includes(`{${key}}`)) base[key] = Reflect.get(Object(sample), key);
  const { page: _, per_page: __, sort, order: ___, ...rest } = input.shape;
  const filters = Object.entries(rest)
    .filter(([key]) => !(key in base))
    .map(([key, schema]) =>
      valuesOf(`${key} of ${name}`, schema).map((value) => ({ [key]: value })),
    );
  const orders = (sort ? choicesOf(sort) : []).flatMap((field) =>
    ["asc", "desc"].map((direction) => ({ sort: field, order: direction })),
  );
  const ordered = filters.flatMap(([first = {}]) =>
    orders.map((order) => ({ ...first, ...order })),
  );
  const all = [{}, ...filters.flat(), ...orders, ...ordered];
  return [sample, ...all.map((one) => ({ ...base, ...one }))];
}
