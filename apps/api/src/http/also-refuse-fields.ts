import { type FieldErrors, fieldErrorsOf, fieldRefusal } from "@jdj/contract/call/refusals";
import { ORPCError, os, ValidationError } from "@orpc/server";
import type { CallContext } from "./answer.ts";
import { fieldErrors } from "./refuse.ts";

/** The errors by field of an input whose shape is wrong, or of a refusal by field; null for any other error. */
function errorsOf(error: unknown): FieldErrors | null {
  if (
    error instanceof ORPCError &&
    error.code === "BAD_REQUEST" &&
    error.cause instanceof ValidationError
  )
    return fieldErrors(error.cause.issues);
  return fieldErrorsOf(error);
}

/**
 * Reports what a shape cannot check, such as a number without an owner, beside the errors of the
 * shape, so that somebody who corrects a form corrects it once. At a field with both, the shape's
 * stands. It must be the last before the input is validated.
 * @param check the errors of an input as it was sent, whatever that is
 */
export function alsoRefuseFields(
  check: (input: unknown, context: CallContext) => FieldErrors | Promise<FieldErrors>,
) {
  return os.$context<CallContext>().middleware(async ({ context, next }, input: unknown) => {
    try {
      return await next();
    } catch (error) {
      const found = errorsOf(error);
      if (found === null) throw error;
      const also = await check(input, context);
      if (Object.keys(also).length === 0) throw error;
      throw fieldRefusal({ ...also, ...found });
    }
  });
}

/** The errors of one field as it was sent; none when it is right. */
export type Check = (written: string, context: CallContext) => string[];

/**
 * The same, field by field.
 * @param checks by field; for those that were sent as text
 */
export function alsoRefuse(checks: Readonly<Record<string, Check>>) {
  return alsoRefuseFields((input, context) => {
    const written = new Map(Object.entries(Object(input)));
    const errors: FieldErrors = {};
    for (const [field, check] of Object.entries(checks)) {
      const text = written.get(field);
      const found = typeof text === "string" ? check(text, context) : [];
      if (found.length > 0) errors[field] = found;
    }
    return errors;
  });
}
