import { describe, expect, it } from "vitest";
import { checkRows } from "./check-rows.ts";
import { readSheet } from "./read-sheet.ts";
import type { SheetRow } from "./sheet-reading.ts";
import { csv, guestCells, header, workbook } from "./sheet-samples.ts";
import { writeGuestTemplate } from "./write-template.ts";

const awa = ["Mme", "Amis", "Koné", "Awa Zoé", "awa@exemple.ci", "0701020304", "+33612345678"];
const awaCells = {
  civility: "Mme",
  category: "Amis",
  last_name: "Koné",
  given_names: "Awa Zoé",
  email: "awa@exemple.ci",
  phone_number_1: "0701020304",
  phone_number_2: "+33612345678",
};

async function rowsOf(bytes: Uint8Array | string): Promise<SheetRow[]> {
  const reading = await readSheet({ name: "invites", bytes: Buffer.from(bytes) });
  if (!reading.ok) throw new Error(`Refused: ${reading.reason}`);
  return reading.rows;
}

describe("a guest sheet", () => {
  it.each(["biff8", "xlsx"] as const)("is read from %s, accents included", async (bookType) => {
    const bytes = workbook(bookType, { Feuil1: [header, awa] });
    expect(await rowsOf(bytes)).toEqual([{ line: 2, cells: awaCells }]);
  });

  it.each([";", ",", "\t"])("is read from a CSV separated by %j", async (separator) => {
    expect(await rowsOf(csv([header, awa], separator))).toEqual([{ line: 2, cells: awaCells }]);
  });

  it("is read from a CSV of a French Excel, in Windows-1252 or in UTF-8 with a byte order mark", async () => {
    const text = csv([header, awa], ";");
    expect(await rowsOf(Buffer.from(text, "latin1"))).toEqual([{ line: 2, cells: awaCells }]);
    expect(await rowsOf(`\ufeff${text}`)).toEqual([{ line: 2, cells: awaCells }]);
  });

  it("takes the format from the content, whatever the name", async () => {
    const bytes = workbook("xlsx", { Feuil1: [header, awa] });
    expect(await readSheet({ name: "invites.pdf", bytes })).toMatchObject({ ok: true });
  });

  it("reads quotes, separators and line ends inside a quoted CSV cell", async () => {
    const quoted = ["Mme", "Amis", '"Koné; dite ""Zoé"""', '"Awa\nZoé"', "a@b.ci", "07", ""];
    const [first, second] = await rowsOf(csv([header, quoted, awa], ";"));
    expect(first?.cells).toMatchObject({ last_name: 'Koné; dite "Zoé"', given_names: "Awa Zoé" });
    expect(second?.line).toBe(3);
  });

  it.each(["biff8", "xlsx"] as const)("gives number cells of %s all their digits", async (type) => {
    const phones = [701020304, 2250701020304];
    const line = [...awa.slice(0, 5), ...phones];
    const [row] = await rowsOf(workbook(type, { Feuil1: [header, line] }));
    expect(row?.cells.phone_number_1).toBe("701020304");
    expect(row?.cells.phone_number_2).toBe("2250701020304");
  });

  it("finds its header under a title, in any order and wording, and skips blank lines", async () => {
    const titles = ["Téléphone", "prenom(s)", "NOM", "Adresse e-mail", "CATEGORIE", "Civilite *"];
    const line = ["0701020304", "Awa", "Koné", "a@b.ci", "Amis", "Mme"];
    const lines = [["Notre mariage"], [], titles, [], line, ["", " "], line];
    const rows = await rowsOf(workbook("xlsx", { Aide: [["Bonjour"]], Liste: lines }));
    expect(rows.map((row) => row.line)).toEqual([5, 7]);
    expect(rows[0]?.cells).toMatchObject({ phone_number_1: "0701020304", last_name: "Koné" });
    expect(rows[0]?.cells.phone_number_2).toBe("");
  });

  it("reads two columns of the same name as the first and second contact", async () => {
    const titles = [...header.slice(0, 5), "Contact", "Contact"];
    const [row] = await rowsOf(csv([titles, awa], ";"));
    expect(row?.cells).toEqual(awaCells);
  });

  it("drops invisible marks and the apostrophe with which a spreadsheet marks a text", async () => {
    const line = [
      "M\u00a0",
      "Amis",
      " Ko\u200bné ",
      "A\u2066wa",
      "a@b.ci",
      "\u202a'0701020304\u202c",
    ];
    const [row] = await rowsOf(csv([header, line], ";"));
    expect(row?.cells).toMatchObject({ civility: "M", last_name: "Koné", given_names: "Awa" });
    expect(row?.cells.phone_number_1).toBe("0701020304");
  });

  it("leaves formulas as the text they show", async () => {
    const line = ["M", "Amis", "=1+1", "@SUM(A1)", "-2", "+2250701020304", "=HYPERLINK(1)"];
    const [row] = await rowsOf(csv([header, line], ";"));
    expect(Object.values(row?.cells ?? {})).toEqual(line);
  });

  it("comes from the template, whose example and instructions are left out", async () => {
    const template = writeGuestTemplate(["Amis", "Famille élargie"]);
    expect(await readSheet({ name: "modele.xls", bytes: template })).toEqual({
      ok: false,
      reason: "empty",
    });
  });

  it("reads and checks 2,000 accented guests in less than five seconds", async () => {
    const lines = [header, ...Array.from({ length: 2_000 }, (_, index) => guestCells(index))];
    const known = { categories: [{ id: 7, name: "Famille élargie" }], guests: [] };
    for (const type of ["biff8", "xlsx"] as const) {
      const bytes = workbook(type, { Invités: lines });
      const started = performance.now();
      const { valid, lineErrors, duplicates } = checkRows(await rowsOf(bytes), known);
      const elapsed = performance.now() - started;
      process.stdout.write(`2,000 guests from ${type}: ${Math.round(elapsed)} ms\n`);
      expect([valid.length, lineErrors, duplicates]).toEqual([2_000, [], []]);
      expect(elapsed).toBeLessThan(5_000);
    }
  });
});
