import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { askForSms, smsTo } from "../../../testing/asked-sms.ts";
import { answer, bookedPackage, bookingCast } from "../../../testing/bookings.ts";

const app = testApp();
const cast = bookingCast(app);
const AWA = "+2250700007001";
const PRO = "+2250700007002";

const sms = async () => ({ awa: await smsTo(app, AWA), pro: await smsTo(app, PRO) });

describe("the SMS about a booking", () => {
  it("are none while nobody asked: both sides get their emails", async () => {
    const { id } = await bookedPackage(app, cast());
    await answer(app, cast().pro, id, "confirmed");
    expect(await sms()).toEqual({ awa: [], pro: [] });
    const kinds = (await listCaughtMessages(app.db)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["booking-requested", "booking-deposit"]));
  });

  it("tell the provider of a new one and the customer of the answer, each one once", async () => {
    await askForSms(app, cast().awa.userId, AWA);
    await askForSms(app, cast().pro.userId, PRO);
    const { id } = await bookedPackage(app, cast());
    expect(await sms()).toEqual({
      awa: [],
      pro: [expect.stringMatching(/^Joie du Jour : nouvelle réservation pour le .+ http:/)],
    });
    await answer(app, cast().pro, id, "refused", "Complet");
    expect(await sms()).toEqual({
      awa: [expect.stringMatching(/ ne peut pas prendre votre réservation du /)],
      pro: [expect.stringContaining("nouvelle réservation")],
    });
  });
});
