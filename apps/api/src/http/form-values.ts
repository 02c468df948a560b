import type { AnyContractProcedure } from "@orpc/contract";

type Schema = NonNullable<AnyContractProcedure["~orpc"]["inputSchema"]>;

/** A value of a form: where it stands, and what else it may stand for. */
interface Field {
  path: PropertyKey[];
  candidates: unknown[];
}

/** What a text may stand for, in the order in which it is tried; at last the text itself. */
function candidatesOf(text: string): unknown[] {
  const value = text.trim();
  if (value === "" || isNull(value)) return [null, undefined, text];
  if (value === "true" || value === "false") return [value === "true", text];
  if (value === "0" || value === "1") return [Number(value), value === "1", text];
  if (/^-?\d{1,15}(\.\d{1,6})?$/.test(value)) return [Number(value), text];
  return /^[[{]/.test(value) ? [...parsed(value), text] : [];
}

/** How a browser writes a null into a form. */
function isNull(text: string): boolean {
  return text === "null" || text === "undefined";
}

function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}

/**
 * The input of a call as its contract has it, from a form, whose values are all texts: `"12"` is a
 * number where a number is expected, an empty text is nothing where that is allowed, and a list may be
 * written as JSON. A text that the contract takes as it is stays a text, except `"null"` where null is
 * taken. What fits in no way stays as it came, for the contract to refuse.
 */
export async function readFormValues(schema: Schema, form: unknown): Promise<unknown> {
  const fields = new Map<string, Field>();
  const nulls = textsOf(form).filter(({ text }) => isNull(text));
  let input = form;
  for (const { path, text } of nulls) {
    fields.set(keyOf(path), { path, candidates: [undefined, text] });
    input = withValue(input, path, null);
  }
  // A value has three candidates at the most, and one round finds nothing wrong.
  for (let round = 0; round < 4; round += 1) {
    const { issues = [] } = await schema["~standard"].validate(input);
    const paths = issues.map(({ path = [] }) => path.map(nameOf));
    const tried = new Set<string>();
    for (const path of paths) {
      const key = keyOf(path);
      if (tried.has(key)) continue;
      const value = valueAt(input, path);
      const field =
        fields.get(key) ??
        (typeof value === "string" ? { path, candidates: candidatesOf(value) } : null);
      if (!field || field.candidates.length === 0) continue;
      tried.add(key);
      fields.set(key, field);
      input = withValue(input, path, field.candidates.shift());
    }
    if (tried.size === 0) break;
  }
  return input;
}

/** The name of one step of an issue's path. */
function nameOf(step: PropertyKey | { readonly key: PropertyKey }): PropertyKey {
  return typeof step === "object" ? step.key : step;
}

/** Every text of a form, with its path. */
function textsOf(
  value: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, [...path, key]));
}

/** Whether a value has fields of a form below it; a file has none. */
function isNode(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === "object" && value !== null && !(value instanceof Blob);
}

function keyOf(path: readonly PropertyKey[]): string {
  return JSON.stringify(path.map(String));
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (isNode(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    input,
  );
}

/** The same input with another value at a path that it has. */
function withValue(input: unknown, path: readonly PropertyKey[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (!isNode(input)) return input;
  const copy = (Array.isArray(input) ? [...input] : { ...input }) as Record<PropertyKey, unknown>;
  copy[key] = withValue(input[key], rest, value);
  return copy;
}

/** The encodings of forms. */
const FORMS = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Whether a request carries a form. */
export function isFormRequest({ headers }: Pick<Request, "headers">): boolean {
  return FORMS.test(headers.get("content-type") ?? "");
}
