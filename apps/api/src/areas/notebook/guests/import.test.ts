import { read } from "@e965/xlsx";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple, registerUnverified } from "../../../testing/cast.ts";
import { listGuests } from "./queries.ts";
import { endlessWorkbook, header, workbook } from "./sheet/sheet-samples.ts";
import { guestTemplateRoutes, templateFileName } from "./sheet/template-route.ts";

const app = testApp();

const importError =
  "Oups... Une erreur a été détectée dans le fichier. Veuillez le remplir correctement tous les champs s.v.p.";

/** A line of the sheet whose cells are right; its phone follows from `index`. */
function line(index: number, changes: { category?: string; phone?: string; email?: string } = {}) {
  const phone = changes.phone ?? `07${String(index).padStart(8, "0")}`;
  const email = changes.email ?? `eloise.${index}@exemple.ci`;
  const category = changes.category ?? "Amis de la fiancée";
  return ["Mme", category, `N’Guessan Koné ${index}`, `Éloïse-Aïcha ${index}`, email, phone, ""];
}

const sheet = (lines: string[][], format: "biff8" | "xlsx" = "xlsx") =>
  workbook(format, { Invités: [header, ...lines] });

function send(
  member: { token: string | null },
  bytes: Uint8Array | string,
  { path = "", ...fields }: { path?: string } & Readonly<Record<string, string>> = {},
) {
  const body = new FormData();
  const content = typeof bytes === "string" ? bytes : Uint8Array.from(bytes);
  body.append("guests_file", new File([content], "invités.xls"));
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return app.call("POST", `/api/v1/guests-events-import${path}`, { token: member.token, body });
}

const preview = (member: CastMember, bytes: Uint8Array | string) =>
  send(member, bytes, { path: "/preview" });

const listOf = ({ eventId }: CastMember) => listGuests(app.db, eventId);

