import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";

const app = testApp();

const update = (token: string, body: unknown) =>
  app.call("POST", "/api/v1/profile/update", { token, body });

describe("the caller's own profile", () => {
  it("changes the fields of the input and leaves the others", async () => {
    const awa = await registerCouple(app);
    const answer = await update(awa.token, { given_names: "Awa Chantal", civility: "Madame" });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: "Infos du compte modifié avec succès!",
        user: {
          given_names: "Awa Chantal",
          last_name: "Kouassi",
          email: awa.email,
          email_verified_at: expect.any(String),
          customer: { civility: "Mme", dob: "1996-05-14" },
        },
      },
    });
    expect(await update(awa.token, {})).toMatchObject({ status: 200 });
  });

  it("sets and clears a second number", async () => {
    const awa = await registerCouple(app);
    const second = async () =>
      (await app.call("GET", `/api/v1/customers/${awa.customerId}`, { token: awa.token })).body;
    await update(awa.token, { phone_number_2: "+(225) 05 04 03 02 01" });
    expect(await second()).toMatchObject({ phone_number_2: "+2250504030201" });
    await update(awa.token, { given_names: "Awa" });
    expect(await second()).toMatchObject({ phone_number_2: "+2250504030201" });
    await update(awa.token, { phone_number_2: "" });
    expect(await second()).toMatchObject({ phone_number_2: null });
  });

  it.each([
    [{ given_names: "" }, "given_names"],
    [{ last_name: "N".repeat(81) }, "last_name"],
    [{ email: "" }, "email"],
    [{ email: "awa" }, "email"],
    [{ phone_number_1: "" }, "phone_number_1"],
    [{ phone_number_1: "07 12" }, "phone_number_1"],
    [{ phone_number_1: "701020304" }, "phone_number_1"],
    [{ phone_number_2: "+(225) 07 01 02 03 04 05" }, "phone_number_2"],
    [{ phone_number_2: "💍" }, "phone_number_2"],
    [{ dob: "2015-01-01" }, "dob"],
    [{ dob: "31/12/1990" }, "dob"],
    [{ dob: "" }, "dob"],
    [{ civility: "" }, "civility"],
    [{ civility: "Docteur" }, "civility"],
  ])("refuses %j at its field", async (body, field) => {
    const awa = await registerCouple(app);
    expect(await update(awa.token, body)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  });

  it("ignores a role, which nobody gives themselves", async () => {
    const awa = await registerCouple(app);
    expect(await update(awa.token, { role: "STAFF" })).toMatchObject({
      status: 200,
      body: { user: { role: { name: "CUSTOMER" } } },
    });
  });
});
