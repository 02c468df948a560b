import { sql } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { openListener } from "../../../../database/listen.ts";
import { testApp } from "../../../../testing/app.ts";
import { asRole } from "../../../../testing/console.ts";
import { onDatabase } from "../../../../testing/database.ts";
import { writePageReference } from "../write-reference.ts";

const app = testApp();

const TERMS = 3;
const QUESTIONS = 5;
const PRIVACY = 7;

interface Page {
  version: number;
  version_id: number;
  state: string;
}

const shown = async (id: number) =>
  (await app.call("GET", `/api/v1/info_site/${id}`)).body as {
    title: string;
    value: string;
    updated_on: string;
  };

async function open(id: number, email: string) {
  const { call } = await asRole(app, "editor", email);
  const page = async () => (await call("GET", `pages/${id}`)).body as Page;
  const save = async (content: string, title = "Titre") => {
    const { version } = await page();
    return call("PUT", `pages/${id}`, { version, title, content });
  };
  const publish = async (from: string | null = null) => {
    const { version } = await page();
    return call("POST", `pages/${id}/publication`, { version, from });
  };
  return { call, page, save, publish };
}

describe("a page of the site", () => {
  it("has its placeholders filled, and its links lead to this site", async () => {
    const { call, save, publish } = await open(TERMS, "p1@exemple.test");
    const text = '<p>[marque], [durée invités] mois, <a href="/privacy">ici</a></p>';
    expect((await save(text, "Conditions")).status).toBe(200);
    expect((await shown(TERMS)).value).not.toContain("24 mois");
    expect((await publish()).body).toMatchObject({ state: "published" });
    expect(await shown(TERMS)).toEqual({
      id: TERMS,
      title: "Conditions",
      value:
        '<p>Joie du Jour, 24 mois, <a href="http://joie.test/privacy" rel="noopener">ici</a></p>',
      updated_on: "2026-11-20",
    });
    const { items: rows } = (await call("GET", `page-versions?page_id=${TERMS}`)).body as {
      items: { number: number; state: string; saved_by: string | null }[];
    };
    expect(rows).toMatchObject([
      { number: 2, state: "published", saved_by: expect.any(String) },
      { number: 1, state: "past", saved_by: null },
    ]);
    expect(await publish()).toMatchObject({ status: 409 });
  });

  it("becomes visible by itself at the instant of its publication, unless that is cancelled", async () => {
    const { call, save, publish, page } = await open(PRIVACY, "p2@exemple.test");
    await save("<p>Demain</p>");
    const tomorrow = new Date(app.clock().getTime() + 86_400_000).toISOString();
    expect((await publish(tomorrow)).body).toMatchObject({ state: "scheduled" });
    expect((await shown(PRIVACY)).value).not.toContain("Demain");
    expect((await call("DELETE", `pages/${PRIVACY}/publication`)).body).toMatchObject({
      state: "draft",
    });
    expect((await call("DELETE", `pages/${PRIVACY}/publication`)).status).toBe(409);
    await publish(tomorrow);
    app.wait(86_400);
    expect((await shown(PRIVACY)).value).toBe("<p>Demain</p>");
    expect((await page()).state).toBe("published");
    expect((await publish("2020-01-01T00:00:00Z")).status).toBe(409);
    await save("<p>Après-demain</p>");
    expect(await publish("2020-01-01T00:00:00Z")).toMatchObject({
      status: 422,
      body: { errors: { from: [expect.any(String)] } },
    });
  });

  it("is previewed before it is published, for an hour", async () => {
    const { call, save, page } = await open(TERMS, "p3@exemple.test");
    await save("<p>Brouillon</p>");
    const { version_id: id } = await page();
    const { url } = (await call("POST", `page-versions/${id}/preview`)).body as { url: string };
    expect(url).toMatch(/^http:\/\/joie\.test\/apercu\/page\./);
    const read = () => app.call("GET", `/api/v1/previews/${url.split("/").at(-1)}`);
    expect(await read()).toMatchObject({
      status: 200,
      body: { kind: "page", page: { id: TERMS, value: "<p>Brouillon</p>" } },
    });
    app.wait(3700);
    expect((await read()).status).toBe(404);
    expect((await call("POST", "page-versions/999999/preview")).status).toBe(404);
  });

  it("keeps every saved version, whose text can be taken up again", async () => {
    const { call, save, page } = await open(TERMS, "p4@exemple.test");
    await save("<p>Ancien</p>");
    const { version_id: old, version: number } = await page();
    await save("<p>Nouveau</p>");
    const { version } = await page();
    expect(version).toBe(number + 1);
    expect((await call("GET", `page-versions/${old}`)).body).toMatchObject({
      content: "<p>Ancien</p>",
      state: "draft",
    });
    const restore = (row: number) => call("POST", `page-versions/${row}/restoration`, { version });
    expect((await restore(old)).body).toMatchObject({
      version: version + 1,
      content: "<p>Ancien</p>",
      state: "draft",
    });
    expect((await restore(old)).status).toBe(409);
    expect((await restore(999_999)).status).toBe(404);
  });

  it("of questions is refused at its text when one of them lacks its answer", async () => {
    const { save } = await open(QUESTIONS, "p5@exemple.test");
    expect(await save("<h2>Groupe</h2><h3>Sans réponse ?</h3>")).toMatchObject({
      status: 422,
      body: { errors: { content: [expect.stringContaining("réponse")] } },
    });
    expect((await save("<h2>Groupe</h2><h3>Pourquoi ?</h3><p>Pour vous.</p>")).status).toBe(200);
  });

  it("names the placeholders that do not exist, and stores no script", async () => {
    const { save } = await open(TERMS, "p6@exemple.test");
    expect(await save("<p>[marqe]</p>")).toMatchObject({
      status: 422,
      body: { errors: { content: [expect.stringContaining("[marqe]")] } },
    });
    expect((await save("<script>alert(1)</script>")).status).toBe(422);
    expect((await save('<p onclick="x()">Un<script>alert(1)</script></p>')).body).toMatchObject({
      content: "<p>Un</p>",
    });
  });

  it("is saved once for each version, by editors only, and logged", async () => {
    const { call, page, save } = await open(TERMS, "p7@exemple.test");
    const { version } = await page();
    const change = { version, title: "Un", content: "<p>Un</p>" };
    expect((await call("PUT", `pages/${TERMS}`, change)).status).toBe(200);
    expect((await call("PUT", `pages/${TERMS}`, change)).status).toBe(409);
    expect((await call("PUT", "pages/4", change)).status).toBe(404);
    const stale = { version, from: null };
    expect((await call("POST", `pages/${TERMS}/publication`, stale)).status).toBe(409);
    const support = await asRole(app, "support", "p7s@exemple.test");
    expect((await support.call("GET", `pages/${TERMS}`)).status).toBe(200);
    expect((await support.call("PUT", `pages/${TERMS}`, change)).status).toBe(403);
    const finance = await asRole(app, "finance", "p7f@exemple.test");
    expect((await finance.call("GET", "pages")).status).toBe(403);
    await save("<p>Deux</p>");
    const admin = await asRole(app, "admin", "p7a@exemple.test");
    const { body } = await admin.call("GET", `audit?resource=pages&record_id=${TERMS}`);
    const { items: rows } = body as { items: object[] };
    expect(rows.slice(0, 2)).toMatchObject([
      { action: "pages.save", before: { title: "Un" }, after: { content: "<p>Deux</p>" } },
      { action: "pages.save", after: { content: "<p>Un</p>" } },
    ]);
  });

  it("keeps what staff wrote when the product starts with another text", async () => {
    const { save, publish } = await open(QUESTIONS, "p8@exemple.test");
    await save("<h2>A</h2><h3>Q ?</h3><p>R</p>");
    await publish();
    await writePageReference(app.db);
    expect((await shown(QUESTIONS)).value).toBe("<h2>A</h2><h3>Q ?</h3><p>R</p>");
  });

  it("is announced to the page caches within a second of its publication, at once or for later", async () => {
    const { rows } = await app.db.execute<{ base: string }>(sql`select current_database() as base`);
    const announced: number[] = [];
    const listener = openListener(onDatabase(inject("server"), rows[0]?.base ?? ""), () => {});
    listener.listen("page_cache", () => announced.push(performance.now()));
    // The first says that it listens.
    await expect.poll(() => announced.length, { timeout: 10_000 }).toBe(1);
    const { save, publish } = await open(TERMS, "p9@exemple.test");
    await save("<p>Tout de suite</p>");
    await expect.poll(() => announced.length, { timeout: 10_000 }).toBe(2);
    expect((await publish()).status).toBe(200);
    const published = performance.now();
    await expect.poll(() => announced.length, { timeout: 10_000 }).toBe(3);
    expect((announced.at(-1) ?? 0) - published).toBeLessThan(5000);

    await save("<p>Dans une seconde</p>");
    const from = new Date(app.clock().getTime() + 1000);
    expect((await publish(from.toISOString())).status).toBe(200);
    await expect.poll(() => announced.length, { timeout: 10_000 }).toBe(5);
    const due = performance.now() + 1000;
    await expect.poll(() => app.work(), { timeout: 10_000, interval: 100 }).toBe(1);
    await expect.poll(() => announced.length, { timeout: 10_000 }).toBe(6);
    expect((announced.at(-1) ?? 0) - due).toBeLessThan(5000);
    await listener.stop();
  });
});
