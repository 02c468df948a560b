import { refusal } from "@jdj/contract/call/refusals";
import { os } from "@orpc/server";
import type { ProviderContext } from "../../../http/answer.ts";
import type { Membership } from "./queries.ts";

/**
 * Lets an owner of the shop through. Follows `withProvider`.
 * @throws owner-only (403) for any other member of the team
 */
export const asOwner = os
  .$context<ProviderContext & { membership: Membership }>()
  .middleware(({ context, next }) => {
    if (context.membership.role !== "owner") throw refusal("owner-only");
    return next();
  });
