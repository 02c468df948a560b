import { contentMessages } from "@jdj/contract/content/messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { contactMessages } from "./tables.ts";

const app = testApp();

let people = 0;
function message(changed: Record<string, unknown> = {}) {
  people += 1;
  return {
    name: "Adjoua Konan",
    email: `adjoua${people}@exemple.test`,
    msg: "Bonjour,\nouvrez-vous le samedi ?",
    sexe: "Femme",
    phone_numbers: "0701020304, 0501020304",
    ...changed,
  };
}

const send = (body: unknown) => app.call("POST", "/api/v1/contact_us", { body });
const storedOf = (email: string) =>
  app.db.select().from(contactMessages).where(eq(contactMessages.email, email));

describe("a message of the contact form", () => {
  it("reaches the inbox without a session", async () => {
    const sent = message();
    expect(await send(sent)).toEqual({
      status: 200,
      body: { success: true, message: contentMessages.contactSent },
    });
    expect(await storedOf(sent.email)).toMatchObject([
      {
        source: "contact",
        name: "Adjoua Konan",
        body: sent.msg,
        sex: "F",
        phones: ["+2250701020304", "+2250501020304"],
        handledAt: null,
      },
    ]);
  });

  it("is refused at every field when it is empty", async () => {
    const { status, body } = await send({
      name: "",
      email: " ",
      msg: "\n",
      sexe: "",
      phone_numbers: "",
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      errors: {
        name: [contentMessages.nameRequired],
        email: [contentMessages.emailRequired],
        msg: [contentMessages.messageRequired],
        sexe: [contentMessages.sexRequired],
        phone_numbers: [contentMessages.numbersRequired],
      },
    });
  });

  it.each([
    ["17 characters", "07010203, 0501020", 422],
    ["23 characters", "0701020304 / 0501020304", 422],
    ["22 characters", "0701020304, 0501020304", 200],
    ["21 characters", "0701020304/0501020304", 200],
    ["a single number", "+225 07 01 02 03 04", 422],
    ["numbers that nobody can hold", "9901020304, 9901020305", 422],
  ])("accepts two numbers of 18 to 22 characters: %s", async (_, phone_numbers, status) => {
    expect((await send(message({ phone_numbers }))).status).toBe(status);
  });

  it("reports a number that does not exist together with every other error", async () => {
    const { body } = await send(message({ name: "", phone_numbers: "9901020304, 0701020304" }));
    expect(body).toMatchObject({
      errors: {
        name: [contentMessages.nameRequired],
        phone_numbers: [contentMessages.numbersInvalid],
      },
    });
    const both = await send(message({ name: "", phone_numbers: "" }));
    expect(both.body).toMatchObject({
      errors: { phone_numbers: [contentMessages.numbersRequired] },
    });
    expect((await send(["9901020304, 0701020304"])).status).toBe(422);
  });

  it.each([
    ["too long a name", { name: "a".repeat(121) }],
    ["too long a message", { msg: "a".repeat(4001) }],
    ["a wrong address", { email: "adjoua@" }],
    ["another sex", { sexe: "M" }],
    ["a character that no text has", { msg: "a\u0000b" }],
  ])("is refused with %s", async (_, changed) => {
    expect((await send(message(changed))).status).toBe(422);
  });

  it("ignores a field that is none", async () => {
    const sent = { ...message({ email: "urgent@exemple.test" }), urgent: true };
    expect((await send(sent)).status).toBe(200);
    expect(await storedOf(sent.email)).toHaveLength(1);
  });

  it("stores HTML and emoji as plain text", async () => {
    const sent = message({ name: "Zoé 💍", msg: "<script>alert(1)</script> 💐" });
    expect((await send(sent)).status).toBe(200);
    expect(await storedOf(sent.email)).toMatchObject([{ name: "Zoé 💍", body: sent.msg }]);
  });

  it("is stored once when it is sent twice, at the same time or one after the other", async () => {
    const sent = message();
    await Promise.all([send(sent), send(sent)]);
    expect((await send(sent)).status).toBe(200);
    expect(await storedOf(sent.email)).toHaveLength(1);
    app.wait(601);
    await send(sent);
    expect(await storedOf(sent.email)).toHaveLength(2);
  });

  it("is refused after ten in an hour from one email address", async () => {
    const { email } = message();
    for (let count = 0; count < 10; count += 1)
      expect((await send(message({ email, msg: `Numéro ${count}` }))).status).toBe(200);
    expect((await send(message({ email, msg: "Numéro onze" }))).status).toBe(429);
  });
});

describe("a message of the chat box", () => {
  it("reaches the same inbox with a name and an address alone", async () => {
    const body = { name: "Yao", email: "yao@exemple.test", msg: "Bonjour !" };
    expect((await app.call("POST", "/api/v1/chat-messages", { body })).status).toBe(200);
    expect(await storedOf("yao@exemple.test")).toMatchObject([
      { source: "chat", body: "Bonjour !", sex: null, phones: [] },
    ]);
  });
});
