import { accountMessages } from "@jdj/contract/accounts/messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { askForSms, giveNumber } from "../../../testing/asked-sms.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { registerByPhone } from "../../../testing/phone-people.ts";
import { users } from "../../identity/users/tables.ts";

const app = testApp();
const path = "/api/v1/sms-choice";

const find = async (token: string) => (await app.call("GET", path, { token })).body;
const choose = (token: string, wants_sms: unknown) =>
  app.call("PUT", path, { token, body: { wants_sms } });

describe("messages by SMS too", () => {
  it("are off, and turned on and off by whoever has a proven number", async () => {
    const awa = await registerCouple(app);
    const phone = "+2250700006099";
    await giveNumber(app, awa.userId, phone);
    const off = {
      wants_sms: false,
      email: awa.email,
      phone_number: phone,
      unproven_phone_number: null,
      open: true,
    };
    expect(await find(awa.token)).toEqual(off);
    expect(await choose(awa.token, true)).toEqual({
      status: 200,
      body: { success: true, message: accountMessages.smsOn, choice: { ...off, wants_sms: true } },
    });
    expect(await find(awa.token)).toMatchObject({ wants_sms: true });
    expect(await choose(awa.token, false)).toEqual({
      status: 200,
      body: { success: true, message: accountMessages.smsOff, choice: off },
    });
  });

  it("are all that somebody without an email address gets, asked or not", async () => {
    const { token, phone } = await registerByPhone(app);
    const on = { wants_sms: true, email: null, phone_number: phone };
    expect(await find(token)).toMatchObject(on);
    expect(await choose(token, false)).toMatchObject({
      status: 422,
      body: { errors: { wants_sms: [accountMessages.smsNeeded] } },
    });
    expect(await find(token)).toMatchObject(on);
  });

  it("are refused at their field without a number, and with one that is not proven", async () => {
    const awa = await registerCouple(app, { phone_number_1: "+2250700006098" });
    const refused = {
      status: 422,
      body: { errors: { wants_sms: [accountMessages.smsNeedsPhone] } },
    };
    expect(await choose(awa.token, true)).toMatchObject(refused);
    expect(await find(awa.token)).toMatchObject({
      phone_number: null,
      unproven_phone_number: "+2250700006098",
    });
    expect(await choose((await registerCouple(app)).token, true)).toMatchObject(refused);
    expect(await choose(awa.token, "peut-être")).toMatchObject({ status: 422 });
  });

  it("stop counting when the number is no longer proven", async () => {
    const awa = await registerCouple(app);
    await askForSms(app, awa.userId, "+2250700006097");
    expect(await find(awa.token)).toMatchObject({ wants_sms: true });
    await app.db.update(users).set({ phoneVerifiedAt: null }).where(eq(users.id, awa.userId));
    expect(await find(awa.token)).toMatchObject({ wants_sms: false, phone_number: null });
  });

  it("are in the person's data, with the day on which they were asked for", async () => {
    const awa = await registerCouple(app);
    await giveNumber(app, awa.userId, "+2250700006096");
    await choose(awa.token, true);
    const { body } = await app.call("GET", "/api/v1/account/export", { token: awa.token });
    expect(JSON.stringify(body)).toContain("Messages par SMS demandés le");
  });
});
