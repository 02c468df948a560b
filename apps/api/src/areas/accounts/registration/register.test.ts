import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple, registerUnverified, registrationForm } from "../../../testing/cast.ts";
import { newsletterSubscriptions } from "../../content/newsletter/tables.ts";
import { users } from "../../identity/users/tables.ts";
import { findEvent } from "../../notebook/events/queries.ts";

const app = testApp();

function register(overrides: Record<string, unknown>) {
  return app.call("POST", "/api/v1/register", { body: registrationForm(overrides) });
}

async function sendCode(phone: string): Promise<string> {
  const answer = await app.call("POST", "/api/v1/send-otp-web", {
    body: registrationForm({ email: "", phone_number_1: phone }),
  });
  expect(answer).toMatchObject({ status: 200, body: { success: true, seconds: 120 } });
  await app.work();
  const code = (await listCaughtMessages(app.db)).find((item) => item.kind === "otp")?.code;
  if (!code) throw new Error("No code came");
  return code;
}

const refused: [string, Record<string, unknown>, string, string][] = [
  ["neither e-mail nor phone", { email: "" }, "email", "Email ou téléphone requis"],
  ["an invalid e-mail", { email: "awa@" }, "email", "Veuillez entrer une adresse email valide"],
  [
    "a phone of too few digits",
    { email: "", phone_number_1: "07 01 02" },
    "phone_number_1",
    "Veuillez entrer un numéro de téléphone valide (ex: 07 01 02 03 04)",
  ],
  [
    "a phone number that cannot exist",
    { email: "", code: "123456", phone_number_1: "+225 99 99 99 99 99" },
    "phone_number_1",
    "Veuillez entrer un numéro de téléphone valide (ex: 07 01 02 03 04)",
  ],
  ["no civility", { civility: "" }, "civility", "Veuillez sélectionner une civilité"],
  ["no given name", { given_names: " " }, "given_names", "Veuillez entrer votre prénom"],
  ["no last name", { last_name: "" }, "last_name", "Veuillez entrer votre nom"],
  [
    "a password of two characters",
    { password: "ab" },
    "password",
    "Le mot de passe doit contenir au moins 3 caractères",
  ],
  [
    "an age of seventeen",
    { dob: "2008-11-21" },
    "dob",
    "Vous devez avoir au moins 18 ans pour vous inscrire",
  ],
  [
    "a birth in 1800",
    { dob: "1800-05-14" },
    "dob",
    "Veuillez vérifier l’année de naissance\u00a0: 1900 au plus tôt",
  ],
  ["no birth date", { dob: "" }, "dob", "Vous devez avoir au moins 18 ans pour vous inscrire"],
  [
    "no event type",
    { event_type_id: "" },
    "event_type_id",
    "Veuillez sélectionner un type d'événement",
  ],
  [
    "an unknown event type",
    { event_type_id: 999, email: "type@exemple.test" },
    "event_type_id",
    "Veuillez sélectionner un type d'événement",
  ],
  [
    "no event date",
    { wedding_date: "" },
    "wedding_date",
    "Veuillez spécifier la période approximative de votre événement",
  ],
  [
    "an event of yesterday",
    { wedding_date: "2026-11-19" },
    "wedding_date",
    "La date de l’événement doit se situer entre aujourd’hui et dans 5 ans",
  ],
  [
    "terms not accepted",
    { terms: false },
    "terms",
    "Veuillez accepter les conditions générales d'utilisation",
  ],
  [
    "a phone without its code",
    { email: "", phone_number_1: "07 00 00 10 01" },
    "code",
    "Veuillez entrer le code à 6 chiffres reçu par SMS",
  ],
];

describe("registering", () => {
  it.each(refused)("is refused with %s", async (_, overrides, field, message) => {
    const answer = await register(overrides);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ success: false, errors: { [field]: [message] } });
  });

  it("reports every error at once", async () => {
    const answer = await register({ email: "", password: "a", last_name: "", terms: false });
    const { errors } = answer.body as { errors: Record<string, string[]> };
    expect(Object.keys(errors).sort()).toEqual(["email", "last_name", "password", "terms"]);
    const late = await app.call("POST", "/api/v1/send-otp-web", {
      body: registrationForm({
        email: "",
        last_name: "",
        phone_number_1: "+225 99 99 99 99 99",
        dob: "2020-01-01",
        wedding_date: "2020-01-01",
      }),
    });
    expect(Object.keys((late.body as { errors: object }).errors).sort()).toEqual([
      "dob",
      "last_name",
      "phone_number_1",
      "wedding_date",
    ]);
  });

  it("ignores an unknown field, which grants nothing", async () => {
    const email = "role@exemple.test";
    expect(await register({ email, role: "STAFF" })).toMatchObject({ status: 200 });
    const [user] = await app.db.select().from(users).where(eq(users.email, email));
    expect(user?.role).toBe("CUSTOMER");
  });

  it("by e-mail creates the user, the customer and a current event with its date", async () => {
    const member = await registerUnverified(app);
    expect(await findEvent(app.db, member.customerId, member.eventId)).toMatchObject({
      customerId: member.customerId,
      role: "owner",
      isCurrent: true,
      weddingDate: "2027-03-20",
    });
  });

  it.each([
    ["left out", {}, 0],
    ["unticked", { newsletter: "" }, 0],
    ["ticked", { newsletter: "on" }, 1],
  ])("handles the newsletter's box %s", async (how, box, emails) => {
    const email = `newsletter-${how.replace(" ", "-")}@exemple.test`;
    const { userId } = await registerUnverified(app, { email, ...box });
    const [user] = await app.db.select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({ wantsNewsletter: false, termsAcceptedAt: app.clock() });
    await app.work();
    const kinds = (await listCaughtMessages(app.db)).filter(({ to }) => to === email);
    expect(kinds.filter(({ kind }) => kind === "newsletter-confirmation")).toHaveLength(emails);
    const rows = await app.db
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email));
    expect(rows.map(({ sex, confirmedAt }) => [sex, confirmedAt])).toEqual(
      emails === 0 ? [] : [["F", null]],
    );
  });

  it("creates one account when a form is sent several times at once, or again", async () => {
    const email = "course@exemple.test";
    const answers = await Promise.all([1, 2, 3].map(() => register({ email })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await register({ email })).toEqual(answers[0]);
    const made = () => app.db.select().from(users).where(eq(users.email, email));
    expect(await made()).toHaveLength(1);
    await register({ email, password: "un autre" });
    await register({ email, given_names: "Autre" });
    await register({ email, dob: "1990-01-01" });
    expect(await made()).toHaveLength(4);
  });

  it("as a provider creates no customer, and no session on the customers' site", async () => {
    const email = "traiteur@exemple.test";
    expect(await register({ email, type: "provider" })).toMatchObject({
      status: 200,
      body: { user: { customer_id: null, event_id: null } },
    });
    expect(await app.call("POST", "/api/v1/login", { body: { email, password: "demo" } })).toEqual({
      status: 403,
      body: { success: false, code: "not-a-customer", message: "Vous n'êtes pas un client" },
    });
  });
});

