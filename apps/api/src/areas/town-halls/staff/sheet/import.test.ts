import { utils, write } from "@e965/xlsx";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../../testing/app.ts";
import { asRole } from "../../../../testing/console.ts";
import { zipOf } from "../../../notebook/guests/sheet/sheet-samples.ts";

const app = testApp();

type Staff = Awaited<ReturnType<typeof asRole>>;

interface Preview {
  rows: { line: number; state: string; changes: unknown[]; errors: { column: string }[] }[];
  counts: Record<string, number>;
  ignored: string[];
  digest: string;
}

const editor = (email: string) => asRole(app, "editor", email);
const csv = (text: string) => new File([text], "mairies.csv", { type: "text/csv" });

function send({ call }: Staff, path: string, file: File, digest?: string) {
  const form = new FormData();
  form.set("file", file);
  if (digest !== undefined) form.set("digest", digest);
  return call("POST", `town-halls/import${path}`, form);
}

const preview = async (staff: Staff, file: File) =>
  (await send(staff, "/preview", file)).body as Preview;

async function hallsIn(staff: Staff) {
  const { body } = await staff.call("GET", "town-halls?per_page=100");
  return (body as { items: unknown[] }).items;
}

/** Two new town halls and a changed one, in an order of columns of one's own. */
const sheet = `Mairies à vérifier;;;;;;
District;Longitude;Latitude;Remarque;Commune;Coûts;Vérifiée le
Abidjan;"-3,95";5,30;rien;Bassam-Nord;Samedi:25 000;20/11/2026
Comoé;-3.5;6.7;;Bettié-Ville;;
;;;;Cocody;Jeudi:15000;46346
`;

describe("an import of town halls", () => {
  it("says what it would do, saves nothing, and then does just that, once", async () => {
    const staff = await editor("e1@exemple.test");
    const before = await hallsIn(staff);
    const answered = await preview(staff, csv(sheet));
    expect(answered.counts).toEqual({ new: 2, changed: 1, unchanged: 0, wrong: 0 });
    expect(answered.ignored).toEqual(["Remarque"]);
    expect(answered.rows[2]).toMatchObject({
      ...{ line: 5, state: "changed" },
      changes: [
        { column: "Coûts de célébration", after: "Jeudi:15000" },
        { column: "Vérifiée le", before: "", after: "20/11/2026" },
      ],
    });
    expect(await hallsIn(staff)).toEqual(before);

    expect((await send(staff, "", csv(sheet), "another")).status).toBe(409);
    expect(await hallsIn(staff)).toEqual(before);
    expect(await send(staff, "", csv(sheet), answered.digest)).toMatchObject({
      status: 200,
      body: { counts: answered.counts },
    });
    const names = JSON.stringify((await app.call("GET", "/api/v1/towns-names")).body);
    expect(names).toContain("Mairie de Bassam-Nord");
    const after = await hallsIn(staff);
    expect(after).toHaveLength(before.length + 2);

    expect((await send(staff, "", csv(sheet), answered.digest)).body).toMatchObject({
      counts: { new: 0, changed: 0, unchanged: 3, wrong: 0 },
    });
    expect(await hallsIn(staff)).toEqual(after);
    const admin = await asRole(app, "admin", "a1@exemple.test");
    const log = (await admin.call("GET", "audit?resource=town-halls")).body;
    expect((log as { items: { action: string }[] }).items.map(({ action }) => action)).toEqual([
      ...["town-halls.update", "town-halls.add", "town-halls.add"],
    ]);
  });

  it("of an export changes nothing, as CSV and as a workbook, whatever its texts", async () => {
    const staff = await editor("e2@exemple.test");
    const { items: rows } = (await staff.call("GET", "town-halls?q=yopougon")).body as {
      items: { id: number; version: number }[];
    };
    const hall = {
      ...rows[0],
      phone_numbers: "+225 07 01 02 03 04; +225 05 01 02 03 04",
      generalities: "<p>Ouverte « le matin »;\r\n\r\net l’après-midi.</p>",
      note_well: "=1+1, -2",
      address: "-12, rue des Jardins",
      costs: [{ label: "Samedi, 8:00 à 12:00", amount: 25_000 }],
      checked_on: "2026-11-20",
    };
    expect((await staff.call("PUT", `town-halls/${rows[0]?.id}`, hall)).status).toBe(200);
    for (const format of ["csv", "xlsx"]) {
      const request = new Request(
        `http://joie.test/api/v1/console/town-halls/export?format=${format}`,
        { headers: { authorization: `Bearer ${staff.token}` } },
      );
      const response = await app.api.fetch(request, { address: "127.0.0.1" });
      const answered = await preview(staff, new File([await response.arrayBuffer()], "mairies"));
      expect(answered.rows.filter(({ state }) => state !== "unchanged")).toEqual([]);
      expect(answered.counts.unchanged).toBeGreaterThan(40);
    }
  });

  it("says of each wrong row what is wrong, and imports none", async () => {
    const staff = await editor("e3@exemple.test");
    const before = await hallsIn(staff);
    const wrong =
      csv(`Commune;District;Latitude;Longitude;Coûts;E-mail;Téléphones;Affichée;Vérifiée le
Neuve;Abidjan;5.3;-3.9;;;;;
;Abidjan;5;-3;;;;;
Vieille;Nulle part;5;-3;;;;;
Loin;Abidjan;95;est;;;;;
Chère;Abidjan;5;-3;gratuit;;;;
Muette;Abidjan;5;-3;;pas une adresse;12;;
Cachée;Abidjan;5;-3;;;;peut-être;
Passée;Abidjan;5;-3;;;;;31/02/2026
Neuve;Abidjan;5;-3;;;;;
Cocody;Comoé;5;-3;;;;;
`);
    const answered = await preview(staff, wrong);
    const errors = answered.rows.map((row) => row.errors.map(({ column }) => column).sort());
    expect(errors).toEqual([
      [],
      ["Code", "Commune"],
      ["District"],
      ["Latitude", "Longitude"],
      ["Coûts de célébration"],
      expect.arrayContaining(["E-mail"]),
      ["Affichée"],
      ["Vérifiée le"],
      [""],
      ["Code"],
    ]);
    expect(await send(staff, "", wrong, answered.digest)).toMatchObject({
      status: 422,
      body: { errors: { file: [expect.stringContaining("rien n’a été importé")] } },
    });
    expect(await hallsIn(staff)).toEqual(before);
  });

  it("is refused when somebody changed a town hall after the preview", async () => {
    const staff = await editor("e4@exemple.test");
    const change = csv("Commune;Adresse\nAdjamé;Rue du Commerce\n");
    const { digest } = await preview(staff, change);
    const { items: rows } = (await staff.call("GET", "town-halls?q=adjame")).body as {
      items: { id: number }[];
    };
    const other = { ...rows[0], address: "Boulevard Nangui-Abrogoua" };
    expect((await staff.call("PUT", `town-halls/${rows[0]?.id}`, other)).status).toBe(200);
    expect((await send(staff, "", change, digest)).status).toBe(409);
  });
});

