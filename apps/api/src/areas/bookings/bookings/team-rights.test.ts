import type { TeamRole } from "@jdj/contract/call/team-policy";
import { providerAccountRefusals } from "@jdj/contract/providers/team-messages";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { addPackage } from "../../../testing/booking-samples.ts";
import { answer, bookedPackage, bookingCast, freshDay } from "../../../testing/bookings.ts";
import { payByWave } from "../../../testing/pay-deposit.ts";
import { quote, requestQuote } from "../../../testing/quote-samples.ts";
import { proQuotePath } from "../../../testing/quotes.ts";
import { providers } from "../../providers/tables.ts";
import { providerMembers } from "../../providers/team/tables.ts";

const app = testApp();
const cast = bookingCast(app);

beforeAll(async () => {
  // Somebody else of the first shop, who owned another until now.
  await app.db
    .update(providerMembers)
    .set({ providerId: cast().pro.providerId })
    .where(eq(providerMembers.userId, cast().other.userId));
});

const colleague = () => ({ ...cast().other, providerId: cast().pro.providerId });

const become = (role: TeamRole) =>
  app.db
    .update(providerMembers)
    .set({ role })
    .where(eq(providerMembers.userId, cast().other.userId));

const call = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown) =>
  app.call(method, path, { token: colleague().token, body });

const refusedWith = (code: keyof typeof providerAccountRefusals) => ({
  status: 403,
  body: { message: providerAccountRefusals[code].message },
});

/** A booking whose deposit is paid: 30 % of the price. */
async function paidBooking(priceFcfa: number): Promise<number> {
  const { awa, pro } = cast();
  const { id } = await bookedPackage(app, cast(), { priceFcfa }, freshDay());
  await answer(app, pro, id, "confirmed");
  const { body } = await app.call("GET", `/api/v1/booking-package/${id}`, { token: awa.token });
  await payByWave(app, awa, (body as { deposit: { reference: string } }).deposit.reference);
  return id;
}

/** The form of the shop as its page sends it. */
async function shopForm(changed: Record<string, unknown> = {}) {
  const { body } = await call("GET", "/api/v1/pro/shop");
  const { version, town_id } = body as { version: number; town_id: number };
  return {
    ...{ version, town_id, name: "Fleurs", short_description: "Des fleurs.", description: "" },
    ...{ min_price: "", max_price: "", served_town_ids: [], service_type_ids: [] },
    ...{ phone: "", whatsapp: "", email: "fleurs@exemple.test", website: "" },
    ...changed,
  };
}

describe("a mere member of a provider's team", () => {
  it("neither answers bookings, nor sends quotes, nor changes what is offered", async () => {
    await become("member");
    const { id } = await bookedPackage(app, cast());
    const requestId = await requestQuote(app, cast().awa, cast().pro.providerId);
    const path = `${proQuotePath}/${requestId}`;
    expect(await answer(app, colleague(), id, "confirmed")).toMatchObject(
      refusedWith("manager-only"),
    );
    expect(await call("PUT", path, { status: "ACCEPTED" })).toMatchObject(
      refusedWith("manager-only"),
    );
    expect(await call("POST", `${path}/quotes`, quote())).toMatchObject(
      refusedWith("manager-only"),
    );
    expect(await call("PUT", "/api/v1/pro/shop", await shopForm())).toMatchObject(
      refusedWith("manager-only"),
    );
    expect((await call("POST", `${path}/messages`, { message: "Bonjour !" })).status).toBe(200);
  });
});

describe("a manager", () => {
  it("cancels what is paid up to 50 000 FCFA, of which the owners are told at once", async () => {
    await become("manager");
    const small = await paidBooking(160_000);
    expect((await answer(app, colleague(), small, "withdrawn", "Malade")).status).toBe(200);
    await app.work();
    const caught = await listCaughtMessages(app.db, 20, cast().pro.email);
    const notice = caught.find(({ kind }) => kind === "manager-refund");
    expect(notice?.text.replaceAll("\u00a0", " ")).toContain("48 000 FCFA");
  });

  it("does not cancel what is paid above it, which an owner does", async () => {
    await become("manager");
    const large = await paidBooking(200_000);
    expect(await answer(app, colleague(), large, "withdrawn", "Malade")).toMatchObject(
      refusedWith("owner-only-refund"),
    );
    expect((await answer(app, cast().pro, large, "withdrawn", "Malade")).status).toBe(200);
  });

  it("neither publishes nor withdraws the page, nor deletes a package", async () => {
    await become("manager");
    const packageId = await addPackage(app, cast().pro.providerId);
    for (const method of ["POST", "DELETE"] as const)
      expect(await call(method, "/api/v1/pro/shop/publish")).toMatchObject(
        refusedWith("owner-only-publication"),
      );
    expect(await call("DELETE", `/api/v1/pro/packages/${packageId}`)).toMatchObject(
      refusedWith("owner-only-deletion"),
    );
  });

  it("saves the texts of the shop, not how it is reached", async () => {
    await become("manager");
    await app.db
      .update(providers)
      .set({ email: "fleurs@exemple.test" })
      .where(eq(providers.id, cast().pro.providerId));
    expect((await call("PUT", "/api/v1/pro/shop", await shopForm())).status).toBe(200);
    for (const changed of [
      { phone: "07 01 02 03 04" },
      { whatsapp: "07 01 02 03 04" },
      { email: "autre@exemple.test" },
      { website: "https://autre.example" },
    ])
      expect(await call("PUT", "/api/v1/pro/shop", await shopForm(changed))).toMatchObject(
        refusedWith("owner-only-contact"),
      );
  });
});
