import { mayStaff } from "@jdj/contract/call/staff-policy";
import type { StaffUser } from "@jdj/contract/console/staff";
import type { AuthProvider } from "react-admin";
import { request } from "../data/request.ts";
import { sectionOf } from "../menu/groups.ts";

let known: Promise<StaffUser> | null = null;

/** Who is signed in, asked once for each session. */
function currentUser(): Promise<StaffUser> {
  known ??= request<StaffUser>("GET", "me").catch((error) => {
    known = null;
    throw error;
  });
  return known;
}

/** Drops who was signed in. */
export function clearUser(): void {
  known = null;
}

/** The sign-in of staff. What a role may see and do is the contract's one policy. */
export const authProvider: AuthProvider = {
  async login(credentials) {
    await request("POST", "login", credentials);
    clearUser();
  },

  async logout() {
    // A session that ended by itself is refused: the page of sign-in follows either way.
    await request("POST", "logout").catch(() => undefined);
    clearUser();
  },

  async checkAuth() {
    await currentUser();
  },

  checkError(error) {
    if (error?.status !== 401) return Promise.resolve();
    clearUser();
    return Promise.reject(error);
  },

  async getIdentity() {
    const { id, name } = await currentUser();
    return { id, fullName: name };
  },

  async getPermissions() {
    return (await currentUser()).role;
  },

  async canAccess({ resource, action }) {
    const section = sectionOf(resource);
    if (section === null) return true;
    const isRead = ["list", "show", "export"].includes(action);
    const { role } = await currentUser();
    return mayStaff(role, `${section}:${isRead ? "read" : "write"}`);
  },
};