describe("a file of town halls", () => {
  it("is refused with its reason when it is none, is too big, or hostile", async () => {
    const staff = await editor("e5@exemple.test");
    const many = `Commune;District\n${"Cocody;Abidjan\n".repeat(1001)}`;
    const book = utils.book_new();
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ["Fruit", "Prix"],
        ["Mangue", 200],
      ]),
    );
    const fruit: Uint8Array<ArrayBuffer> = new Uint8Array(write(book, { type: "buffer" }));
    // A zip bomb: a few kilobytes that would take more than 30 MB once inflated.
    const bomb = zipOf({ "xl/workbook.xml": Buffer.alloc(31 * 1024 * 1024) }, 31 * 1024 * 1024);
    for (const [file, reason] of [
      [csv(""), "aucune ligne"],
      [csv("Fruit;Prix\nMangue;200\n"), "titres des colonnes"],
      [new File([fruit], "fruits.xlsx"), "titres des colonnes"],
      [csv("Commune;District\n"), "aucune ligne"],
      [csv(many), "trop de lignes"],
      [csv(`Commune;District\n"Cocody;Abidjan\n`), "pas un tableau lisible"],
      [new File(["%PDF-1.7"], "mairies.xlsx"), "pas un tableau lisible"],
      [new File([Uint8Array.from(bomb)], "bombe.xlsx"), "pas un tableau lisible"],
      [new File([new Uint8Array(4 * 1024 * 1024 + 1)], "lourd.csv"), "trop lourd"],
    ] as const) {
      const refused = await send(staff, "/preview", file);
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { file: [expect.stringContaining(reason)] } },
      });
    }
    const support = await asRole(app, "support", "s1@exemple.test");
    expect((await send(support, "/preview", csv(sheet))).status).toBe(403);
    expect((await send(support, "", csv(sheet), "any")).status).toBe(403);
  });
});
