import { listCaughtMessages } from "../mail-catcher/queries.ts";
import type { TestApp } from "./app.ts";

/** A signed-in customer of a test. */
export interface CastMember {
  token: string;
  userId: number;
  customerId: number;
  eventId: number;
  email: string;
}

/** A registration with valid fields. */
export function registrationForm(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    type: "customer",
    last_name: "Kouassi",
    given_names: "Awa",
    civility: "Mademoiselle",
    email: "awa@exemple.test",
    password: "demo",
    dob: "1996-05-14",
    event_type_id: 1,
    wedding_date: "2027-03-20",
    terms: true,
    ...overrides,
  };
}

let registered = 0;

/** Registers a customer with a wedding and signs them in; their address is not verified yet. */
export async function registerUnverified(
  app: TestApp,
  overrides: Record<string, unknown> = {},
): Promise<CastMember> {
  registered += 1;
  const email = `couple${registered}@exemple.test`;
  const form = registrationForm({ email, ...overrides });
  const made = await app.call("POST", "/api/v1/register", { body: form });
  const entered = await app.call("POST", "/api/v1/login", {
    body: { email: form.email, password: form.password },
  });
  const { user } = made.body as { user: { id: number; customer_id: number; event_id: number } };
  const { token } = entered.body as { token: string };
  return {
    token,
    userId: user.id,
    customerId: user.customer_id,
    eventId: user.event_id,
    email: String(form.email),
  };
}

/** The newest link sent to an address; throws when there is none. */
export async function lastLinkTo(app: TestApp, email: string): Promise<string> {
  await app.work();
  const [sentEmail] = await listCaughtMessages(app.db, 1, email);
  const link = sentEmail?.links[0];
  if (link === undefined) throw new Error("No letter came to that address");
  return link;
}

/** Registers a customer with a wedding, signed in, whose address is verified by its email. */
export async function registerCouple(
  app: TestApp,
  overrides: Record<string, unknown> = {},
): Promise<CastMember> {
  const member = await registerUnverified(app, overrides);
  const [token, email] = (await lastLinkTo(app, member.email)).split("/").slice(-2);
  await app.call("GET", `/api/v1/email-verification/${token}/${email}`);
  return member;
}

/** The subjects of the emails to an address. */
export async function subjectsTo(app: TestApp, email: string) {
  const caught = await listCaughtMessages(app.db);
  return caught.filter(({ to }) => to === email).map(({ subject }) => subject);
}
