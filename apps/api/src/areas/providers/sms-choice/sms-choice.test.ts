import { accountMessages } from "@jdj/contract/accounts/messages";
import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type ProviderActor, registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { codeTo, freshNumber } from "../../../testing/phone-people.ts";
import { users } from "../../identity/users/tables.ts";

const app = testApp();
const held: { pro?: ProviderActor } = {};

beforeAll(async () => {
  held.pro = await registerProvider(app, "traiteur@exemple.test");
});

const token = () => held.pro?.token ?? null;
const find = async () => (await app.call("GET", "/api/v1/pro/sms-choice", { token: token() })).body;
const choose = (wants_sms: boolean) =>
  app.call("PUT", "/api/v1/pro/sms-choice", { token: token(), body: { wants_sms } });
const remove = () => app.call("DELETE", "/api/v1/pro/phone", { token: token() });
const enter = (phone_number: string) =>
  app.call("PUT", "/api/v1/pro/phone", { token: token(), body: { phone_number } });
const confirm = (code: string) =>
  app.call("POST", "/api/v1/pro/phone/confirm", { token: token(), body: { code } });

describe("a provider's messages by SMS", () => {
  it("need a number of their own, proven by a code", async () => {
    expect(await find()).toEqual({
      ...{ wants_sms: false, phone_number: null, unproven_phone_number: null },
      ...{ email: "traiteur@exemple.test", open: true },
    });
    expect(await choose(true)).toMatchObject({
      status: 422,
      body: { errors: { wants_sms: [accountMessages.smsNeedsPhone] } },
    });
    expect(await confirm("123456")).toMatchObject({
      status: 409,
      body: { message: refusal("phone-proven").message },
    });
    expect(await enter("12")).toMatchObject({
      status: 422,
      body: { errors: { phone_number: [accountMessages.phoneInvalid] } },
    });
    const phone = freshNumber();
    expect(await enter(phone)).toMatchObject({ status: 200, body: { phone_number: phone } });
    expect(await enter(phone)).toMatchObject({ status: 429 });
    expect(await find()).toMatchObject({ phone_number: null, unproven_phone_number: phone });
    const code = await codeTo(app, phone);
    expect(await confirm(code === "000000" ? "000001" : "000000")).toMatchObject({
      status: 422,
      body: { errors: { code: [accountMessages.codeWrong] } },
    });
    expect(await confirm(code)).toMatchObject({
      status: 200,
      body: { message: accountMessages.phoneProven, choice: { phone_number: phone } },
    });
    expect(await choose(true)).toMatchObject({
      status: 200,
      body: { choice: { wants_sms: true } },
    });
    expect(await enter(phone)).toMatchObject({ status: 409 });
  });

  it("go to the proven number until another is proven", async () => {
    const before = (await find()) as { phone_number: string };
    const next = freshNumber();
    await enter(next);
    expect(await find()).toMatchObject({
      ...{ wants_sms: true, phone_number: before.phone_number, unproven_phone_number: next },
    });
    await confirm(await codeTo(app, next));
    expect(await find()).toMatchObject({ phone_number: next, unproven_phone_number: null });
  });

  it("end with the number, which is removed once and signs nobody in", async () => {
    await enter(freshNumber());
    const none = { wants_sms: false, phone_number: null, unproven_phone_number: null };
    for (const _ of [1, 2])
      expect(await remove()).toMatchObject({
        status: 200,
        body: { message: accountMessages.phoneRemoved, choice: none },
      });
    const phone = freshNumber();
    await enter(phone);
    await confirm(await codeTo(app, phone));
    expect(await find()).toMatchObject({ wants_sms: false, phone_number: phone });
    const isOwn = eq(users.id, held.pro?.userId ?? 0);
    await app.db.update(users).set({ email: null }).where(isOwn);
    expect(await remove()).toMatchObject({
      status: 409,
      body: { message: refusal("phone-needed").message },
    });
    expect(await find()).toMatchObject({ wants_sms: true, email: null, phone_number: phone });
  });

  it("are a provider's: a customer has their own call", async () => {
    const awa = await registerCouple(app);
    expect(await app.call("GET", "/api/v1/pro/sms-choice", { token: awa.token })).toMatchObject({
      status: 403,
    });
    expect(await app.call("GET", "/api/v1/sms-choice", { token: token() })).toMatchObject({
      status: 403,
    });
  });
});
