import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { noticeMessages } from "@jdj/contract/notices/messages";
import type { PhoneWay } from "@jdj/contract/notices/phone-ways";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import type { OutsideService } from "../../../settings.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { nextNumber, phoneNoticeCast } from "../../../testing/phone-notices.ts";
import { withoutServices } from "../../../testing/without-services.ts";
import { users } from "../../identity/users/tables.ts";
import { channels } from "../channels/tables.ts";
import { suppressAddress } from "../suppression-list/suppress-address.ts";
import { sendDuePhoneNotices } from "./send-due-phone-notices.ts";
import { phoneStopAddress } from "./stop-link.ts";

const app = testApp();
const cast = phoneNoticeCast(app);
const { call, choose, tick, found, give, left, beReady, raise, waiting, awa, phone } = cast;

describe("the choice of a way", () => {
  it("shows the price of one message and the credit that is left", async () => {
    await give(12);
    expect(await found()).toMatchObject({
      way: null,
      ways: [
        { way: "sms", price_fcfa: 25, credit: 12 },
        { way: "whatsapp", price_fcfa: 50, credit: 0 },
      ],
      phone_number: phone(),
      is_stopped: false,
      can_buy: true,
      sent: [],
    });
  });

  it("is the account's own, and nobody's who is not signed in", async () => {
    const other = await registerCouple(app);
    expect((await call("GET", "/phone-notices", null)).status).toBe(401);
    expect((await call("PUT", "/phone-notices", null, { way: "sms" })).status).toBe(401);
    await beReady();
    expect((await found(other)).way).toBeNull();
    expect((await found()).way).toBe("sms");
    expect((await choose(null)).status).toBe(200);
    expect((await found()).way).toBeNull();
  });

  it("needs a proven number", async () => {
    const other = await registerCouple(app);
    const unproven = { phone: nextNumber(), phoneVerifiedAt: null };
    await app.db.update(users).set(unproven).where(eq(users.id, other.userId));
    expect(await choose("sms", other)).toMatchObject({
      status: 422,
      body: { errors: { way: [noticeMessages.phoneNeeded] } },
    });
    expect(await found(other)).toMatchObject({ phone_number: null });
  });

  it("is refused for a number whose holder said STOP, and shows it", async () => {
    await suppressAddress(app.db, phone(), "sms");
    expect(await choose("sms")).toMatchObject({
      status: 422,
      body: { errors: { way: [noticeMessages.phoneStopped] } },
    });
    expect((await found()).is_stopped).toBe(true);
  });

  it("is refused for a channel that is closed, which is not offered", async () => {
    const open = (isOpen: boolean) =>
      app.db.update(channels).set({ open: isOpen }).where(eq(channels.id, channelIds.sms));
    await open(false);
    expect(await choose("sms")).toMatchObject({
      status: 422,
      body: { errors: { way: [noticeMessages.phoneWayClosed] } },
    });
    expect((await found()).ways.map(({ way }) => way)).toEqual(["whatsapp"]);
    await open(true);
    expect((await choose("pigeon" as PhoneWay)).status).toBe(422);
  });

  it("is not offered without a gateway, nor where no credit can be bought, and nothing breaks", async () => {
    const closed = async (...services: OutsideService[]) => {
      const without = withoutServices(app, services);
      const { body } = await without.call("GET", "/api/v1/phone-notices", undefined, awa().token);
      return body;
    };
    expect(await closed("sms", "whatsapp", "whatsapp-notices")).toMatchObject({ ways: [] });
    expect(await closed("whatsapp-notices")).toMatchObject({ ways: [{ way: "sms" }] });
    expect(await closed("payments")).toMatchObject({ ways: [], can_buy: false });
    await give(1);
    expect(await closed("payments")).toMatchObject({ ways: [{ way: "sms" }], can_buy: false });
    const without = withoutServices(app, ["sms"]);
    const refused = await without.call("PUT", "/api/v1/phone-notices", { way: "sms" }, awa().token);
    expect(refused.status).toBe(422);
    await beReady();
    await raise();
    app.wait(600);
    await sendDuePhoneNotices(requestContext(without.app));
    await without.work();
    expect(await waiting()).toEqual([]);
    expect(await left()).toBe(11);
  });

  it("is of kinds that are worth it alone", async () => {
    for (const kind of ["letter", "payment", "message"])
      expect((await tick(kind)).status, kind).toBe(422);
    expect((await tick("task-due")).status).toBe(200);
  });
});

describe("the stop link of a message", () => {
  const linkOf = () => {
    const short = new URL(phoneStopAddress(app.settings, { userId: awa().userId, way: "sms" }));
    return `/api/v1/phone-notices/${short.pathname.split("/").at(-1)}`;
  };

  it("changes nothing when it is opened, stops by one POST signed out, and is taken back", async () => {
    await beReady();
    expect((await app.call("GET", linkOf())).status).toBe(200);
    expect((await found()).way).toBe("sms");
    expect((await app.call("POST", linkOf(), {})).status).toBe(200);
    expect((await found()).way).toBeNull();
    const body = new FormData();
    body.set("choice", "resume");
    await app.call("POST", linkOf(), { body });
    expect((await found()).way).toBe("sms");
  });

  it("works for a number that gets nothing, which still gets nothing", async () => {
    await beReady();
    await suppressAddress(app.db, phone(), "sms");
    await app.call("POST", linkOf(), {});
    const body = new FormData();
    body.set("choice", "resume");
    expect((await app.call("POST", linkOf(), { body })).status).toBe(200);
    await raise();
    app.wait(600);
    await sendDuePhoneNotices(requestContext(app));
    expect(await left()).toBe(10);
    expect(await waiting()).toEqual([]);
  });

  it("is refused when it is not ours", async () => {
    const forged = linkOf().replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    expect((await app.call("POST", forged, {})).status).toBe(404);
    expect((await app.call("GET", "/api/v1/phone-notices/1")).status).toBe(404);
  });
});
