import type { CallName } from "./contract-calls.ts";
import type { Sample } from "./subject.ts";
import { freshPhone } from "./subject.ts";

/** Right inputs for the calls of the providers' accounts. */
export const providerAccountSamples = {
  "providerAccounts.sessions.login": {
    byId: false,
    input: ({ providerEmail }) => ({ email: providerEmail, password: "demo" }),
  },
  "providerAccounts.sessions.logout": { byId: false, input: () => undefined },
  "providerAccounts.sessions.me": { byId: false, input: () => undefined },
  "providerAccounts.sessions.requestReset": {
    byId: false,
    input: () => ({ email: `${freshPhone().replace(/\D/g, "")}@exemple.test` }),
  },
  "providerAccounts.sessions.reset": {
    byId: false,
    input: ({ providerEmail }) => ({
      token: "none",
      email: providerEmail,
      password: "un mot neuf",
      password_confirmation: "un mot neuf",
    }),
  },
  "providerAccounts.invitations.find": {
    byId: false,
    input: ({ shop }) => ({ token: shop.teamToken }),
  },
  "providerAccounts.invitations.accept": {
    byId: false,
    input: () => ({ token: "none", password: "demo" }),
  },
  "providerAccounts.team.list": { byId: false, input: () => undefined },
  "providerAccounts.team.invite": {
    byId: false,
    input: () => ({
      email: `${freshPhone().replace(/\D/g, "")}@exemple.test`,
      role: "member",
    }),
  },
  "providerAccounts.team.cancelInvitation": {
    byId: true,
    input: ({ shop }) => ({ invitationId: shop.teamInvitationId }),
  },
  "providerAccounts.team.setRole": {
    byId: true,
    input: ({ shop }) => ({ teamMemberId: shop.teamMemberId, role: "member" }),
  },
  "providerAccounts.team.remove": {
    byId: true,
    input: ({ shop }) => ({ teamMemberId: shop.teamMemberId }),
  },
} as const satisfies Partial<Record<CallName, Sample>>;
