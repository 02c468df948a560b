import { accountMessages } from "@jdj/contract/accounts/messages";
import { fieldRefusal } from "@jdj/contract/call/refusals";
import type { RequestContext } from "../../../app-context.ts";
import { verifyPassword } from "../../../crypto/password.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import type { users } from "./tables.ts";

/**
 * Asks for the password before something that an open session alone must not suffice for. An account
 * without a password must choose one first.
 * @param field where a wrong one is said
 * @throws a field error (422); too-many-requests after ten attempts in 15 minutes
 */
export async function confirmPassword(
  context: RequestContext,
  user: Pick<typeof users.$inferSelect, "id" | "passwordHash">,
  given: string,
  field: string,
): Promise<void> {
  if (user.passwordHash === null)
    throw fieldRefusal({ [field]: [accountMessages.passwordMissing] });
  if (given === "") throw fieldRefusal({ [field]: [accountMessages.passwordRequired] });
  await consumeRateLimit(limits.password, String(user.id), context);
  if (
    !(await verifyPassword(
      context.settings.passwordCost,
      given,
      user.passwordHash,
      `account ${user.id}`,
    ))
  )
    throw fieldRefusal({ [field]: [accountMessages.passwordWrong] });
}
