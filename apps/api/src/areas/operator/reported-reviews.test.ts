import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { registerProvider } from "../../testing/actors.ts";
import { testApp } from "../../testing/app.ts";
import { registerCouple } from "../../testing/cast.ts";
import { reviewOf } from "../../testing/reviews.ts";
import { providers } from "../directory/providers/tables.ts";
import { reviewReports, reviews } from "../reviews/tables.ts";

const app = testApp();
const PATH = "/exploitation/avis";
const authorization = `Basic ${Buffer.from("o:a password of tests").toString("base64")}`;
const held = { providerId: 0, reviewId: 0, customerId: 0 };

const visit = async () =>
  String((await app.call("GET", PATH, { headers: { authorization } })).body);

async function submit(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return app.call("POST", PATH, { body: form, headers: { authorization } });
}

beforeAll(async () => {
  held.customerId = (await registerCouple(app)).customerId;
  held.providerId = (await registerProvider(app, "boutique@exemple.test")).providerId;
  const [review] = await app.db
    .insert(reviews)
    .values(reviewOf(held.providerId, { description: "<b>Nul</b>" }))
    .returning({ id: reviews.id });
  held.reviewId = review?.id ?? 0;
});

describe("the operator's page of reported reviews", () => {
  it("opens to the password of the settings alone", async () => {
    expect((await app.call("GET", PATH)).status).toBe(401);
    expect(await visit()).toContain("Aucun avis signalé");
  });

  it("shows a reported review as text, with the reasons, until somebody decided", async () => {
    const { reviewId, customerId } = held;
    const createdAt = new Date(app.clock().getTime() - 1000);
    await app.db
      .insert(reviewReports)
      .values({ reviewId, customerId, reason: "Injure", createdAt });
    const page = await visit();
    expect(page).toContain("&lt;b&gt;Nul&lt;/b&gt;");
    expect(page).toContain("Injure");
    expect(page).toContain("Laisser l’avis");
    await submit({ id: String(reviewId), action: "show" });
    expect(await visit()).not.toContain("Laisser l’avis");
  });

  it("hides a review and shows it again; the provider's mark follows", async () => {
    const count = async () => {
      const [row] = await app.db.select().from(providers).where(eq(providers.id, held.providerId));
      return row?.reviewCount;
    };
    expect(await count()).toBe(1);
    expect((await submit({ id: String(held.reviewId), action: "hide" })).body).toContain("Noté.");
    expect(await count()).toBe(0);
    expect(await visit()).toContain("Publier de nouveau");
    await submit({ id: String(held.reviewId), action: "show" });
    expect(await count()).toBe(1);
  });

  it("takes no form that says nothing", async () => {
    expect((await submit({ id: "x", action: "hide" })).status).toBe(400);
    expect((await submit({ id: "1", action: "delete" })).status).toBe(400);
    expect((await submit({ id: "999999", action: "hide" })).body).toContain("n’est plus là");
  });
});
