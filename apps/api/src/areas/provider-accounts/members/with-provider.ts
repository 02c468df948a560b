import { refusal } from "@jdj/contract/call/refusals";
import { providerGuard } from "../../../http/answer.ts";
import { membershipFor } from "./queries.ts";

/**
 * Finds the provider for whom the caller works, as `membership`. Follows `asProvider`.
 * @throws no-shop (403) for a provider's account that belongs to no provider
 */
export const withProvider = providerGuard.middleware(async ({ context, next }) => {
  const membership = await membershipFor.find(context, { userId: context.actor.user.id });
  if (membership === null) throw refusal("no-shop");
  return next({ context: { membership } });
});
