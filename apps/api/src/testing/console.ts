import type { StaffRole } from "@jdj/contract/call/staff-policy";
import { requestContext } from "../app-context.ts";
import { totpCode } from "../areas/identity/staff/totp.ts";
import { addStaff } from "../areas/staff/team/add-staff.ts";
import { openStaff } from "./actors.ts";
import type { TestApp } from "./app.ts";

/** The password of staff in tests. */
export const STAFF_PASSWORD = "trois pagnes bleus";

/** Calls the console as a member of staff of a role, by a path below `/api/v1/console/`. */
export async function asRole(app: TestApp, role: StaffRole, email?: string) {
  const { token, id } = await openStaff(app, role, email);
  const call = (method: string, path: string, body?: unknown) =>
    app.call(method, `/api/v1/console/${path}`, { token, body });
  return { id, token, call };
}

/** Approves the newest change of a setting that waits, as a second person. */
export async function approveNewest(app: TestApp, email: string) {
  const { call } = await asRole(app, "finance", email);
  const { items: rows } = (await call("GET", "setting-changes")).body as {
    items: { id: number }[];
  };
  return call("POST", `setting-changes/${rows[0]?.id}/approve`);
}

/** Adds a member of staff; returns the token of their activation link. */
export async function inviteStaff(app: TestApp, email: string, role: StaffRole = "admin") {
  const person = { email, givenNames: "Serge", lastName: "Aka", role };
  const { id, link } = await addStaff(requestContext(app), { id: null, name: "test" }, person);
  return { id, token: link.split("/").at(-1) ?? "" };
}

/** Activates an account by its link, as its owner does; returns the secret and the recovery codes. */
export async function activate(app: TestApp, token: string) {
  const call = (path: string, body: unknown) =>
    app.call("POST", `/api/v1/console/${path}`, { body });
  const read = await call("activation/read", { token });
  const { secret } = read.body as { secret: string };
  const code = totpCode(secret, app.clock());
  const done = await call("activation", { token, password: STAFF_PASSWORD, code });
  const { recovery_codes: codes } = done.body as { recovery_codes: string[] };
  return { secret, codes, status: done.status };
}
