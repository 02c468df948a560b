import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { customers } from "../../identity/users/tables.ts";

const app = testApp();

const form = {
  last_name: "Kouassi",
  given_names: "Awa",
  phone_number_1: "+(225) 07 00 00 30 01",
  phone_number_2: "",
  dob: "1996-05-14",
  civility: "Mademoiselle",
};

describe("a customer's account", () => {
  it("is found by its user id and by its customer id, and only by its owner", async () => {
    const [awa, other] = [await registerCouple(app), await registerCouple(app)];
    const byUser = await app.call("GET", `/api/v1/customers-by-user/${awa.userId}`, {
      token: awa.token,
    });
    expect(byUser.body).toMatchObject({
      id: awa.customerId,
      civility: "Mlle",
      last_name: "Kouassi",
      given_names: "Awa",
      email: awa.email,
      phone_number_1: null,
      phone_number_2: null,
      dob: "1996-05-14",
      event: { id: awa.eventId },
      current_event: { id: awa.eventId, select: 1 },
    });
    const byId = await app.call("GET", `/api/v1/customers/${awa.customerId}`, { token: awa.token });
    expect(byId.body).toMatchObject({ ...(byUser.body as object), event: { id: awa.eventId } });
    expect(
      await app.call("GET", `/api/v1/customers-by-user/${awa.userId}`, { token: other.token }),
    ).toMatchObject({ status: 404 });
    expect(
      await app.call("GET", `/api/v1/customers/${awa.customerId}`, { token: other.token }),
    ).toMatchObject({ status: 404 });
    expect(await app.call("GET", "/api/v1/customers/999999", { token: other.token })).toMatchObject(
      { status: 404 },
    );
  });

  it("is not overwritten by a form that shows an older version", async () => {
    const awa = await registerCouple(app);
    const path = `/api/v1/customers/${awa.customerId}`;
    const read = async () => (await app.call("GET", path, { token: awa.token })).body;
    const { version } = (await read()) as { version: number };
    const save = (fields: object) =>
      app.call("PUT", path, { token: awa.token, body: { ...form, email: awa.email, ...fields } });
    expect(await save({ given_names: "Aya", version })).toMatchObject({ status: 200 });
    expect(await save({ given_names: "Awa", version })).toMatchObject({ status: 409 });
    expect(await read()).toMatchObject({ given_names: "Aya", version: version + 1 });
    const answers = await Promise.all(
      ["Ami", "Ama"].map((given_names) => save({ given_names, version: version + 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await save({ given_names: "Awa" })).toMatchObject({ status: 200 });
  });

  it("reports every error of its form at once, numbers and dates included", async () => {
    const awa = await registerCouple(app);
    const answer = await app.call("PUT", `/api/v1/customers/${awa.customerId}`, {
      token: awa.token,
      body: {
        ...form,
        last_name: "",
        email: "awa@",
        dob: "1800-05-14",
        phone_number_1: "+225 99 99 99 99 99",
        phone_number_2: "12",
        wedding_date: "2020-01-01",
      },
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { dob: ["Veuillez vérifier l’année de naissance\u00a0: 1900 au plus tôt"] } },
    });
    const { errors } = answer.body as { errors: object };
    expect(Object.keys(errors).toSorted()).toEqual([
      "dob",
      "email",
      "last_name",
      "phone_number_1",
      "phone_number_2",
      "wedding_date",
    ]);
    expect(
      await app.call("PUT", `/api/v1/customers/${awa.customerId}`, { body: {} }),
    ).toMatchObject({
      status: 401,
    });
  });

  it("stores every field of its form, and leaves a date of the event that is set", async () => {
    const awa = await registerCouple(app);
    const path = `/api/v1/customers/${awa.customerId}`;
    const changed = { last_name: "Konan", given_names: "Aya", dob: "1990-01-02" };
    const saved = await app.call("PUT", path, {
      token: awa.token,
      body: {
        ...changed,
        email: awa.email,
        civility: "Madame",
        phone_number_1: "+(225) 07 00 00 30 09",
        phone_number_2: "+(225) 05 00 00 30 09",
        wedding_date: null,
      },
    });
    expect(saved).toMatchObject({ status: 200 });
    expect((await app.call("GET", path, { token: awa.token })).body).toMatchObject({
      ...changed,
      email: awa.email,
      civility: "Mme",
      phone_number_1: "+2250700003009",
      phone_number_2: "+2250500003009",
      event: { wedding_date: "2027-03-20" },
    });
  });

  it("stays verified while the address does not change", async () => {
    const awa = await registerCouple(app);
    const path = `/api/v1/customers/${awa.customerId}`;
    const save = (email: string) =>
      app.call("PUT", path, { token: awa.token, body: { ...form, email } });
    expect(await save(awa.email)).toMatchObject({
      status: 200,
      body: { data: { phone_number_1: "+2250700003001" } },
    });
    const before = await app.call("GET", "/api/user", { token: awa.token });
    expect(before.body).toMatchObject({ can: { openNotebook: true } });
  });

  it("refuses an invalid number and an age below 18, each at its field", async () => {
    const awa = await registerCouple(app);
    const save = (change: Record<string, unknown>) =>
      app.call("PUT", `/api/v1/customers/${awa.customerId}`, {
        token: awa.token,
        body: { ...form, phone_number_1: "+(225) 07 00 00 30 02", email: awa.email, ...change },
      });
    expect(await save({ phone_number_1: "+(225) 99" })).toMatchObject({
      status: 422,
      body: { errors: { phone_number_1: [expect.any(String)] } },
    });
    expect(await save({ dob: "2015-01-01" })).toMatchObject({
      status: 422,
      body: { errors: { dob: [expect.any(String)] } },
    });
  });

  it("is marked as touched by the archive call, and never locked", async () => {
    const awa = await registerCouple(app);
    const archived = await app.call("PUT", `/api/v1/customer-archive/${awa.customerId}`, {
      token: awa.token,
    });
    expect(archived).toEqual({ status: 200, body: { success: true } });
    const [row] = await app.db.select().from(customers).where(eq(customers.id, awa.customerId));
    expect(row?.touchedAt).toEqual(app.clock());
    expect(await app.call("GET", "/api/v1/profile", { token: awa.token })).toMatchObject({
      status: 200,
    });
  });
});

describe("a session", () => {
  it("ends at sign-out: its token is refused afterwards", async () => {
    const awa = await registerCouple(app);
    expect(await app.call("DELETE", "/api/v1/logout", { token: awa.token })).toEqual({
      status: 200,
      body: { success: true },
    });
    expect(await app.call("GET", "/api/v1/profile", { token: awa.token })).toMatchObject({
      status: 401,
    });
  });
});
