import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { lastLinkTo } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { vendorApplications } from "../../content/vendors/tables.ts";
import { users } from "../../identity/users/tables.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { providerServices, providers, sellers } from "../tables.ts";

const app = testApp();

const held: { staff?: Awaited<ReturnType<typeof asRole>> } = {};
async function decide({ id, action, reason }: { id: string; action: string; reason?: string }) {
  held.staff ??= await asRole(app, "support");
  const body = reason === undefined ? undefined : { reason };
  return held.staff.call("POST", `applications/${id}/${action}`, body);
}

let asked = 0;
async function ask(presentation = "Cuisine ivoirienne.\n\nPour 50 à <b>300</b> personnes.") {
  asked += 1;
  const email = `demande${asked}@exemple.test`;
  await app.call("POST", "/api/v1/vendor-applications", {
    body: {
      company: `Saveurs ${asked}`,
      contact_name: "Adjoua Marie Konan",
      trade: "catering",
      town: "Yopougon",
      phone_number: "07 01 02 03 04",
      email,
      website: "",
      presentation,
    },
  });
  await app.work();
  const [row] = await app.db
    .select()
    .from(vendorApplications)
    .where(eq(vendorApplications.email, email));
  return { id: String(row?.id), email };
}

const shopOf = async (email: string) => {
  const [row] = await app.db.select().from(providers).where(eq(providers.email, email));
  return row;
};

const servicesOf = async (email: string) => {
  const rows = await app.db
    .select({ code: serviceTypes.code })
    .from(providerServices)
    .innerJoin(serviceTypes, eq(serviceTypes.id, providerServices.serviceTypeId))
    .innerJoin(providers, eq(providers.id, providerServices.providerId))
    .where(eq(providers.email, email));
  return rows.map(({ code }) => code);
};

const tokenOf = async (email: string) => (await lastLinkTo(app, email)).split("/").at(-1) ?? "";

describe("a vendor's request", () => {
  it("once approved is a shop that is not published, and an account to activate", async () => {
    const { id, email } = await ask();
    expect((await decide({ id, action: "approve" })).status).toBe(200);
    expect(await servicesOf(email)).toEqual(["catering"]);
    expect(await shopOf(email)).toMatchObject({
      publishedAt: null,
      townId: expect.any(Number),
      phone: "+2250701020304",
      shortDescription: "Cuisine ivoirienne. Pour 50 à <b>300</b> personnes.",
      description: "<p>Cuisine ivoirienne.</p><p>Pour 50 à &lt;b&gt;300&lt;/b&gt; personnes.</p>",
    });
    const token = await tokenOf(email);
    const opened = await app.call("GET", `/api/v1/pro/invitations/${token}`);
    expect(opened).toMatchObject({
      status: 200,
      body: {
        email,
        is_activation: true,
        has_account: false,
        given_names: "Adjoua Marie",
        last_name: "Konan",
      },
    });
    const activate = () =>
      app.call("POST", `/api/v1/pro/invitations/${token}`, {
        body: {
          given_names: "Adjoua",
          last_name: "Konan",
          password: "demo",
          password_confirmation: "demo",
          terms: true,
        },
      });
    expect(await activate()).toMatchObject({
      status: 200,
      body: { user: { shop: { role: "owner", published: false } } },
    });
    expect((await activate()).status).toBe(409);
    expect(await decide({ id, action: "resend" })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("déjà reçu une réponse") },
    });
  });

  it("is answered once, also by two operators at the same time", async () => {
    const { id, email } = await ask();
    await Promise.all([
      decide({ id, action: "approve" }),
      decide({ id, action: "approve" }),
      decide({ id, action: "refuse", reason: "Non" }),
    ]);
    const shops = await app.db.select().from(providers).where(eq(providers.email, email));
    await app.work();
    const sent = (await listCaughtMessages(app.db)).filter(({ to }) => to === email);
    const answers = sent.filter(({ kind }) => kind !== "application-received");
    expect(answers).toHaveLength(1);
    expect(shops).toHaveLength(answers[0]?.kind === "shop-activation" ? 1 : 0);
  });

  it("is refused for a reason, which its sender reads", async () => {
    const { id, email } = await ask();
    expect((await decide({ id, action: "refuse", reason: "  " })).status).toBe(422);
    await decide({ id, action: "refuse", reason: "Photos d’un autre" });
    await app.work();
    const [message] = (await listCaughtMessages(app.db)).filter(({ to }) => to === email);
    expect(message).toMatchObject({ kind: "application-refused" });
    expect(message?.text).toContain("Photos d’un autre");
    expect(await shopOf(email)).toBeUndefined();
    expect((await decide({ id, action: "approve" })).status).toBe(409);
  });

  it("gets its activation link again, which replaces the first", async () => {
    const { id, email } = await ask();
    await decide({ id, action: "approve" });
    const first = await tokenOf(email);
    await decide({ id, action: "resend" });
    const second = await tokenOf(email);
    expect(second).not.toBe(first);
    expect((await app.call("GET", `/api/v1/pro/invitations/${first}`)).status).toBe(409);
    expect((await app.call("GET", `/api/v1/pro/invitations/${second}`)).status).toBe(200);
  });

  it("that does not exist is not found", async () => {
    expect((await decide({ id: "999999", action: "approve" })).status).toBe(404);
  });

  it("with a long presentation begins its card with the first words", async () => {
    const { id, email } = await ask(`${"mot ".repeat(200)}fin`);
    await decide({ id, action: "approve" });
    const shop = await shopOf(email);
    expect(shop?.shortDescription.length).toBeLessThanOrEqual(300);
    expect(shop?.shortDescription).toMatch(/mot…$/);
  });
});

