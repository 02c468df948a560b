import { render, toPlainText } from "react-email";
import { describe, expect, it } from "vitest";
import { testApp } from "../testing/app.ts";
import { sampleEmails } from "./samples.ts";

const samples = sampleEmails("Joie du Jour", "http://joie.test");

describe("every email", () => {
  it.each(samples)("is complete without pictures and styles: $title", async ({ email }) => {
    const page = await render(email);
    expect(page).toContain('lang="fr"');
    // The border is made of table cells in the cloth's colours, not of a picture.
    expect(page.match(/<td height="8"/g)?.length).toBe(56);
    expect(page.length).toBeLessThan(60_000);
    const text = toPlainText(page);
    expect(text).toContain("Joie du Jour");
    expect(text).not.toMatch(/<|&[a-z]+;|undefined|\n{4}/);
  });

  it("shows the event's own cloth when it contains a card", async () => {
    const card = samples.find(({ name }) => name === "carte");
    const reset = samples.find(({ name }) => name === "mot-de-passe");
    if (!card || !reset) throw new Error("Both letters are among the samples");
    const colours = (page: string) => new Set(page.match(/background-color:#[0-9a-f]{6}/g));
    expect(colours(await render(card.email))).not.toEqual(colours(await render(reset.email)));
  });
});

describe("the subject line", () => {
  it.each(samples)("describes the email in one line: $title", ({ subject }) => {
    expect(subject).toMatch(/^\S.{8,70}\S$/);
    expect(subject).not.toMatch(/undefined|<|\n/);
  });
});

describe("the preview page of emails", () => {
  const app = testApp();
  const get = async (path: string) => {
    const request = new Request(`http://joie.test${path}`);
    return app.api.fetch(request, { address: "127.0.0.1" });
  };

  it("lists them all and shows each as HTML and as text", async () => {
    const list = await (await get("/dev/lettres")).text();
    for (const { name, subject } of samples) {
      expect(list).toContain(`/dev/lettres/${name}"`);
      expect(list).toContain(subject.replace("&", "&amp;"));
    }
    const html = await get("/dev/lettres/activation");
    expect(html.headers.get("content-type")).toContain("text/html");
    const text = await get("/dev/lettres/activation/texte");
    expect(text.headers.get("content-type")).toContain("text/plain");
    expect(await text.text()).toMatch(/^Objet\u00a0: Activez votre compte/);
    expect((await get("/dev/lettres/inconnue")).status).toBe(404);
  });
});
