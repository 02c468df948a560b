import type { CallMeta } from "@jdj/contract/call/call";
import { refusal } from "@jdj/contract/call/refusals";
import { mayTeam, teamRefusals } from "@jdj/contract/call/team-policy";
import { providerGuard } from "../../../http/answer.ts";
import { membershipFor } from "./queries.ts";

/**
 * Finds the provider for whom the caller works, as `membership`. Follows `asProvider`.
 * @throws no-shop (403) for a provider's account that belongs to no provider; a refusal of
 * `teamRefusals` (403) when the caller's role does not permit what the call needs
 */
export const withProvider = providerGuard.middleware(async ({ context, next, procedure }) => {
  const membership = await membershipFor.find(context, { userId: context.actor.user.id });
  if (membership === null) throw refusal("no-shop");
  const { meta }: { meta: CallMeta } = procedure["~orpc"];
  const { teamNeed } = meta;
  if (teamNeed !== undefined && !mayTeam(membership.role, teamNeed))
    throw refusal(teamRefusals[teamNeed]);
  return next({ context: { membership } });
});