describe("registering by phone", () => {
  const phone = "07 00 00 20 01";

  it("accepts the code of the SMS once, and opens the notebook", async () => {
    const code = await sendCode(phone);
    expect(code).toMatch(/^\d{6}$/);
    const made = await register({ email: "", phone_number_1: phone, code });
    expect(made).toMatchObject({ status: 200 });
    const signedIn = await app.call("POST", "/api/v1/login", {
      body: { phone_number: "+2250700002001", password: "demo" },
    });
    expect(signedIn).toMatchObject({
      status: 200,
      body: { user: { email: null, can: { openNotebook: true } } },
    });
  });

  it("sends no second code within the minute", async () => {
    const number = "07 00 00 20 02";
    await sendCode(number);
    const again = await app.call("POST", "/api/v1/send-otp-web", {
      body: registrationForm({ email: "", phone_number_1: number }),
    });
    expect(again).toEqual({
      status: 429,
      body: { success: false, code: "otp-not-sent", message: "Échec de l'envoi du code OTP" },
    });
  });

  it("refuses a wrong code, and after five attempts the right one too", async () => {
    const number = "07 00 00 20 03";
    const code = await sendCode(number);
    const wrong = code === "000000" ? "000001" : "000000";
    const attempt = (given: string) => register({ email: "", phone_number_1: number, code: given });
    for (let each = 0; each < 4; each += 1)
      expect(await attempt(wrong)).toMatchObject({
        status: 422,
        body: { errors: { code: ["Ce code est incorrect ou a expiré"] } },
      });
    const spent = { code: [expect.stringContaining("Ce code a été essayé cinq fois")] };
    expect(await attempt(wrong)).toMatchObject({ status: 422, body: { errors: spent } });
    expect(await attempt(code)).toMatchObject({ status: 422, body: { errors: spent } });
  });

  it("sends another code at once when five wrong attempts closed the first, five an hour at most", async () => {
    const number = "07 00 00 20 13";
    for (let sent = 0; sent < 5; sent += 1) {
      const code = await sendCode(number);
      const wrong = code === "000000" ? "000001" : "000000";
      for (let each = 0; each < 5; each += 1)
        await register({ email: "", phone_number_1: number, code: wrong });
    }
    const body = registrationForm({ email: "", phone_number_1: number });
    expect(await app.call("POST", "/api/v1/send-otp-web", { body })).toMatchObject({ status: 429 });
  });

  it("refuses a code after two minutes", async () => {
    const number = "07 00 00 20 04";
    const code = await sendCode(number);
    app.wait(121);
    expect(await register({ email: "", phone_number_1: number, code })).toMatchObject({
      status: 422,
    });
  });

  it("lets only one of two requests use the same code", async () => {
    const number = "07 00 00 20 05";
    const code = await sendCode(number);
    const answers = await Promise.all(
      [1, 2].map(() => register({ email: "", phone_number_1: number, code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe("the second call of a registration", () => {
  it("completes the caller's own record and changes nothing when repeated", async () => {
    const member = await registerCouple(app);
    const body = {
      user_id: member.userId,
      civility: "Madame",
      last_name: "Kouassi",
      given_names: "Awa Marie",
      email: member.email,
      dob: "1996-05-14",
      wedding_date: "2028-01-01",
      event_select: 1,
      event_type_id: 1,
    };
    for (let time = 0; time < 2; time += 1)
      expect(
        await app.call("POST", "/api/v1/customers", { token: member.token, body }),
      ).toMatchObject({
        status: 200,
        body: { id: member.customerId },
      });
    const customer = await app.call("GET", `/api/v1/customers/${member.customerId}`, {
      token: member.token,
    });
    expect(customer.body).toMatchObject({
      civility: "Mme",
      given_names: "Awa Marie",
      event: { wedding_date: "2027-03-20" },
    });
  });
});
