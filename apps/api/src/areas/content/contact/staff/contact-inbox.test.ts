import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../../mail-catcher/queries.ts";
import { testApp } from "../../../../testing/app.ts";
import { asRole } from "../../../../testing/console.ts";

const app = testApp();

async function receive(email: string) {
  const body = { name: "Yao", email, msg: "Ouvrez-vous le samedi ?" };
  await app.call("POST", "/api/v1/chat-messages", { body });
  const support = await asRole(app, "support", `s-${email}`);
  const listed = await support.call("GET", "messages?handled=false&per_page=1");
  const { items: rows } = listed.body as { items: { id: number; email: string }[] };
  expect(rows[0]?.email).toBe(email);
  return { ...support, id: rows[0]?.id ?? 0 };
}

describe("the inbox of the console", () => {
  it("answers a message by e-mail, which is then handled, and logs it without its text", async () => {
    const { call, id } = await receive("yao@exemple.test");
    const answered = await call("POST", `messages/${id}/answer`, { body: "Oui,\nde 9 h à 13 h." });
    expect(answered).toMatchObject({
      status: 200,
      body: {
        handled_at: expect.any(String),
        answers: [{ staff_name: "Serge Aka", body: "Oui,\nde 9 h à 13 h." }],
      },
    });
    await app.work();
    const [sent] = await listCaughtMessages(app.db);
    expect(sent).toMatchObject({ kind: "contact-answer", to: "yao@exemple.test" });
    expect(sent?.text).toContain("de 9 h à 13 h.");
    expect(sent?.text).toContain("Ouvrez-vous le samedi");
    const admin = await asRole(app, "admin", "a1@exemple.test");
    const { body } = await admin.call("GET", `audit?resource=messages&record_id=${id}`);
    expect(body).toMatchObject({
      items: [{ action: "messages.answer", after: { handled: true } }],
    });
    expect(JSON.stringify(body)).not.toContain("13 h");
    expect((await call("GET", "messages?handled=false")).body).toEqual({
      items: [],
      has_more: false,
    });
  });

  it("marks a message, and lists those that wait apart from the others, page by page", async () => {
    const { call, id } = await receive("a@exemple.test");
    await receive("b@exemple.test");
    expect((await call("PUT", `messages/${id}`, { handled: true })).status).toBe(200);
    const page = async (query: string) => {
      const { body } = await call("GET", `messages?${query}`);
      const { items: rows, has_more } = body as { items: { email: string }[]; has_more: boolean };
      return { emails: rows.map(({ email }) => email), has_more };
    };
    expect(await page("handled=false")).toEqual({ emails: ["b@exemple.test"], has_more: false });
    expect(await page("per_page=2&page=1")).toMatchObject({ has_more: true });
    expect(await page("per_page=2&page=2")).toEqual({
      emails: ["yao@exemple.test"],
      has_more: false,
    });
  });

  it("refuses an empty answer at its field, and a message that is gone", async () => {
    const { call, id } = await receive("c@exemple.test");
    expect(await call("POST", `messages/${id}/answer`, { body: " " })).toMatchObject({
      status: 422,
      body: { errors: { body: ["Veuillez écrire la réponse"] } },
    });
    expect((await call("POST", "messages/999999/answer", { body: "Oui" })).status).toBe(404);
    expect((await call("PUT", "messages/999999", { handled: true })).status).toBe(404);
  });

  it("is exported as the list filters it, and no cell runs as a formula", async () => {
    const body = { name: "=1+1", email: "f@exemple.test", msg: 'Un "mot"; deux' };
    await app.call("POST", "/api/v1/chat-messages", { body });
    const { call } = await asRole(app, "support", "export@exemple.test");
    const csv = (await call("GET", "messages/export?handled=false")).body;
    expect(csv).toContain("Reçu;Origine;Nom;Adresse e-mail");
    expect(csv).toContain(`;Messagerie du site;'=1+1;f@exemple.test;;"Un ""mot""; deux";;`);
    expect(csv).not.toContain("yao@exemple.test");
    expect((await call("GET", "messages/export")).body).toContain("yao@exemple.test");
    expect((await call("GET", "messages/export?format=pdf")).status).toBe(422);
    const editor = await asRole(app, "editor", "no-export@exemple.test");
    expect((await editor.call("GET", "messages/export")).status).toBe(403);
  });
});
