import { contentMessages } from "@jdj/contract/content/messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { vendorApplications } from "./tables.ts";

const app = testApp();

let companies = 0;
function application(changed: Record<string, unknown> = {}) {
  companies += 1;
  return {
    company: `Les Saveurs ${companies}`,
    contact_name: "Adjoua Konan",
    trade: "catering",
    town: "Yopougon",
    phone_number: "07 01 02 03 04",
    email: `saveurs${companies}@exemple.test`,
    website: "",
    presentation: "Cuisine ivoirienne 🍲 pour 50 à 300 personnes.",
    ...changed,
  };
}

const send = (body: unknown) => app.call("POST", "/api/v1/vendor-applications", { body });
const storedOf = (email: string) =>
  app.db.select().from(vendorApplications).where(eq(vendorApplications.email, email));

describe("a vendor's request for an account", () => {
  it("is stored for staff", async () => {
    const sent = application();
    expect(await send(sent)).toEqual({
      status: 200,
      body: { success: true, message: contentMessages.applicationSent },
    });
    expect(await storedOf(sent.email)).toMatchObject([
      { company: sent.company, trade: "catering", phone: "+2250701020304", website: null },
    ]);
  });

  it("is refused at every required field when it is empty", async () => {
    const empty = Object.fromEntries(Object.keys(application()).map((name) => [name, ""]));
    const { status, body } = await send(empty);
    expect(status).toBe(422);
    const { errors } = body as { errors: Record<string, string[]> };
    expect(Object.keys(errors).toSorted()).toEqual([
      "company",
      "contact_name",
      "email",
      "phone_number",
      "presentation",
      "town",
      "trade",
    ]);
  });

  it.each([
    ["a number that is none", { phone_number: "12" }, contentMessages.phoneInvalid],
    [
      "a website of another kind",
      { website: "javascript:alert(1)" },
      contentMessages.websiteInvalid,
    ],
    ["an activity that is not listed", { trade: "<b>" }, contentMessages.tradeRequired],
    ["too long a name", { company: "a".repeat(121) }, "120"],
  ])("is refused with %s", async (_, changed, excerpt) => {
    const { status, body } = await send(application(changed));
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(excerpt);
  });

  it("reports a wrong number and a missing name together", async () => {
    const { body } = await send(application({ company: "", phone_number: "12" }));
    expect(body).toMatchObject({
      errors: {
        company: [contentMessages.companyRequired],
        phone_number: [contentMessages.phoneInvalid],
      },
    });
  });

  it("proposes the new form of an eight-digit number", async () => {
    const { body } = await send(application({ phone_number: "07010203" }));
    expect(JSON.stringify(body)).toContain("07\u00a007\u00a001\u00a002\u00a003");
  });

  it("is stored once when it is sent twice", async () => {
    const sent = application();
    await Promise.all([send(sent), send(sent)]);
    expect(await storedOf(sent.email)).toHaveLength(1);
  });
});
