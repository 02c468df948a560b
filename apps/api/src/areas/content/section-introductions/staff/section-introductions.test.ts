import type { ConsoleIntroduction } from "@jdj/contract/console/section-introductions";
import {
  type IntroductionKey,
  introductionKeys,
} from "@jdj/contract/content/section-introductions";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../../testing/app.ts";
import { asRole } from "../../../../testing/console.ts";
import { writeReference } from "../../../../write-reference.ts";
import { introductionReference } from "../reference.ts";

const app = testApp();

type Staff = Awaited<ReturnType<typeof asRole>>;

async function listed({ call }: Staff): Promise<ConsoleIntroduction[]> {
  const { body } = await call("GET", "introductions?per_page=100");
  return (body as { items: ConsoleIntroduction[] }).items;
}

async function stored(staff: Staff, key: IntroductionKey): Promise<ConsoleIntroduction> {
  const found = (await listed(staff)).find((one) => one.key === key);
  if (!found) throw new Error(key);
  return found;
}

/** What pages show of an introduction. */
async function shown(key: IntroductionKey) {
  const { body } = await app.call("GET", "/api/v1/introductions");
  return (body as { key: string; title: string; first: string; rest: string }[]).find(
    (one) => one.key === key,
  );
}

describe("the introductions", () => {
  it("are those of the product until staff change one, and a new version of it changes nothing", async () => {
    const staff = await asRole(app, "editor", "intro1@exemple.test");
    expect((await listed(staff)).map(({ key }) => key)).toEqual(introductionKeys);
    expect(await shown("budget")).toEqual({ key: "budget", ...introductionReference.budget });
    const { id, version } = await stored(staff, "budget");
    const text = { first: "Vos dépenses, au clair.", rest: "<p>Notez <strong>tout</strong>.</p>" };
    expect(await staff.call("PUT", `introductions/${id}`, { version, ...text })).toMatchObject({
      status: 200,
      body: { ...text, title: "", version: version + 1, updated_at: expect.any(String) },
    });
    expect(await shown("budget")).toEqual({ key: "budget", title: "", ...text });
    await writeReference(app.db);
    expect(await shown("budget")).toEqual({ key: "budget", title: "", ...text });
  });

  it("are changed by editors alone, once for each version, and logged", async () => {
    const staff = await asRole(app, "editor", "intro2@exemple.test");
    const support = await asRole(app, "support", "intro3@exemple.test");
    const finance = await asRole(app, "finance", "intro4@exemple.test");
    const admin = await asRole(app, "admin", "intro5@exemple.test");
    const { id, version } = await stored(staff, "home");
    const path = `introductions/${id}`;
    const change = { version, title: "Votre fête, à votre goût.", first: "Un carnet.", rest: "" };
    expect((await support.call("GET", path)).status).toBe(200);
    for (const { call } of [support, finance])
      expect((await call("PUT", path, change)).status).toBe(403);
    expect((await staff.call("PUT", path, change)).status).toBe(200);
    expect((await staff.call("PUT", path, change)).status).toBe(409);
    expect((await staff.call("PUT", "introductions/999999", change)).status).toBe(404);
    expect((await staff.call("GET", "introductions/999999")).status).toBe(404);
    const log = await admin.call("GET", `audit?resource=introductions&record_id=${id}`);
    expect(log.body).toMatchObject({
      items: [
        {
          action: "introductions.update",
          before: { title: introductionReference.home.title },
          after: { title: change.title, first: change.first },
        },
      ],
    });
  });

  it("are refused at the field that lacks a text, or names what does not exist there", async () => {
    const staff = await asRole(app, "editor", "intro6@exemple.test");
    const save = async (key: IntroductionKey, text: object) => {
      const { id, version } = await stored(staff, key);
      return staff.call("PUT", `introductions/${id}`, { version, ...text });
    };
    const halls = { title: "Les mairies", first: "[mairies] vous attendent.", rest: "" };
    expect(await save("town-halls", { ...halls, title: " " })).toMatchObject({
      status: 422,
      body: { errors: { title: [expect.any(String)] } },
    });
    expect(await save("town-halls", { ...halls, first: "" })).toMatchObject({
      status: 422,
      body: { errors: { first: [expect.any(String)] } },
    });
    expect(await save("town-halls", { ...halls, first: "x".repeat(301) })).toMatchObject({
      status: 422,
      body: { errors: { first: [expect.any(String)] } },
    });
    expect(await save("town-halls", { ...halls, first: "[marque] et [mairies]" })).toMatchObject({
      status: 422,
      body: { errors: { first: ["Ces repères n’existent pas ici\u00a0: [marque]"] } },
    });
    expect(await save("sharing", { first: "À deux.", rest: "<p>[mariés]</p>" })).toMatchObject({
      status: 422,
      body: { errors: { rest: ["Ces repères n’existent pas ici\u00a0: [mariés]"] } },
    });
    expect((await save("town-halls", halls)).status).toBe(200);
  });

  it("store no script, and nothing that they do not consist of", async () => {
    const staff = await asRole(app, "editor", "intro7@exemple.test");
    const { id, version } = await stored(staff, "guests");
    const rest =
      '<p onclick="x()">Le <a href="/files/modele.xls">modèle</a></p><script>alert(1)</script>';
    const text = { version, title: "Un titre", first: "Vos invités.", rest };
    expect((await staff.call("PUT", `introductions/${id}`, text)).body).toMatchObject({
      ...{ title: "", first: "Vos invités." },
      rest: '<p>Le <a href="/files/modele.xls">modèle</a></p>',
    });
  });
});
