import { read, utils } from "@e965/xlsx";
import { escapeCell } from "@jdj/french/csv";
import { expect, it } from "vitest";
import { checkRows } from "./check-rows.ts";
import { readSheet } from "./read-sheet.ts";
import { guestCells, workbook } from "./sheet-samples.ts";
import { writeGuestTemplate } from "./write-template.ts";

const categories = ["Amis", "Famille élargie", "=Cousins"];

it("gives the guest template as a real Excel 97 file that explains itself", () => {
  const bytes = writeGuestTemplate(categories);
  expect(Buffer.from(bytes.subarray(0, 8)).toString("hex")).toBe("d0cf11e0a1b11ae1");
  const book = read(bytes);
  expect(book.SheetNames).toEqual(["Invités", "Mode d’emploi"]);
  const guide = utils.sheet_to_csv(book.Sheets["Mode d’emploi"] ?? {});
  for (const word of [
    "Mlle (Mademoiselle)",
    "• Famille élargie",
    "• =Cousins",
    "«\u00a0EXEMPLE\u00a0»",
  ])
    expect(guide).toContain(word);
});

it("reads the template back once it is filled in under its example", async () => {
  const book = read(writeGuestTemplate(categories));
  const lines = utils.sheet_to_json<string[]>(book.Sheets.Invités ?? {}, { header: 1 });
  const filled = workbook("biff8", { Invités: [...lines, guestCells(1)] });
  const reading = await readSheet({ name: "invites.xls", bytes: filled });
  expect(reading).toMatchObject({ ok: true, rows: [{ line: 3 }] });
  const known = { categories: [{ id: 1, name: "Famille élargie" }], guests: [] };
  expect(checkRows(reading.ok ? reading.rows : [], known).valid).toHaveLength(1);
});

it("disarms the cells a spreadsheet would run, and spares phone numbers", () => {
  const armed = ["=1+1", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "\tx", "\rx", "+225 07", "+"];
  expect(armed.map(escapeCell)).toEqual(armed.map((text) => `'${text}`));
  const harmless = ["+2250701020304", "Koné", "", "a=b", "'x"];
  expect(harmless.map(escapeCell)).toEqual(harmless);
});
