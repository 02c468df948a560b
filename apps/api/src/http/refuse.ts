import {
  type FieldErrors,
  FORBIDDEN_CHARACTERS,
  fieldRefusal,
  INVALID_INPUT,
  refusal,
} from "@jdj/contract/call/refusals";
import { ORPCError, ValidationError } from "@orpc/server";
import { isDatabaseAway, isRefusedWrite, isUnstorableText } from "../database/errors.ts";
import { StorageError } from "../drivers/storage/port.ts";
import { describeError, type Log } from "../log.ts";
import { QueueFullError } from "../processes/fair-queue.ts";

/** The errors of an input by field; nested fields are joined by dots, as in `persons.0.email`. */
export function fieldErrors(issues: ValidationError["issues"]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const path = issue.path ?? [];
    const name = path.map((step) => (typeof step === "object" ? step.key : step)).join(".");
    const field = name === "" ? "form" : name;
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return errors;
}

/**
 * Turns what a call threw into a refusal that may be shown: a wrong shape into 422 by field, a text
 * that the database cannot hold into 422,
 * a database or a file store away or a full queue into 503, an internal error into a bare 500 with its place in the log.
 */
export function toRefusal(error: unknown, log: Log): unknown {
  if (error instanceof ORPCError) {
    if (error.code === "BAD_REQUEST" && error.cause instanceof ValidationError)
      return fieldRefusal(fieldErrors(error.cause.issues));
    if (error.status < 500 || error.code === "blog-away") return error;
  }
  if (isRefusedWrite(error)) return refusal("view-read-only");
  if (isUnstorableText(error)) return fieldRefusal({ form: [FORBIDDEN_CHARACTERS] });
  if (error instanceof StorageError) {
    log("error", "file-not-stored", { error: describeError(error) });
    return refusal("storage-away");
  }
  if (isDatabaseAway(error) || error instanceof QueueFullError) return refusal("busy");
  log("error", "call-failed", { error: describeError(error) });
  return new ORPCError("INTERNAL_SERVER_ERROR", { message: "Internal server error" });
}

/** The body of a refused call, as the specifications have it, with the code by which clients recognise it. */
export function refusalBody(error: ORPCError<string, unknown>) {
  const body = { success: false, code: error.code, message: error.message };
  return error.code === INVALID_INPUT && typeof error.data === "object"
    ? { ...body, ...error.data }
    : body;
}

/**
 * The answer to a request of a page or file of the API's own that was refused: with the refusal's
 * status and sentence, as a call's body under `/api/`, as text elsewhere. Null for an internal error.
 */
export function answerRefused(error: unknown, path: string): Response | null {
  if (!(error instanceof ORPCError) || (error.status >= 500 && error.code !== "busy")) return null;
  const { status } = error;
  return path.startsWith("/api/")
    ? Response.json(refusalBody(error), { status })
    : new Response(error.message, { status });
}
