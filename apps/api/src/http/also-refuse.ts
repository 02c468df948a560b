import { type FieldErrors, fieldRefusal } from "@jdj/contract/call/refusals";
import { ORPCError, os, ValidationError } from "@orpc/server";
import type { CallContext } from "./answer.ts";
import { fieldErrors } from "./refuse.ts";

/**
 * Reports what a shape cannot check, such as a number without an owner, beside the errors of the
 * shape, so that somebody who mends a form mends it once. At a field with both, the shape's stands.
 * @param errors of one field as it was sent; none when it is right, or no text
 */
export function alsoRefuse(field: string, errors: (written: string) => string[]) {
  return os.$context<CallContext>().middleware(async ({ next }, input: unknown) => {
    try {
      return await next();
    } catch (error) {
      if (!(error instanceof ORPCError) || error.code !== "BAD_REQUEST") throw error;
      if (!(error.cause instanceof ValidationError)) throw error;
      const written = new Map(Object.entries(Object(input))).get(field);
      const found = typeof written === "string" ? errors(written) : [];
      const also: FieldErrors = found.length === 0 ? {} : { [field]: found };
      throw fieldRefusal({ ...also, ...fieldErrors(error.cause.issues) });
    }
  });
}
