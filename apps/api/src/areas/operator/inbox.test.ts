import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../testing/app.ts";
import { contactMessages } from "../content/contact/tables.ts";
import { vendorApplications, visibilityOffers } from "../content/vendors/tables.ts";

const app = testApp();
const PATH = "/exploitation/messages";
const authorization = `Basic ${Buffer.from("o:a password of tests").toString("base64")}`;

const visit = async () =>
  String((await app.call("GET", PATH, { headers: { authorization } })).body);

function submit(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return app.call("POST", PATH, { body: form, headers: { authorization, ...headers } });
}

async function write(msg: string): Promise<number> {
  const body = {
    name: "Zoé <b>Konan</b>",
    email: "zoe@exemple.test",
    msg,
    sexe: "Femme",
    phone_numbers: "0701020304, 0501020304",
  };
  expect((await app.call("POST", "/api/v1/contact_us", { body })).status).toBe(200);
  const [row] = await app.db.select().from(contactMessages).where(eq(contactMessages.body, msg));
  return row?.id ?? 0;
}

describe("the operator's inbox", () => {
  it("opens to the password of the settings alone", async () => {
    expect((await app.call("GET", PATH)).status).toBe(401);
    const headers = { authorization: `Basic ${Buffer.from("o:no").toString("base64")}` };
    expect((await app.call("GET", PATH, { headers })).status).toBe(401);
  });

  it("shows what people wrote as words, and how to answer", async () => {
    await write("Ouvrez-vous <script>le samedi</script> ?");
    const page = await visit();
    expect(page).toContain("Zoé &lt;b&gt;Konan&lt;/b&gt;");
    expect(page).toContain("&lt;script&gt;le samedi");
    expect(page).toContain('href="mailto:zoe@exemple.test"');
    expect(page).toContain('href="tel:+2250701020304"');
  });

  it("puts what was seen to after what waits, and takes the note back", async () => {
    const [first, second] = [await write("Première question"), await write("Seconde question")];
    expect(
      (await submit({ kind: "message", id: String(second), action: "handled" })).body,
    ).toContain("Noté.");
    const page = await visit();
    expect(page.indexOf("Première question")).toBeLessThan(page.indexOf("Seconde question"));
    const at = async (id: number) => {
      const [row] = await app.db.select().from(contactMessages).where(eq(contactMessages.id, id));
      return row?.handledAt ?? null;
    };
    expect([await at(first), await at(second)]).toEqual([null, app.clock()]);
    await submit({ kind: "message", id: String(second), action: "waiting" });
    expect(await at(second)).toBeNull();
    expect((await submit({ kind: "message", id: "999999", action: "handled" })).body).toContain(
      "n’est plus là",
    );
  });

  it("shows vendors' requests with their activity in words", async () => {
    await app.db.insert(vendorApplications).values({
      company: "Les Saveurs",
      contactName: "Adjoua Konan",
      trade: "catering",
      town: "Yopougon",
      phone: "+2250701020304",
      email: "saveurs@exemple.test",
      website: "https://saveurs.exemple.test/",
      presentation: "Cuisine ivoirienne.",
    });
    const page = await visit();
    expect(page).toContain("prestataire, Traiteur, gâteau ou boissons, Yopougon");
    expect(page).toContain('href="https://saveurs.exemple.test/"');
  });

  it("offers a banner anew from today, for thirty days", async () => {
    await app.db.update(visibilityOffers).set({ offeredOn: "2026-01-01" });
    expect(await visit()).toContain("Non affichée");
    await submit({ id: "1", action: "renew" });
    const { body } = await app.call("GET", "/api/v1/visibility-offers");
    expect(body).toMatchObject({ data: [{ id: 1, validUntil: "2026-12-19" }] });
    expect((await submit({ id: "77", action: "renew" })).body).toContain("n’existe pas");
  });

  it.each([
    {},
    { id: "x", action: "renew" },
    { id: "1", action: "delete" },
    { id: "1", action: "handled", kind: "users" },
  ])("takes no form that says nothing: %j", async (fields) =>
    expect((await submit(fields as Record<string, string>)).status).toBe(400),
  );

  it("takes no form of another site", async () => {
    const from = { "sec-fetch-site": "cross-site" };
    expect((await submit({ id: "1", action: "renew" }, from)).status).toBe(403);
  });
});
