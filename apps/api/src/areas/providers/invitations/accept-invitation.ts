import { accountMessages } from "@jdj/contract/accounts/messages";
import { type FieldErrors, fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { and, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { hashPassword, isRefusedPassword } from "../../../crypto/password.ts";
import { violatedKey } from "../../../database/errors.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import type { ApiSettings } from "../../../settings.ts";
import { rememberDevice } from "../../accounts/sessions/device-token.ts";
import { signIn } from "../../accounts/sessions/sign-in.ts";
import { openSession } from "../../identity/sessions/open-session.ts";
import { type Actor, findActor } from "../../identity/sessions/queries.ts";
import {
  dropOtherClaims,
  findProvenHolder,
  lockCredential,
  passwordNonce,
} from "../../identity/users/credentials.ts";
import { users } from "../../identity/users/tables.ts";
import { listMissing } from "../notices/list-missing.ts";
import { notifyProvider } from "../notices/notify-provider.ts";
import { providers } from "../tables.ts";
import { listMembers } from "../team/list-members.ts";
import { providerMembers } from "../team/tables.ts";
import { findOpenInvitation } from "./queries.ts";
import { providerInvitations } from "./tables.ts";

/** What a new member of a team fills in. */
interface ActivationForm {
  givenNames: string;
  lastName: string;
  password: string;
  passwordConfirmation: string;
  terms: boolean;
}

/** The shortest password, in characters, as at registration. */
const SHORTEST = 3;

/** The errors of a new provider's account, by field of the call. */
function activationErrors(
  form: ActivationForm,
  settings: Pick<ApiSettings, "passwordPolicy" | "isProduction">,
): FieldErrors {
  const errors: FieldErrors = {};
  if (form.givenNames === "") errors.given_names = [accountMessages.givenNamesRequired];
  if (form.lastName === "") errors.last_name = [accountMessages.lastNameRequired];
  if (form.password.length < SHORTEST) errors.password = [accountMessages.passwordTooShort];
  else if (isRefusedPassword(form.password, settings))
    errors.password = [accountMessages.passwordWeak];
  if (form.passwordConfirmation !== form.password)
    errors.password_confirmation = [accountMessages.passwordsDiffer];
  if (!form.terms) errors.terms = [accountMessages.termsRequired];
  return errors;
}

/** A taken-up invitation, and from where. */
export interface Acceptance extends ActivationForm {
  token: string;
  /** Network address. */
  address: string;
  /** The device's name, from its user agent. */
  device: string;
  deviceToken: string;
}

/** A session of the new member; the token is shown only once. */
export interface Joined {
  token: string;
  actor: Actor;
  deviceToken: string;
  /** Whether they are the first of the team. */
  isActivation: boolean;
}

type Invitation = typeof providerInvitations.$inferSelect;

const role = "PROVIDER";

/**
 * Takes an invitation up, once. Its address counts as proven, because the link was read there: a new
 * provider's account is written, or an account that has proven the address joins after its password.
 * A customer's account with the same address stays as it is.
 * @throws not-found; shop-invitation-over; in-another-team; wrong-credentials; field errors (422);
 * too-many-requests
 */
export async function acceptInvitation(
  context: RequestContext,
  given: Acceptance,
): Promise<Joined> {
  const { db, now } = context;
  await consumeRateLimit(limits.verify, given.address, context);
  const { invitation, hasTeam } = await findOpenInvitation(db, given.token, now);
  const holder = await findProvenHolder(db, role, { email: invitation.email });
  const joined = await (holder === null
    ? writeMember(context, invitation, given)
    : addAccount(context, invitation, given, holder.id));
  return { ...joined, isActivation: !hasTeam };
}

/** Closes the invitation and adds a member, in the caller's transaction; the first is welcomed by email. */
async function join(context: RequestContext, invitation: Invitation, userId: number) {
  const { db: tx, now } = context;
  const { id, providerId, role: teamRole } = invitation;
  await tx
    .select({ id: providers.id })
    .from(providers)
    .where(eq(providers.id, providerId))
    .for("no key update");
  const [closed] = await tx
    .update(providerInvitations)
    .set({ closedAt: now })
    .where(and(eq(providerInvitations.id, id), isNull(providerInvitations.closedAt)))
    .returning({ id: providerInvitations.id });
  if (!closed) throw refusal("shop-invitation-over");
  const isFirst = (await listMembers(tx, providerId)).length === 0;
  await tx.insert(providerMembers).values({ providerId, userId, role: teamRole, createdAt: now });
  if (isFirst)
    await notifyProvider(context, providerId, {
      kind: "shop-activated",
      detail: await listMissing(tx, providerId),
      path: at("proShop"),
    });
}

/** Writes the account of a new member. */
async function writeMember(
  context: RequestContext,
  invitation: Invitation,
  given: Acceptance,
): Promise<Omit<Joined, "isActivation">> {
  const { db, now, settings } = context;
  const errors = activationErrors(given, settings);
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
  const { email } = invitation;
  const nonce = await passwordNonce(db, settings.secret, email);
  const passwordHash = await hashPassword(
    settings.passwordCost,
    given.password,
    given.address,
    nonce,
  );
  try {
    return await db.transaction(async (tx) => {
      await lockCredential(tx, { email });
      await dropOtherClaims(tx, { userId: null, role }, { email });
      const [user] = await tx
        .insert(users)
        .values({
          role,
          name: `${given.givenNames} ${given.lastName}`,
          givenNames: given.givenNames,
          lastName: given.lastName,
          email,
          passwordHash,
          emailVerifiedAt: now,
          termsAcceptedAt: now,
          createdAt: now,
        })
        .returning({ id: users.id });
      if (!user) throw new Error("The user was not written");
      await join({ ...context, db: tx }, invitation, user.id);
      const { token } = await openSession(tx, { userId: user.id, device: given.device, now });
      const actor = await findActor(tx, token, now);
      if (!actor) throw new Error("The session was not opened");
      const deviceToken = rememberDevice(settings.secret, given.deviceToken, user.id);
      return { token, actor, deviceToken };
    });
  } catch (error) {
    // The same link was taken up twice at once.
    if (violatedKey(error) === "users_email_proven_key") throw refusal("shop-invitation-over");
    throw error;
  }
}

/** Adds an account that has proven the address, after its password. */
async function addAccount(
  context: RequestContext,
  invitation: Invitation,
  given: Acceptance,
  userId: number,
): Promise<Omit<Joined, "isActivation">> {
  const { db } = context;
  const [membership] = await db
    .select({ id: providerMembers.id })
    .from(providerMembers)
    .where(eq(providerMembers.userId, userId));
  if (membership) throw refusal("in-another-team");
  const { password, address, device, deviceToken } = given;
  const { email } = invitation;
  const entered = await signIn(context, { role, email, password, address, device, deviceToken });
  if (entered.actor.user.id !== userId) throw refusal("wrong-credentials");
  try {
    await db.transaction((tx) => join({ ...context, db: tx }, invitation, userId));
  } catch (error) {
    if (violatedKey(error) === "provider_members_user_key") throw refusal("in-another-team");
    throw error;
  }
  return entered;
}
