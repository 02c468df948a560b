import type { SignedInUser, User } from "@jdj/contract/accounts/sessions";
import type { CallContext } from "../../../http/answer.ts";
import type { Actor } from "../../identity/sessions/queries.ts";
import { maySeeNotebook } from "../../identity/users/may-see-notebook.ts";
import { currentEventFor } from "../../notebook/events/event-for-caller.ts";

/** The user of a session, with what they may do. */
export function presentSignedIn(
  { user, customer }: Actor,
  gate: CallContext["settings"]["gate"],
): SignedInUser {
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
      ended_event: customer.endedEvent,
      erases_at: customer.erasesAt?.toISOString() ?? null,
    },
    can: { openNotebook: maySeeNotebook({ user, customer }, gate) },
  };
}

/** The same with the event on which they work. */
export async function presentUser(context: CallContext, actor: Actor): Promise<User> {
  const { customer, ...signedIn } = presentSignedIn(actor, context.settings.gate);
  const event = customer && (await currentEventFor(context, customer.id));
  return {
    ...signedIn,
    customer: customer && {
      ...customer,
      current_event: event && { id: event.id, name: event.name },
    },
  };
}
