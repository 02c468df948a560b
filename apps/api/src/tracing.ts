import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";

/** Spans are made through OpenTelemetry's API alone: without a tracer that is set, each costs nothing. */
const tracer = trace.getTracer("joie-du-jour");

/**
 * Begins the span of a request; it continues the trace that the caller's headers name.
 * @returns the span, and how code runs within it
 */
export function startRequestSpan(
  method: string,
  headers: Readonly<Record<string, unknown>>,
): { span: Span; within<T>(run: () => T): T } {
  const parent = propagation.extract(context.active(), headers);
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent);
  const active = trace.setSpan(parent, span);
  return { span, within: (run) => context.with(active, run) };
}

/** Ends the span of a request. @param route a pattern, never the path: paths can carry tokens */
export function endRequestSpan(
  span: Span,
  { method, route, status }: { method: string; route: string; status: number },
): void {
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    "http.request.method": method,
    "http.route": route,
    "http.response.status_code": status,
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Runs code in a span of its own, which has failed when the code throws. No message of an error is kept: it may quote a person's values. */
export function inSpan<T>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {} }: { kind?: SpanKind; attributes?: Attributes },
  run: () => Promise<T>,
): Promise<T> {
  return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await run();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/**
 * Begins the span of a statement, named by its first word; the caller ends it.
 * @param asked what `pg` is asked: a text, or an object with a `text`. Its values are left out.
 */
export function startStatementSpan(asked: unknown): Span {
  const text = typeof asked === "object" && asked !== null && "text" in asked ? asked.text : asked;
  const statement = typeof text === "string" ? text.trimStart() : "";
  const operation = /^\w+/.exec(statement)?.[0].toLowerCase() ?? "statement";
  return tracer.startSpan(operation, {
    kind: SpanKind.CLIENT,
    attributes: { "db.system.name": "postgresql", "db.query.text": statement },
  });
}
