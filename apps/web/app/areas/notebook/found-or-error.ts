import { ORPCError } from "@orpc/contract";
import { found } from "#app/http/found.ts";

/**
 * The result of a call, or null when the server failed: the section then says so and offers
 * to try again, in its own place. The server's log has the error.
 */
export async function foundOrError<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await found(answer);
  } catch (error) {
    if (error instanceof ORPCError && error.status >= 500) return null;
    throw error;
  }
}
