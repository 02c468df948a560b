import { beforeAll, describe, expect, it } from "vitest";
import { renewApp, type TestApp } from "../testing/app.ts";

/** A call as a specification's section 7 writes it: its path, the fields of its body, the fields read. */
export interface SpecCall<Ids> {
  /** Method and path in the document's wording, without the host. */
  call: string;
  /** What tells it from another row of the same path. */
  as?: string;
  /** The path with its values, after `/`. */
  path: (ids: Ids) => string;
  /** Exactly the document's fields; FormData where the document says multipart. */
  body?: (ids: Ids) => unknown;
  /** No bearer token, where the document says so. */
  anonymous?: true;
  /** The fields that the document reads, dots between nested ones: `data.0.id`. */
  reads: string[];
  /** Takes what later calls need from the answer. */
  after?: (answer: Record<string, unknown>, ids: Ids) => void | Promise<void>;
}

/** The value at a path like `data.0.pivot.id`; undefined when there is none. */
export function valueAt(body: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (value, key) =>
        typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined,
      body,
    );
}

/** A multipart body of these fields. */
export function multipart(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** How a client writes a body. */
const encodings = ["JSON", "multipart", "form"] as const;
export type Encoding = (typeof encodings)[number];

/**
 * The fields of a body as a form has them: `0[event_id]=12`. All are text; null is « null », as a browser's
 * FormData writes it, or empty, as a form does.
 */
function formFields(value: unknown, absent: "null" | "", name = ""): [string, string][] {
  if (value === undefined) return [];
  if (typeof value !== "object" || value === null) return [[name, `${value ?? absent}`]];
  return Object.entries(value).flatMap(([key, one]) =>
    formFields(one, absent, name === "" ? key : `${name}[${key}]`),
  );
}

/** A body in an encoding; one with files stays multipart. */
export function encoded(body: unknown, encoding: Encoding): unknown {
  if (body instanceof FormData || encoding === "JSON") return body;
  if (encoding === "multipart") return multipart(Object.fromEntries(formFields(body, "null")));
  return new URLSearchParams(formFields(body, ""));
}

/** The tests of some calls in each encoding, the two of forms on a new database each. */
export function describeInEachEncoding(
  title: string,
  app: TestApp,
  define: (encoding: Encoding) => void,
): void {
  describe.each(encodings)(`${title}, as %s`, (encoding) => {
    beforeAll(async () => {
      if (encoding !== "JSON") await renewApp(app);
    });
    define(encoding);
  });
}

/** One test for each call, in the order of the table, since later ones need what earlier ones made. */
export function specCallTests<Ids extends { token: string }>(
  app: TestApp,
  ids: Ids,
  calls: SpecCall<Ids>[],
  encoding: Encoding,
): void {
  for (const { call, as, path, body: fields, anonymous, reads, after } of calls)
    it(`answers ${call}${as === undefined ? "" : ` ${as}`}`, async () => {
      const [method = ""] = call.split(" ");
      const { status, body } = await app.call(method, `/${path(ids)}`, {
        token: anonymous ? null : ids.token,
        ...(fields === undefined ? {} : { body: encoded(await fields(ids), encoding) }),
      });
      expect({ status, body }).toMatchObject({ status: 200 });
      const missing = reads.filter((field) => valueAt(body, field) === undefined);
      expect(missing, JSON.stringify(body)).toEqual([]);
      await after?.(body as Record<string, unknown>, ids);
    });
}
