import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { addProduct } from "../../../testing/add-product.ts";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { openSeller } from "../../../testing/open-seller.ts";
import { providerMembers } from "../../providers/team/tables.ts";

const app = testApp();

/** A seller with a product, a customer, and the calls about questions. */
async function shop() {
  const seller = await openSeller(app);
  const asker = await registerCouple(app);
  const { id } = await addProduct(app, seller.providerId, { name: "Collier de perles" });
  const path = `/api/v1/marketplace/articles/${id}`;
  const call = (method: string, what: string, body?: unknown, by: CastMember | null = asker) =>
    app.call(method, `${path}/${what}`, {
      ...(by ? { token: by.token } : {}),
      ...(body === undefined ? {} : { body }),
    });
  const ask = (question: string, by?: CastMember | null) =>
    call("POST", "questions", { question }, by);
  const received = async () =>
    (await seller.call("GET", "article-questions")).body as {
      data: { id: number; question: string }[];
      waiting: number;
    };
  return { seller, asker, id, call, ask, received };
}

async function mailsTo(email: string, kind: string) {
  await app.work();
  return (await listCaughtMessages(app.db)).filter(
    (message) => message.to === email && message.kind === kind,
  );
}

describe("a question about a product", () => {
  it("is asked, told to the seller, answered, told to who asked, and then public", async () => {
    const { seller, asker, call, ask, received } = await shop();
    expect((await ask("  Est-il doré\u00a0? ")).status).toBe(200);
    expect(await mailsTo(seller.email, "question-asked")).toHaveLength(1);
    expect((await call("GET", "questions", undefined, null)).body).toMatchObject({ data: [] });
    const list = await received();
    expect(list).toMatchObject({ waiting: 1, data: [{ question: "Est-il doré\u00a0?" }] });
    const path = `article-questions/${list.data[0]?.id}/answer`;
    expect((await seller.call("PUT", path, { answer: "Oui, à l’or fin." })).status).toBe(200);
    expect(await mailsTo(asker.email, "question-answered")).toHaveLength(1);
    const shown = (await call("GET", "questions", undefined, null)).body;
    expect(shown).toMatchObject({
      total: 1,
      data: [{ question: "Est-il doré\u00a0?", answer: "Oui, à l’or fin." }],
    });
    expect(JSON.stringify(shown)).not.toContain(asker.email);
    await seller.call("PUT", path, { answer: "Oui, à l’or fin, 18 carats." });
    expect(await mailsTo(asker.email, "question-answered")).toHaveLength(1);
    expect(await received()).toMatchObject({ waiting: 0 });
  });

  it("without an answer is seen by who asked and the seller alone", async () => {
    const { call, ask } = await shop();
    await ask("Livrez-vous à Man\u00a0?");
    expect((await call("GET", "my-questions")).body).toMatchObject({
      data: [{ question: "Livrez-vous à Man\u00a0?", answer: null }],
    });
    const other = await registerCouple(app);
    expect((await call("GET", "my-questions", undefined, other)).body).toMatchObject({ data: [] });
    expect((await call("GET", "my-questions", undefined, null)).status).toBe(401);
  });

  it("is refused empty, too long, by strangers, and beyond ten a day", async () => {
    const { ask, id } = await shop();
    expect((await ask("Un inconnu\u00a0?", null)).status).toBe(401);
    for (const text of ["   ", "x".repeat(501)])
      expect(await ask(text)).toMatchObject({
        status: 422,
        body: { errors: { question: [expect.any(String)] } },
      });
    for (let at = 0; at < 10; at += 1) expect((await ask(`Question ${at}`)).status).toBe(200);
    expect((await ask("Une de trop")).status).toBe(429);
    const missing = `/api/v1/marketplace/articles/${id + 999_999}/questions`;
    expect((await app.call("GET", missing)).status).toBe(404);
  });

  it("is answered by who may of its seller's team, and unanswered ones come first", async () => {
    const { seller, ask, received } = await shop();
    await ask("Première");
    await ask("Seconde");
    const [second, first] = (await received()).data;
    const path = (id = 0) => `article-questions/${id}/answer`;
    expect(await seller.call("PUT", path(second?.id), { answer: " " })).toMatchObject({
      status: 422,
      body: { errors: { answer: [expect.any(String)] } },
    });
    await seller.call("PUT", path(second?.id), { answer: "Oui" });
    expect((await received()).data.map(({ id }) => id)).toEqual([first?.id, second?.id]);
    const other = await openSeller(app);
    expect((await other.call("PUT", path(first?.id), { answer: "Oui" })).status).toBe(404);
    await app.db
      .update(providerMembers)
      .set({ role: "member" })
      .where(eq(providerMembers.providerId, seller.providerId));
    expect((await seller.call("PUT", path(first?.id), { answer: "Oui" })).status).toBe(403);
  });

  it("is taken back by who asked alone, and hidden by staff with a reason", async () => {
    const { seller, asker, call, ask, received } = await shop();
    await ask("Première");
    await ask("Seconde");
    const [second, first] = (await received()).data;
    const remove = (token: string) =>
      app.call("DELETE", `/api/v1/article-questions/${first?.id}`, { token });
    expect((await remove((await registerCouple(app)).token)).status).toBe(404);
    expect((await remove(asker.token)).status).toBe(200);
    await seller.call("PUT", `article-questions/${second?.id}/answer`, { answer: "Oui" });
    const staff = await asRole(app, "support", "questions@exemple.test");
    const hide = (body: object) => staff.call("PUT", `article-questions/${second?.id}`, body);
    expect((await hide({ hidden: true })).status).toBe(422);
    expect(await hide({ hidden: true, reason: "Hors sujet" })).toMatchObject({ status: 200 });
    expect((await call("GET", "questions", undefined, null)).body).toMatchObject({ data: [] });
    expect((await received()).data).toEqual([]);
    expect((await call("GET", "my-questions")).body).toMatchObject({
      data: [{ hidden_reason: "Hors sujet" }],
    });
    await hide({ hidden: false });
    expect((await call("GET", "questions", undefined, null)).body).toMatchObject({ total: 1 });
  });
});
