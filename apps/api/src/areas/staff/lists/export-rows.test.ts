import { read, utils } from "@e965/xlsx";
import { WORKBOOK_ROWS } from "@jdj/contract/console/export";
import { describe, expect, it } from "vitest";
import { type ExportColumn, exportRows } from "./export-rows.ts";

interface Row {
  id: number;
  name: string;
  open: boolean;
}

const columns: ExportColumn<Row>[] = [
  { label: "Numéro", of: ({ id }) => id },
  { label: "Nom", of: ({ name }) => name },
  { label: "Ouvert", of: ({ open }) => open },
];

const now = new Date("2026-11-22T10:00:00Z");

/** A list of so many rows, which is read page by page as a table is. */
function listOf(count: number, asked: number[] = []) {
  return async (before = count + 1, limit = 0): Promise<Row[]> => {
    asked.push(before);
    const from = before - 1;
    return Array.from({ length: Math.min(limit, from) }, (_, at) => ({
      id: from - at,
      name: `Ligne ${from - at}`,
      open: at === 0,
    }));
  };
}

const exportOf = (count: number, format: "csv" | "xlsx", asked: number[] = []) =>
  exportRows({ name: "essai", format, now, columns }, listOf(count, asked));

describe("an export", () => {
  it("is read one page after another while it is sent", async () => {
    const asked: number[] = [];
    const { headers, body } = await exportOf(1200, "csv", asked);
    expect(headers["content-disposition"]).toBe('attachment; filename="essai-2026-11-22.csv"');
    expect(asked.length).toBeLessThan(3);
    const lines = (await new Response(body).text()).trimEnd().split("\r\n");
    expect(lines).toHaveLength(1201);
    expect(lines.slice(0, 2)).toEqual(["\uFEFFNuméro;Nom;Ouvert".slice(1), "1200;Ligne 1200;Oui"]);
    expect(asked).toEqual([1201, 701, 201]);
  });

  it("stops reading when nobody takes the rest", async () => {
    const asked: number[] = [];
    const { body } = await exportOf(100_000, "csv", asked);
    const reader = body.getReader();
    await reader.read();
    await reader.cancel();
    expect(asked.length).toBeLessThan(4);
  });

  it("is a workbook up to a number of rows, and refused at the field beyond", async () => {
    const { body } = await exportOf(3, "xlsx");
    const book = read(await new Response(body).arrayBuffer());
    expect(utils.sheet_to_json(book.Sheets.Export ?? {}, { header: 1 })).toEqual([
      ["Numéro", "Nom", "Ouvert"],
      [3, "Ligne 3", "Oui"],
      [2, "Ligne 2", "Non"],
      [1, "Ligne 1", "Non"],
    ]);
    await expect(exportOf(WORKBOOK_ROWS + 1, "xlsx")).rejects.toMatchObject({ status: 422 });
  });
});
