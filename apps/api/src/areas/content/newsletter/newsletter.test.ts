import { contentMessages } from "@jdj/contract/content/messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { newsletterSubscriptions } from "./tables.ts";

const app = testApp();

let people = 0;
function freshEmail(): string {
  people += 1;
  return `lectrice${people}@exemple.test`;
}

const ask = (body: unknown) => app.call("POST", "/api/v1/newsletter", { body });
const press = (kind: "confirmation" | "depart", token: string) =>
  app.call("POST", `/api/v1/newsletter/${kind}/${token}`, { body: {} });

async function emailsTo(email: string, kind: string) {
  await app.work();
  return (await listCaughtMessages(app.db)).filter(
    (item) => item.to === email && item.kind === kind,
  );
}

async function tokenFor(email: string, kind: "confirmation" | "depart"): Promise<string> {
  const sentEmail = kind === "confirmation" ? "newsletter-confirmation" : "newsletter-welcome";
  const [newest] = await emailsTo(email, sentEmail);
  const link = newest?.links.find((one) => one.includes(`/newsletter/${kind}/`));
  return link?.split("/").at(-1) ?? "";
}

async function row(email: string) {
  const [found] = await app.db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email));
  return found;
}

describe("the newsletter", () => {
  it("is requested, confirmed by email and left by one click", async () => {
    const email = freshEmail();
    expect(await ask({ email, sexe: "F", consent: true })).toEqual({
      status: 200,
      body: { success: true, message: contentMessages.newsletterTaken },
    });
    expect(await row(email)).toMatchObject({ sex: "F", confirmedAt: null });

    const confirmation = await press("confirmation", await tokenFor(email, "confirmation"));
    expect(confirmation.body).toEqual({
      success: true,
      message: contentMessages.newsletterMember,
    });
    expect((await row(email))?.confirmedAt).not.toBeNull();

    const leave = await tokenFor(email, "depart");
    expect((await press("depart", leave)).status).toBe(200);
    expect((await press("depart", leave)).status).toBe(200);
    expect((await row(email))?.leftAt).not.toBeNull();
  });

  it("accepts the calls of the specification, which have no consent field: the confirmation email asks for it", async () => {
    expect((await ask({ email: freshEmail(), sexe: "M" })).status).toBe(200);
  });

  it.each([
    ["an empty address", { email: "" }, { email: [contentMessages.emailRequired] }],
    ["no address", { email: "<b>moi</b>" }, { email: [expect.any(String)] }],
    ["no sex", { sexe: "" }, { sexe: [contentMessages.sexRequired] }],
    ["another sex", { sexe: "Homme" }, { sexe: [contentMessages.sexRequired] }],
    ["an unticked box", { consent: "" }, { consent: [contentMessages.consentRequired] }],
    ["an address of 300 signs", { email: `${"a".repeat(300)}@exemple.test` }, {}],
    ["an address with an emoji", { email: "💍@exemple.test" }, {}],
  ])("refuses %s", async (_, changed, errors) => {
    const { status, body } = await ask({ email: freshEmail(), sexe: "F", ...changed });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors });
  });

  it("sends one email for two clicks in a row, and another one later", async () => {
    const email = freshEmail();
    await ask({ email, sexe: "F" });
    await ask({ email: email.toUpperCase().replace("EXEMPLE.TEST", "exemple.test"), sexe: "F" });
    expect(await emailsTo(email, "newsletter-confirmation")).toHaveLength(1);
    app.wait(601);
    await ask({ email, sexe: "F" });
    expect(await emailsTo(email, "newsletter-confirmation")).toHaveLength(2);
  });

  it("does not reveal who is subscribed: the same answer, but no email", async () => {
    const email = freshEmail();
    const first = await ask({ email, sexe: "F" });
    await press("confirmation", await tokenFor(email, "confirmation"));
    app.wait(601);
    expect(await ask({ email, sexe: "F" })).toEqual(first);
    expect(await emailsTo(email, "newsletter-confirmation")).toHaveLength(1);
  });

  it("is not confirmed by an old link after unsubscribing, but may be requested again", async () => {
    const email = freshEmail();
    await ask({ email, sexe: "F" });
    const token = await tokenFor(email, "confirmation");
    await press("confirmation", token);
    app.wait(60);
    await press("depart", await tokenFor(email, "depart"));
    expect((await press("confirmation", token)).status).toBe(400);
    app.wait(60);
    await ask({ email, sexe: "F" });
    expect((await press("confirmation", token)).status).toBe(200);
  });

  it("is not confirmed after seven days", async () => {
    const email = freshEmail();
    await ask({ email, sexe: "F" });
    const token = await tokenFor(email, "confirmation");
    app.wait(7 * 86_400 + 1);
    expect((await press("confirmation", token)).status).toBe(400);
  });

  it.each(["rien", "1.aaaaaaaaaaaaaaaaaaaaaaaa"])("is not confirmed by « %s »", async (token) => {
    expect((await press("confirmation", token)).status).toBe(400);
    expect((await press("depart", token)).status).toBe(400);
  });

  it("has the unsubscribe headers that mailboxes know", async () => {
    const email = freshEmail();
    const sent: (string | undefined)[] = [];
    await ask({ email, sexe: "F" });
    const { sendNewsletterEmail } = await import("../emails/send-newsletter-email.ts");
    const mail = {
      ...app.mail,
      send: async (sentEmail: Parameters<typeof app.mail.send>[0]) => {
        sent.push(sentEmail.unsubscribeLink);
        return app.mail.send(sentEmail);
      },
    };
    const subscriptionId = (await row(email))?.id ?? 0;
    await sendNewsletterEmail(
      { ...app, mail },
      { kind: "newsletter-welcome", subscriptionId },
      { id: "key", isLast: false },
    );
    expect(sent).toEqual([expect.stringContaining("/newsletter/depart/")]);
  });
});
