import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { textFile } from "../../../testing/quote-samples.ts";
import { quoteCast, quotePath } from "../../../testing/quotes.ts";
import { files } from "../../files/tables.ts";
import { quoteMessages } from "../../quotes/chat/tables.ts";
import { quoteRequests } from "../../quotes/quote-requests/tables.ts";
import { purgeQuotes } from "./purge-quotes.ts";

const app = testApp();
const { cast, requestIn } = quoteCast(app);

describe("quote requests", () => {
  it("are erased with their conversations and files two years after the last message", async () => {
    const old = await requestIn("TO_BE_TREATED");
    const form = new FormData();
    form.set("file", textFile());
    const { token } = cast().awa;
    await app.call("POST", `${quotePath}/${old}/files`, { token, body: form });
    const [stored] = await app.db.select().from(files);
    app.wait(700 * 86_400);
    // The session has ended by then.
    const [row] = await app.db.select().from(quoteRequests);
    if (!row) throw new Error("The request is stored");
    const { id: _, ...values } = row;
    const now = app.clock();
    const [young] = await app.db
      .insert(quoteRequests)
      .values({ ...values, lastMessageAt: now, changedAt: now, createdAt: now })
      .returning();
    expect(await purgeQuotes(requestContext(app))).toBe(0);
    app.wait(60 * 86_400);
    expect(await purgeQuotes(requestContext(app))).toBe(1);
    const left = await app.db.select({ id: quoteRequests.id }).from(quoteRequests);
    expect(left.map(({ id }) => id)).toEqual([young?.id]);
    const messages = await app.db
      .select()
      .from(quoteMessages)
      .where(eq(quoteMessages.requestId, old));
    expect([messages, await app.db.select().from(files)]).toEqual([[], []]);
    expect(await app.storage.read(stored?.storageKey ?? "")).toBeNull();
  });
});
