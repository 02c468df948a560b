import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerUnverified } from "../../../testing/cast.ts";
import { users } from "../../identity/users/tables.ts";

const app = testApp();

const account = {
  last_name: "Kouassi",
  given_names: "Awa",
  phone_number_1: "+(225) 07 01 02 03 04",
  phone_number_2: null,
  dob: "1996-05-14",
  civility: "Mademoiselle",
};

function put(member: { token: string; customerId: number }, body: Record<string, unknown>) {
  return app.call("PUT", `/api/v1/customers/${member.customerId}`, { token: member.token, body });
}

describe("a field that follows the registration", () => {
  it("is the acceptance of the terms, which the account form asks for once", async () => {
    const member = await registerUnverified(app, { terms: undefined });
    const accepted = async () => {
      const { body } = await app.call("GET", `/api/v1/customers/${member.customerId}`, {
        token: member.token,
      });
      return (body as { terms_accepted: boolean }).terms_accepted;
    };
    expect(await accepted()).toBe(false);
    const form = { ...account, email: member.email };
    expect(await put(member, { ...form, terms: "" })).toMatchObject({
      status: 422,
      body: { errors: { terms: ["Veuillez accepter les conditions générales d'utilisation"] } },
    });
    expect(await put(member, form)).toMatchObject({ status: 200 });
    expect(await accepted()).toBe(false);
    expect(await put(member, { ...form, terms: "on" })).toMatchObject({ status: 200 });
    expect(await accepted()).toBe(true);
  });

  it("is a birth date of at least eighteen years, also by POST customers", async () => {
    const member = await registerUnverified(app, { dob: undefined });
    const { status, body } = await app.call("POST", "/api/v1/customers", {
      token: member.token,
      body: { user_id: member.userId, last_name: "K", given_names: "A", dob: "2012-01-01" },
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { dob: [expect.any(String)] } });
  });

  it("is no e-mail for an account by phone, but one for an account that has it", async () => {
    const member = await registerUnverified(app);
    expect(await put(member, { ...account, email: "" })).toMatchObject({
      status: 422,
      body: { errors: { email: ["Veuillez entrer une adresse email valide"] } },
    });
    await app.db
      .update(users)
      .set({ email: null, phone: "+2250701020304", phoneVerifiedAt: app.clock() })
      .where(eq(users.id, member.userId));
    expect(await put(member, { ...account, email: "" })).toMatchObject({ status: 200 });
  });
});
