import type { ProviderUser } from "@jdj/contract/providers/sessions";
import type { CallContext } from "../../../http/answer.ts";
import type { Actor } from "../../identity/sessions/queries.ts";
import { membershipFor } from "../team/queries.ts";

/** A provider of a session, with the shop for which they work. */
export async function presentProvider(
  context: CallContext,
  { user }: Actor,
): Promise<ProviderUser> {
  const membership = await membershipFor.find(context, { userId: user.id });
  return {
    id: user.id,
    last_name: user.lastName,
    given_names: user.givenNames,
    email: user.email,
    shop: membership && {
      id: membership.providerId,
      name: membership.shopName,
      role: membership.role,
      published: membership.publishedAt !== null,
      released: membership.releasedAt !== null,
      suspended: membership.suspendedAt !== null,
      selling: membership.selling,
    },
  };
}
