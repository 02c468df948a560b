import { utils, write } from "@e965/xlsx";
import type { Guest } from "@jdj/contract/notebook/guests";
import { sheetColumns } from "@jdj/contract/notebook/sheet-columns";
import { civilityLabel } from "@jdj/contract/person/civility";
import { escapeCell } from "@jdj/french/csv";
import { csvFile } from "./csv-file.ts";
import { columnLabels } from "./header.ts";

/** Headings that come after those of the template, which a later import leaves aside. */
const furtherLabels = ["Accompagnants", "Foyer", "Présence"];

const answerLabels = { none: "Sans réponse", yes: "Confirmé", no: "Absent" };

function cells(guest: Guest): (string | number)[] {
  const texts = [
    civilityLabel(guest.civility),
    guest.category,
    guest.last_name,
    guest.given_names,
    guest.email ?? "",
    guest.phone_number_1,
    guest.phone_number_2 ?? "",
  ].map(escapeCell);
  return [
    ...texts,
    guest.companions,
    escapeCell(guest.household ?? ""),
    answerLabels[guest.answer],
  ];
}

function writeWorkbook(lines: (string | number)[][]): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet(lines);
  sheet["!cols"] = [14, 24, 22, 26, 30, 18, 18, 14, 20, 14].map((wch) => ({ wch }));
  utils.book_append_sheet(book, sheet, "Invités");
  const bytes: unknown = write(book, { bookType: "biff8", type: "buffer" });
  if (!(bytes instanceof Uint8Array)) throw new Error("The guests could not be written");
  return new Uint8Array(bytes);
}

/**
 * Guests as a file that a spreadsheet opens and the import reads back: a real Excel 97 workbook,
 * or CSV with semicolons and a byte order mark. No cell of it can be run as a formula.
 */
export function guestExport(guests: readonly Guest[], format: "xls" | "csv"): File {
  const header = [...sheetColumns.map((one) => columnLabels[one]), ...furtherLabels];
  const lines = [header, ...guests.map(cells)];
  if (format === "xls")
    return new File([writeWorkbook(lines)], "invites.xls", { type: "application/vnd.ms-excel" });
  return csvFile("invites.csv", lines);
}
