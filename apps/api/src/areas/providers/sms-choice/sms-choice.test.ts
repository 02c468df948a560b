import { accountMessages } from "@jdj/contract/accounts/messages";
import { refusal } from "@jdj/contract/call/refusals";
import { alertMessages } from "@jdj/contract/providers/lead-alerts-messages";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { type ProviderActor, registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { codeTo, freshNumber } from "../../../testing/phone-people.ts";
import { withoutServices } from "../../../testing/without-services.ts";
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
      ...{ channel: "sms", opens_whatsapp: true, quiet_from: 21, quiet_until: 7 },
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

  it("come by WhatsApp where it is open, and wait through hours of one's own", async () => {
    const put = (fields: object) =>
      app.call("PUT", "/api/v1/pro/sms-choice", {
        token: token(),
        body: { wants_sms: true, ...fields },
      });
    const field = (name: string) => ({
      status: 422,
      body: { errors: { [name]: [expect.any(String)] } },
    });
    expect(await put({ channel: "pigeon" })).toMatchObject(field("channel"));
    expect(await put({ quiet_from: 24, quiet_until: 7 })).toMatchObject(field("quiet_from"));
    expect(await put({ quiet_from: 22, quiet_until: 22 })).toMatchObject(field("quiet_until"));
    expect(await put({ quiet_from: 22, quiet_until: null })).toMatchObject(field("quiet_until"));
    expect(await find()).toMatchObject({ channel: "sms", quiet_from: 21, quiet_until: 7 });
    expect(await put({ channel: "whatsapp", quiet_from: 22, quiet_until: 6 })).toMatchObject({
      body: { message: alertMessages.whatsappOn, choice: { channel: "whatsapp", quiet_from: 22 } },
    });
    expect(await put({ quiet_from: null, quiet_until: null })).toMatchObject({
      body: { choice: { channel: "whatsapp", quiet_from: null, quiet_until: null } },
    });
    const closed = withoutServices(app, ["whatsapp-notices"]);
    const body = { wants_sms: true, channel: "whatsapp" };
    expect(await closed.call("PUT", "/api/v1/pro/sms-choice", body, token() ?? "")).toMatchObject(
      field("channel"),
    );
    expect(
      await closed.call("GET", "/api/v1/pro/sms-choice", undefined, token() ?? ""),
    ).toMatchObject({ body: { opens_whatsapp: false } });
  });

  it("are tried three times a day, at once", async () => {
    const { phone_number } = (await find()) as { phone_number: string };
    const path = "/api/v1/pro/sms-choice/trial";
    const send = () => app.call("POST", path, { token: token() });
    await choose(false);
    expect(await send()).toMatchObject({
      status: 422,
      body: { errors: { wants_sms: [alertMessages.trialOff] } },
    });
    await choose(true);
    for (const _ of [1, 2, 3]) expect(await send()).toMatchObject({ status: 200 });
    expect(await send()).toMatchObject({
      status: 429,
      body: { message: refusal("trials-used").message },
    });
    const closed = withoutServices(app, ["sms"]);
    expect(await closed.call("POST", path, undefined, token() ?? "")).toMatchObject({
      status: 409,
    });
    await app.work();
    const caught = await listCaughtMessages(app.db, 20, phone_number);
    expect(caught.filter(({ kind }) => kind === "lead-trial")).toHaveLength(3);
    expect(caught[0]).toMatchObject({ channel: "whatsapp" });
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