describe("importing a guest file", () => {
  it("takes 2,000 guests with accents in less than 5 seconds", async () => {
    const member = await registerCouple(app);
    const file = sheet(
      Array.from({ length: 2000 }, (_, index) => line(index)),
      "biff8",
    );
    const started = performance.now();
    const answer = await send(member, file);
    const seconds = (performance.now() - started) / 1000;
    expect(answer).toEqual({
      status: 200,
      body: {
        success: true,
        message: "Informations ajouté avec succès !",
        customer_id: member.customerId,
        imported: 2000,
        skipped: 0,
      },
    });
    const list = await listOf(member);
    expect(list).toHaveLength(2000);
    expect(list.find(({ phone_number_1 }) => phone_number_1 === "+2250700001999")).toMatchObject({
      civility: "Mme",
      category: "Amis de la fiancée",
      last_name: "N’Guessan Koné 1999",
      given_names: "Éloïse-Aïcha 1999",
      email: "eloise.1999@exemple.ci",
      answer: "none",
    });
    expect(seconds).toBeLessThan(5);
  });

  it("imports nothing of a file with an error, and lists its cells", async () => {
    const member = await registerCouple(app);
    const lines = [line(1), line(2, { category: "Ennemis" }), line(3), line(4, { phone: "12" })];
    expect(await send(member, sheet(lines))).toMatchObject({
      status: 422,
      body: {
        success: false,
        message: importError,
        errors: { guests_file: [importError] },
        rows: [
          { line: 3, column: "category", value: "Ennemis" },
          { line: 5, column: "phone_number_1", value: "12" },
        ],
      },
    });
    expect(await listOf(member)).toEqual([]);
  });

  it("takes what is written in place of a cell, for its check and its import", async () => {
    const member = await registerCouple(app);
    const file = sheet([line(1), line(2, { phone: "12" })]);
    const corrections = JSON.stringify([
      { line: 3, column: "phone_number_1", value: " 07 00 00 00 02 " },
    ]);
    expect(await send(member, file, { path: "/preview", corrections })).toMatchObject({
      body: { valid: [{ line: 2 }, { line: 3, phone_number_1: "+2250700000002" }], faults: [] },
    });
    expect(await send(member, file, { corrections })).toMatchObject({ body: { imported: 2 } });
    const wrong = JSON.stringify([{ line: 3, column: "phone_number_1", value: "13" }]);
    expect(await send(member, file, { corrections: wrong })).toMatchObject({
      status: 422,
      body: { rows: [{ line: 2 }, { line: 3, value: "13" }] },
    });
    for (const broken of ["[", '[{"line":3,"column":"id","value":"1"}]'])
      expect((await send(member, file, { corrections: broken })).status).toBe(422);
  });

  it("imports the others of a file with errors when asked", async () => {
    const member = await registerCouple(app);
    const file = sheet([line(1), line(2, { category: "Ennemis" }), line(3)]);
    expect(await send(member, file, { skip_errors: "1" })).toMatchObject({
      status: 200,
      body: { imported: 2, skipped: 0 },
    });
    const twice = await send(member, file, { skip_errors: "1" });
    expect(twice.status).toBe(422);
    expect(await listOf(member)).toHaveLength(2);
  });

  it("refuses numbers already known, or leaves them out when asked", async () => {
    const member = await registerCouple(app);
    await send(member, sheet([line(1)]));
    const again = sheet([line(1), line(2), line(2)]);
    expect(await send(member, again, { skip_duplicates: "false" })).toMatchObject({
      status: 422,
      body: {
        rows: [
          {
            line: 2,
            column: "phone_number_1",
            value: "0700000001",
            reason: "Ce contact est déjà celui d’Éloïse-Aïcha 1 N’Guessan Koné 1 dans votre liste.",
          },
          { line: 4, column: "phone_number_1" },
        ],
      },
    });
    expect(await listOf(member)).toHaveLength(1);
    expect(await send(member, again, { skip_duplicates: "true" })).toMatchObject({
      status: 200,
      body: { imported: 1, skipped: 2 },
    });
    expect(await listOf(member)).toHaveLength(2);
  });

  it("sent twice at once is taken once", async () => {
    const member = await registerCouple(app);
    const file = sheet(Array.from({ length: 50 }, (_, index) => line(index)));
    const answers = await Promise.all([send(member, file), send(member, file)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await listOf(member)).toHaveLength(50);
  });

  it("goes into the event that is named, if it is the customer's own", async () => {
    const [awa, koffi] = [await registerCouple(app), await registerCouple(app)];
    const event_id = String(awa.eventId);
    expect((await send(awa, sheet([line(1)]), { event_id })).status).toBe(200);
    expect((await send(koffi, sheet([line(2)]), { event_id })).status).toBe(404);
    expect(await listOf(awa)).toHaveLength(1);
  });

  it.each([
    ["is empty", () => "", "Ce fichier ne contient aucun invité"],
    [
      "is a picture",
      () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0]),
      "Ce fichier n’a pas pu être lu",
    ],
    ["has other columns", () => "Voiture;Couleur\r\nRenault;bleue", "Les colonnes de ce fichier"],
    ["is heavier than 1 MB", () => Buffer.alloc(1_048_577, "a"), "Ce fichier est trop lourd"],
    [
      "has 2,001 guests",
      () => sheet(Array.from({ length: 2001 }, (_, at) => line(at))),
      "Ce fichier contient plus de 2\u00a0000 invités",
    ],
    [
      "has 10,000 guests",
      () => sheet(Array.from({ length: 10_000 }, (_, at) => line(at))),
      "Ce fichier contient plus de 2\u00a0000 invités",
    ],
  ])("refuses a file that %s, with its reason", async (_, make, reason) => {
    const member = await registerCouple(app);
    expect(await send(member, await make())).toMatchObject({
      status: 422,
      body: { message: importError, errors: { guests_file: [expect.stringContaining(reason)] } },
    });
  });

  it("refuses a file that would hang its reader in less than 6 seconds, and answers others meanwhile", async () => {
    const member = await registerCouple(app);
    const lines = Array.from({ length: 500 }, (_, index) => line(index));
    const started = performance.now();
    const refused = send(member, endlessWorkbook(sheet(lines, "biff8")));
    const other = await app.call("GET", "/api/v1/get-event-type");
    const otherAfter = performance.now() - started;
    expect(await refused).toMatchObject({
      status: 422,
      body: {
        errors: { guests_file: [expect.stringMatching(/prend trop de temps|n’a pas pu être lu/)] },
      },
    });
    expect(performance.now() - started).toBeLessThan(6000);
    expect([other.status, otherAfter < 2000]).toEqual([200, true]);
  });

  it("asks for a file when none was chosen", async () => {
    const { token } = await registerCouple(app);
    const body = new FormData();
    body.append("guests_file", "");
    const path = "/api/v1/guests-events-import";
    expect(await app.call("POST", path, { token, body })).toMatchObject({
      status: 422,
      body: { errors: { guests_file: ["Veuillez choisir un fichier"] } },
    });
    const sent = '--X\r\nContent-Disposition: form-data; name="guests_file"; filename=""';
    const emptyBox = new Request(`http://joie.test${path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "multipart/form-data; boundary=X",
      },
      body: `${sent}\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--X--\r\n`,
    });
    const answer = await app.api.fetch(emptyBox, { address: "127.0.0.1" });
    expect(await answer.json()).toMatchObject({
      errors: { guests_file: ["Veuillez choisir un fichier"] },
    });
  });

  it("is refused to strangers, to the unverified, and past thirty files in an hour", async () => {
    expect((await send({ token: null }, "x")).status).toBe(401);
    expect((await send(await registerUnverified(app), "x")).status).toBe(403);
    const member = await registerCouple(app);
    for (let count = 0; count < 30; count += 1) await preview(member, "");
    expect((await send(member, sheet([line(1)]))).status).toBe(429);
    expect(await listOf(member)).toEqual([]);
  });
});

describe("the preview of a guest file", () => {
  it("shows what an import would do, and changes nothing", async () => {
    const member = await registerCouple(app);
    await send(member, sheet([line(1)]));
    const file = sheet([line(1), line(2), line(3, { email: "non" })]);
    expect(await preview(member, file)).toEqual({
      status: 200,
      body: {
        total: 3,
        valid: [
          {
            line: 3,
            civility: "Mme",
            last_name: "N’Guessan Koné 2",
            given_names: "Éloïse-Aïcha 2",
            email: "eloise.2@exemple.ci",
            phone_number_1: "+2250700000002",
            category: "Amis de la fiancée",
          },
        ],
        duplicates: [{ line: 2, kind: "known", reason: expect.stringContaining("Éloïse-Aïcha 1") }],
        faults: [
          {
            line: 4,
            column: "email",
            value: "non",
            reason: "Cette adresse e-mail n’est pas valable.",
          },
        ],
        missing: [],
        old_phones: 0,
      },
    });
    expect(await listOf(member)).toHaveLength(1);
  });
});

describe("the template of the guest file", () => {
  it("bears the product's name, without accents", () => {
    expect(templateFileName("Joie du Jour")).toBe("JOIE_DU_JOUR_GUESTS_TEMPLATE.xls");
    expect(templateFileName("Fête à Éhotilé")).toBe("FETE_A_EHOTILE_GUESTS_TEMPLATE.xls");
  });

  it("is a workbook with the categories of the type of event asked for, the wedding's by default", async () => {
    const routes = guestTemplateRoutes(app);
    const textOf = async (query: string) => {
      const path = `/files/JOIE_DU_JOUR_GUESTS_TEMPLATE.xls${query}`;
      const answer = await routes.request(path);
      expect(answer.headers.get("content-type")).toBe("application/vnd.ms-excel");
      return JSON.stringify(read(new Uint8Array(await answer.arrayBuffer())).Sheets);
    };
    expect(await textOf("")).toContain("Famille du fiancé");
    const birthday = await textOf("?event_type_id=2");
    expect(birthday).toContain("Voisins");
    expect(birthday).not.toContain("Famille du fiancé");
  });
});
