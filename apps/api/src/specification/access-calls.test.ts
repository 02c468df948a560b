import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "../areas/identity/users/tables.ts";
import { listCaughtMessages } from "../mail-catcher/queries.ts";
import { testApp } from "../testing/app.ts";
import { lastLinkTo } from "../testing/cast.ts";
import { describeInEachEncoding, type SpecCall, specCallTests, valueAt } from "./spec-call.ts";

const app = testApp();

const ids = {
  token: "",
  userId: 0,
  customerId: 0,
  eventId: 0,
};

const email = "awa.kouassi@exemple.test";

/** The nine fields of a registration. */
const registration = {
  last_name: "Kouassi",
  given_names: "Awa",
  phone_number_1: "+(225) 07 01 02 03 04",
  email,
  password: "demo",
  type: "customer",
  name: "Awa Kouassi",
  event_type_id: 1,
  service_type_id: null,
};

async function tokenAndEmail(): Promise<string> {
  return (await lastLinkTo(app, email)).split("/").slice(-2).join("/");
}

let verification = "";
let reset = "";

const calls: SpecCall<typeof ids>[] = [
  {
    call: "POST api/v1/register",
    path: () => "api/v1/register",
    body: () => registration,
    anonymous: true,
    reads: ["user.id"],
    after: (answer, ids) => {
      ids.userId = Number(valueAt(answer, "user.id"));
    },
  },
  {
    call: "POST api/v1/login",
    as: "by email",
    path: () => "api/v1/login",
    body: () => ({ email, password: "demo" }),
    anonymous: true,
    reads: ["token", "user.role.name"],
    after: (answer, ids) => {
      ids.token = String(answer.token);
    },
  },
  {
    call: "POST api/v1/customers",
    path: () => "api/v1/customers",
    body: ({ userId }) => ({
      user_id: userId,
      civility: "Mademoiselle",
      last_name: "Kouassi",
      given_names: "Awa",
      email,
      phone_number_1: "+(225) 07 01 02 03 04",
      phone_number_2: null,
      dob: null,
      wedding_date: null,
    }),
    reads: ["id"],
  },
  {
    call: "GET api/v1/customers-by-user/{userId}",
    path: ({ userId }) => `api/v1/customers-by-user/${userId}`,
    reads: ["id", "dob", "event.id", "current_event.id"],
    after: (answer, ids) => {
      ids.customerId = Number(answer.id);
      ids.eventId = Number(valueAt(answer, "current_event.id"));
    },
  },
  {
    call: "GET send-email-verification/{email or userId}",
    as: "by user id",
    path: ({ userId }) => `api/v1/send-email-verification/${userId}`,
    reads: ["success"],
    after: async () => {
      verification = await tokenAndEmail();
    },
  },
  {
    call: "GET email-verification/{token}/{email}",
    path: () => `api/v1/email-verification/${verification}`,
    anonymous: true,
    reads: ["success"],
  },
  {
    call: "PUT customers/{customerId}",
    path: ({ customerId }) => `api/v1/customers/${customerId}`,
    body: () => ({
      last_name: "Kouassi",
      given_names: "Awa",
      email,
      phone_number_1: "+(225) 07 01 02 03 04",
      phone_number_2: null,
      dob: "1996-05-14",
      civility: "Mademoiselle",
      wedding_date: null,
    }),
    reads: ["success"],
  },
  {
    call: "PUT customers/{customerId}",
    as: "with the date of the event",
    path: ({ customerId }) => `api/v1/customers/${customerId}`,
    body: () => ({
      last_name: "Kouassi",
      given_names: "Awa",
      email,
      phone_number_1: "+(225) 07 01 02 03 04",
      phone_number_2: "+(225) 05 01 02 03 04",
      dob: "1996-05-14",
      civility: "Mademoiselle",
      wedding_date: "2027-03-20",
    }),
    reads: ["success"],
  },
  {
    call: "GET customers/{customerId}",
    path: ({ customerId }) => `api/v1/customers/${customerId}`,
    reads: [
      "last_name",
      "given_names",
      "email",
      "phone_number_1",
      "phone_number_2",
      "dob",
      "civility",
      "event.id",
      "event.wedding_date",
    ],
    after: (answer) => {
      expect(valueAt(answer, "event.wedding_date")).toBe("2027-03-20");
    },
  },
  {
    call: "GET dates-places-by-event/{eventId}",
    path: ({ eventId }) => `api/v1/dates-places-by-event/${eventId}`,
    reads: ["0.name", "0.pivot"],
  },
  {
    call: "GET api/v1/geteventbycustomer/{customerId}",
    path: ({ customerId }) => `api/v1/geteventbycustomer/${customerId}`,
    reads: ["0.id", "0.select", "0.event_type.name"],
  },
  {
    call: "PUT api/v1/customer-archive/{id}",
    path: ({ customerId }) => `api/v1/customer-archive/${customerId}`,
    reads: [],
  },
  {
    call: "GET api/v1/profile",
    path: () => "api/v1/profile",
    reads: ["user.id"],
  },
  {
    call: "GET api/user",
    path: () => "api/user",
    reads: ["id"],
  },
  {
    call: "POST api/v1/profile/update",
    path: () => "api/v1/profile/update",
    body: () => ({ last_name: "Kouassi", given_names: "Awa Marie" }),
    reads: ["success", "user.id"],
  },
  {
    call: "GET api/v1/userId/{id}",
    path: ({ userId }) => `api/v1/userId/${userId}`,
    reads: ["id"],
  },
  {
    call: "POST api/v1/password-reset-email",
    path: () => "api/v1/password-reset-email",
    body: () => ({ email }),
    anonymous: true,
    reads: ["success"],
    after: async () => {
      reset = await tokenAndEmail();
    },
  },
  {
    call: "POST api/v1/password-reset/{token}/{email}",
    path: () => `api/v1/password-reset/${reset}`,
    body: () => ({ password: "neuf", password_confirmation: "neuf" }),
    anonymous: true,
    reads: ["success"],
  },
  {
    call: "POST api/v1/login",
    as: "after the reset",
    path: () => "api/v1/login",
    body: () => ({ email, password: "neuf" }),
    anonymous: true,
    reads: ["token", "user.role.name"],
    after: (answer, ids) => {
      ids.token = String(answer.token);
    },
  },
  {
    call: "DELETE api/v1/logout",
    path: () => "api/v1/logout",
    reads: [],
  },
];

