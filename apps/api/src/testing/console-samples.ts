import type { CallName } from "./contract-calls.ts";
import { freshPhone, type Sample } from "./subject.ts";

const signIn = { email: "nobody@exemple.test", password: "un mot de passe", code: "123456" };

/** Right inputs for the calls of the console. */
export const consoleSamples = {
  "console.sessions.login": { byId: false, input: () => signIn },
  "console.sessions.logout": { byId: false, input: () => undefined },
  "console.sessions.me": { byId: false, input: () => undefined },
  "console.sessions.activation": { byId: false, input: () => ({ token: "none" }) },
  "console.sessions.activate": {
    byId: false,
    input: () => ({ token: "none", password: "un mot de passe", code: "123456" }),
  },
  "console.staff.list": { byId: false, input: () => ({}) },
  "console.staff.find": { byId: false, input: (subject) => ({ id: subject.console.staffId }) },
  "console.staff.add": {
    byId: false,
    input: () => ({
      email: `${freshPhone().replace(/\D/g, "")}@exemple.test`,
      given_names: "Ama",
      last_name: "Brou",
      role: "support",
    }),
  },
  "console.staff.setRole": {
    byId: false,
    input: (subject) => ({ id: subject.console.staffId, role: "editor", version: 1 }),
  },
  "console.staff.reset": { byId: false, input: (subject) => ({ id: subject.console.staffId }) },
  "console.staff.remove": { byId: false, input: (subject) => ({ id: subject.console.staffId }) },
  "console.audit.list": { byId: false, input: () => ({}) },
  "console.audit.find": { byId: false, input: () => ({ id: 1 }) },
} satisfies Partial<Record<CallName, Sample>>;
