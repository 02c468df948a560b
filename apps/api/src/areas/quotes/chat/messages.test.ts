import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { proQuotePath, quoteCast, quotePath } from "../../../testing/quotes.ts";

const app = testApp();
const { cast, ofCustomer, ofProvider, read, requestIn } = quoteCast(app);

const write = (id: number, body: Record<string, unknown>) =>
  app.call("POST", `${quotePath}/${id}/messages`, { token: cast().awa.token, body });

describe("a message of the chat", () => {
  it("is stored as it was written, as plain text", async () => {
    const id = await requestIn("TO_BE_TREATED");
    const message = '<img src=x onerror="alert(1)"> & 💐\nà bientôt';
    expect(await write(id, { message })).toMatchObject({
      status: 200,
      body: { success: true, data: { message, side: "customer", is_file: false } },
    });
    expect((await read(id)).conversations.at(-1)?.message).toBe(message);
  });

  it("is one when it is sent twice with its key, also at the same time", async () => {
    const id = await requestIn("TO_BE_TREATED");
    const message = { message: "Une fois", key: "key-of-this-message" };
    const [first, second] = await Promise.all([write(id, message), write(id, message)]);
    expect(second?.body).toEqual(first?.body);
    const { conversations } = await read(id);
    expect(conversations.filter(({ message: text }) => text === "Une fois")).toHaveLength(1);
    // The other side may choose the same key.
    const theirs = await app.call("POST", `${proQuotePath}/${id}/messages`, {
      token: cast().tantie.token,
      body: { message: "Bonjour", key: message.key },
    });
    expect(theirs.body).toMatchObject({ data: { message: "Bonjour" } });
  });

  it.each([
    ["nothing", ""],
    ["blanks", " \n "],
    ["10,000 characters", "a".repeat(10_000)],
    ["a character that no text has", "a\u0000b"],
  ])("is refused with %s", async (_, message) => {
    const id = await requestIn("TO_BE_TREATED");
    expect((await write(id, { message })).status).toBe(422);
  });

  it("is refused in the statuses that end the conversation (409)", async () => {
    const done = await requestIn("DONE");
    const refused = await requestIn("TO_BE_TREATED");
    await ofProvider(refused, { status: "REFUSED" });
    const cancelled = await requestIn("TO_BE_TREATED");
    await ofCustomer(cancelled, { status: "CANCEL" });
    for (const id of [done, refused, cancelled])
      expect((await write(id, { message: "Encore un mot" })).status).toBe(409);
  });
});