/** Asks to sell, from an address that may have an account. */
async function askToSell(email: string) {
  asked += 1;
  await app.call("POST", "/api/v1/seller-applications", {
    body: {
      company: `Vente ${asked}`,
      contact_name: "Adjoua Konan",
      goods: "outfits",
      town: "Cocody",
      phone_number: "07 01 02 03 04",
      email,
      website: "",
      presentation: "Des robes cousues à Cocody.",
    },
  });
  await app.work();
  const rows = await app.db
    .select()
    .from(vendorApplications)
    .where(eq(vendorApplications.email, email));
  return String(rows.find(({ company }) => company === `Vente ${asked}`)?.id);
}

const countProviders = async () => (await app.db.select().from(providers)).length;

const sentTo = async (email: string) => {
  await app.work();
  return (await listCaughtMessages(app.db)).filter(({ to }) => to === email);
};

describe("a second request from the address of a provider", () => {
  it("tells its sender that the account exists, and makes it a seller once approved", async () => {
    const { email, providerId, userId } = await registerProvider(app, "deja@exemple.test");
    await app.db.update(users).set({ emailVerifiedAt: app.clock() }).where(eq(users.id, userId));
    const before = await countProviders();
    const id = await askToSell(email);
    expect((await sentTo(email)).find(({ kind }) => kind === "application-known")?.text).toContain(
      "déjà un compte",
    );
    await decide({ id, action: "approve" });
    expect(await countProviders()).toBe(before);
    expect(await app.db.select().from(sellers).where(eq(sellers.providerId, providerId))).toEqual([
      expect.objectContaining({ sellsOnly: false, openedAt: expect.any(Date) }),
    ]);
    const kinds = (await sentTo(email)).map(({ kind }) => kind);
    expect(kinds).toContain("account-extended");
    expect(kinds).not.toContain("shop-activation");
  });

  it("sends the link of activation again while the account waits for it", async () => {
    const { id, email } = await ask();
    await decide({ id, action: "approve" });
    const first = await tokenOf(email);
    const before = await countProviders();
    await decide({ id: await askToSell(email), action: "approve" });
    expect(await countProviders()).toBe(before);
    expect(await tokenOf(email)).not.toBe(first);
    const shop = await shopOf(email);
    expect(
      await app.db
        .select()
        .from(sellers)
        .where(eq(sellers.providerId, shop?.id ?? 0)),
    ).toHaveLength(1);
  });

  it("makes one account of two requests that are approved at once", async () => {
    const [first, second] = [
      await askToSell("deux@exemple.test"),
      await askToSell("deux@exemple.test"),
    ];
    await Promise.all([
      decide({ id: first, action: "approve" }),
      decide({ id: second, action: "approve" }),
    ]);
    expect(
      await app.db.select().from(providers).where(eq(providers.email, "deux@exemple.test")),
    ).toHaveLength(1);
  });
});
