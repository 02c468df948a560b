import { refusal } from "@jdj/contract/call/refusals";
import { os } from "@orpc/server";
import type { ProviderContext } from "../../../http/answer.ts";
import type { Membership } from "../../providers/team/queries.ts";

/**
 * Lets the team of a shop that sells products through. Follows `withProvider`.
 * @throws not-a-seller (403)
 */
export const withSeller = os
  .$context<ProviderContext & { membership: Membership }>()
  .middleware(({ context, next }) => {
    if (context.membership.selling === null) throw refusal("not-a-seller");
    return next();
  });
