import type { User } from "@jdj/contract/accounts/sessions";
import type { RequestContext } from "../../../app-context.ts";
import type { Actor } from "../../identity/sessions/queries.ts";
import { maySeeNotebook } from "../../identity/users/policy.ts";
import { findCurrentEvent } from "../../notebook/events/queries.ts";

/** The user of the session, with what they may do. */
export async function presentUser({ db, settings }: RequestContext, actor: Actor): Promise<User> {
  const { user, customer } = actor;
  const event = customer && (await findCurrentEvent(db, customer.id));
  return {
    id: user.id,
    name: user.name,
    last_name: user.lastName,
    given_names: user.givenNames,
    email: user.email,
    phone_number_1: user.phone,
    email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
    phone_verified_at: user.phoneVerifiedAt?.toISOString() ?? null,
    pending_email: user.pendingEmail,
    pending_phone_number_1: user.pendingPhone,
    has_password: user.passwordHash !== null,
    role: { name: user.role },
    customer: customer && {
      id: customer.id,
      dob: customer.dob,
      civility: customer.civility,
      current_event: event && { id: event.id, name: event.name },
    },
    can: { openNotebook: maySeeNotebook(actor, settings.gate) },
  };
}