describeInEachEncoding(
  "the calls of the specification of access, sent exactly as they are written there",
  app,
  (encoding) => {
    specCallTests(app, ids, calls, encoding);
  },
);

describe("the registration of the specification", () => {
  it("sends a code by SMS, and registers by it", async () => {
    const fields = {
      ...registration,
      email: null,
      phone_number_1: "+(225) 07 01 02 03 05",
    };
    const asked = await app.call("POST", "/api/v1/send-otp-web", { body: fields });
    expect(asked).toMatchObject({ status: 200, body: { success: true } });
    await app.work();
    const sms = (await listCaughtMessages(app.db)).find((item) => item.kind === "otp");
    const made = await app.call("POST", "/api/v1/register", {
      body: { ...fields, code: sms?.code },
    });
    expect(made).toMatchObject({ status: 200, body: { user: { id: expect.any(Number) } } });
  });

  it("takes null for an absent phone number", async () => {
    const made = await app.call("POST", "/api/v1/register", {
      body: { ...registration, email: "sans.telephone@exemple.test", phone_number_1: null },
    });
    expect(made.status).toBe(200);
  });

  it("leaves the terms to be accepted later, when they were not sent", async () => {
    const [user] = await app.db.select().from(users).where(eq(users.id, ids.userId));
    expect(user?.termsAcceptedAt).toBeNull();
  });

  it("answers the field errors when the user is absent", async () => {
    const refused = await app.call("POST", "/api/v1/register", {
      body: { ...registration, last_name: "" },
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { last_name: ["Veuillez entrer votre nom"] } },
    });
  });

  it("ignores a field that it does not know", async () => {
    const made = await app.call("POST", "/api/v1/register", {
      body: { ...registration, email: "autre@exemple.test", app_version: "3.2" },
    });
    expect(made.status).toBe(200);
  });
});
