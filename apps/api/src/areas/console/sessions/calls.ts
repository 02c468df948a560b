import { refusal } from "@jdj/contract/call/refusals";
import { staffSessions as contract, type StaffUser } from "@jdj/contract/console/staff";
import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { answer, asStaff, type CallContext } from "../../../http/answer.ts";
import { consoleCookie } from "../../../http/console-cookie.ts";
import { signOut } from "../../accounts/sessions/sign-out.ts";
import { staffMembers } from "../../identity/staff/tables.ts";
import { users } from "../../identity/users/tables.ts";
import { activateStaff, readActivation } from "./activate-staff.ts";
import { countRecoveryCodes } from "./recovery-codes.ts";
import { STAFF_SESSION_MS, signInStaff } from "./sign-in-staff.ts";

/** Gives the browser the cookie of a session; an empty token removes it. */
function setCookie({ resHeaders, settings }: CallContext, token: string): void {
  const cookie = consoleCookie(settings.publicUrl, token, STAFF_SESSION_MS / 1000);
  resHeaders?.append("set-cookie", cookie);
}

export const staffSessionCalls = {
  login: answer(contract.login).handler(async ({ input, context }) => {
    const { address, device } = context.caller;
    const { token, userId } = await signInStaff(context, { ...input, address, device });
    setCookie(context, token);
    return { success: true, user: await presentStaffUser(context.db, userId) };
  }),

  logout: answer(contract.logout)
    .use(asStaff)
    .handler(async ({ context }) => {
      const { sessionId, user } = context.actor;
      await signOut(context, { sessionId, userId: user.id });
      setCookie(context, "");
      return { success: true };
    }),

  me: answer(contract.me)
    .use(asStaff)
    .handler(({ context }) => presentStaffUser(context.db, context.actor.user.id)),

  activation: answer(contract.activation).handler(({ input, context }) =>
    readActivation(context, input.token, context.caller.address),
  ),

  activate: answer(contract.activate).handler(async ({ input, context }) => {
    const { address, device } = context.caller;
    const activated = await activateStaff(context, { ...input, address, device });
    setCookie(context, activated.token);
    return {
      success: true,
      user: await presentStaffUser(context.db, activated.userId),
      recovery_codes: activated.codes,
    };
  }),
};

/** A signed-in member of staff, as the console shows them. */
async function presentStaffUser(db: Database, userId: number): Promise<StaffUser> {
  const [found] = await db
    .select({ email: users.email, name: users.name, role: staffMembers.role })
    .from(users)
    .innerJoin(staffMembers, eq(staffMembers.userId, users.id))
    .where(eq(users.id, userId));
  if (!found) throw refusal("not-signed-in");
  return {
    id: userId,
    email: found.email ?? "",
    name: found.name,
    role: found.role,
    recovery_codes_left: await countRecoveryCodes(db, userId),
  };
}
