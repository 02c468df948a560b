import { FIELD_ERRORS_MAX } from "@jdj/contract/operations/field-errors-max";

/** A script that failed, at once or in a promise, as the browser tells it. */
export type ScriptFailure = ErrorEvent | PromiseRejectionEvent;

/** What an error event or the stack of a rejected promise says of a failure. */
interface Failure {
  error: unknown;
  /** The address of the script, its line and its column. */
  file: string;
  line: number;
  column: number;
}

/** What an event says of a failure; null where it names no script. */
export function failureOf(one: ScriptFailure): Failure | null {
  if ("reason" in one) return rejected(one.reason);
  const { error, filename: file, lineno: line, colno: column } = one;
  return { error, file, line, column };
}

/** A failure from the reason of a rejected promise: the first place of its stack; null without one. */
export function rejected(reason: unknown): Failure | null {
  const stack = reason instanceof Error ? (reason.stack ?? "") : "";
  const [, file, line, column] = /(https?:\/\/\S{1,300}?):(\d{1,9}):(\d{1,9})/.exec(stack) ?? [];
  if (file === undefined) return null;
  return { error: reason, file, line: Number(line), column: Number(column) };
}

/**
 * Failures of our own scripts as they are reported: the kind of error and its place, never its
 * message, which quotes what people type.
 */
export function reportedErrors(failures: readonly Failure[], origin: string): string[] {
  return failures
    .flatMap(({ error, file, line, column }) => {
      const url = URL.canParse(file) ? new URL(file) : null;
      if (url?.origin !== origin || !url.pathname.startsWith("/assets/")) return [];
      const kind = error instanceof Error && /^\w{1,40}$/.test(error.name) ? error.name : "Error";
      return [`${kind} ${url.pathname}:${line}:${column}`];
    })
    .slice(0, FIELD_ERRORS_MAX);
}
