import { refusal } from "@jdj/contract/call/refusals";
import { os } from "@orpc/server";
import type { ProviderContext } from "../../../http/answer.ts";
import type { Membership } from "./queries.ts";

/**
 * Lets an owner of the shop through. Follows `withProvider`.
 * @param code what any other member of the team is told (403): what is kept to owners here
 */
export const asOwner = (
  code: "owner-only" | "owner-only-listing" | "owner-only-money" | "owner-only-selling",
) =>
  os.$context<ProviderContext & { membership: Membership }>().middleware(({ context, next }) => {
    if (context.membership.role !== "owner") throw refusal(code);
    return next();
  });
