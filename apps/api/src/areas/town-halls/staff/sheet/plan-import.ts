import { consoleMessages } from "@jdj/contract/console/messages";
import type { SheetRowPreview } from "@jdj/contract/console/town-hall-import";
import {
  type ConsoleTownHall,
  TownHallCode,
  TownHallFields,
} from "@jdj/contract/console/town-halls";
import { foldLabel } from "../../../notebook/guests/sheet/fold-label.ts";
import { tidyText } from "../../../notebook/guests/sheet/grid.ts";
import { codeOfTown, nameOfHall } from "../../reference.ts";
import { readStoredFields } from "../stored-fields.ts";
import { type SheetColumn, type SheetHall, sheetColumns } from "./columns.ts";
import type { SheetRow } from "./read-rows.ts";

type Stored = ReturnType<typeof readStoredFields>["fields"];

/** What a row changes, and what its preview says. */
export interface PlannedRow {
  preview: SheetRowPreview;
  /** What to write; null for a row that is wrong or changes nothing. */
  write: { id: number | null; code: string; districtId: number; fields: Stored } | null;
}

/** What is stored, as far as a sheet may refer to it. */
export interface KnownPlaces {
  halls: readonly ConsoleTownHall[];
  districts: readonly { id: number; name: string }[];
}

const columnAt = new Map(sheetColumns.map((column) => [column.key, column]));
const labelOf = (key: string) => sheetColumns.find((column) => column.key === key)?.label ?? "";

const textOf = ({ write }: SheetColumn, hall: ConsoleTownHall) => tidyText(String(write(hall)));

/** What a new town hall has where its row says nothing. */
const unsaid: Omit<TownHallFields, "name" | "town" | "latitude" | "longitude"> = {
  ...{ shown: true, address: null, email: null, phone_numbers: null, website_link: null },
  ...{ wiki_link: null, generalities: null, supplementary_conditions: null, note_well: null },
  ...{ costs: [], checked_on: null },
};

const cell = ({ cells }: SheetRow, key: keyof SheetHall) => {
  const column = columnAt.get(key);
  return (column && cells.get(column)) ?? "";
};

/** What the cells of a row say; a cell as the export writes it says nothing. */
function readCells({ cells }: SheetRow, hall: ConsoleTownHall | null) {
  const values: Record<string, unknown> = {};
  const errors: SheetRowPreview["errors"] = [];
  for (const [column, text] of cells) {
    if (hall !== null && text === textOf(column, hall)) continue;
    const read = column.read(text);
    if (read === null) continue;
    if ("error" in read) errors.push({ column: column.label, reason: read.error });
    else values[column.key] = read.value;
  }
  return { values, errors };
}

/** The differences of a changed town hall, cell by cell. */
function changesOf(before: ConsoleTownHall, after: ConsoleTownHall): SheetRowPreview["changes"] {
  return sheetColumns.flatMap((column) => {
    const [old, fresh] = [textOf(column, before), textOf(column, after)];
    return old === fresh ? [] : [{ column: column.label, before: old, after: fresh }];
  });
}

/** Which town hall a row is about: by its code, or by its town. */
function hallOf(row: SheetRow, { halls }: KnownPlaces) {
  const given = cell(row, "code");
  const code = given || codeOfTown(cell(row, "town"));
  return { given, code, hall: halls.find((hall) => hall.code === code) ?? null };
}

function planRow(row: SheetRow, known: KnownPlaces): PlannedRow {
  const { given, code, hall } = hallOf(row, known);
  const { values, errors } = readCells(row, hall);
  const refuse = (key: string, reason: string) => errors.push({ column: labelOf(key), reason });
  if (!TownHallCode.safeParse(code).success) refuse("code", consoleMessages.codeShape);

  const named = foldLabel(String(values.district ?? hall?.district ?? ""));
  const district = known.districts.find(({ name }) => foldLabel(name) === named);
  if (named === "") refuse("district", "Écrivez le district.");
  else if (!district)
    refuse("district", "Ce district n’existe pas encore\u00a0: ajoutez-le d’abord.");
  else if (hall !== null && given === "" && district.id !== hall.district_id)
    refuse(
      "code",
      "Une commune du même nom est dans un autre district\u00a0: donnez un code à celle-ci.",
    );

  const town = String(values.town ?? hall?.town ?? "");
  const base = hall ?? { ...unsaid, town, name: nameOfHall(town) };
  const form = TownHallFields.safeParse({ ...base, ...values });
  if (!form.success)
    for (const { path, message } of form.error.issues) {
      const key = String(path[0] ?? "");
      if (!errors.some(({ column }) => column === labelOf(key))) refuse(key, message);
    }
  const stored = form.success ? readStoredFields(form.data, hall?.phone_numbers ?? null) : null;
  for (const [key, sentences] of Object.entries(stored?.errors ?? {}))
    refuse(key, sentences.join(" "));

  const preview = { line: row.line, town: town || code, changes: [], errors };
  if (errors.length > 0 || !form.success || !stored || !district)
    return { preview: { ...preview, state: "wrong" }, write: null };
  const write = { id: hall?.id ?? null, code, districtId: district.id, fields: stored.fields };
  if (hall === null) return { preview: { ...preview, state: "new" }, write };
  const phones = stored.fields.phoneNumbers;
  const after = { ...hall, ...form.data, district: district.name, phone_numbers: phones };
  const changes = changesOf(hall, after);
  return changes.length === 0
    ? { preview: { ...preview, state: "unchanged" }, write: null }
    : { preview: { ...preview, state: "changed", changes }, write };
}

/**
 * What the import of a sheet would do, row by row: a new town hall, a changed one with the cells that
 * differ, one that stays as it is, or what is wrong. A cell as the export wrote it changes nothing.
 */
export function planImport(rows: readonly SheetRow[], known: KnownPlaces): PlannedRow[] {
  const lineOf = new Map<string, number>();
  return rows.map((row) => {
    const { code } = hallOf(row, known);
    const earlier = lineOf.get(code);
    if (earlier === undefined || code === "") {
      lineOf.set(code, row.line);
      return planRow(row, known);
    }
    const reason = `Cette mairie est déjà à la ligne ${earlier}.`;
    const errors = [{ column: "", reason }];
    const town = cell(row, "town") || code;
    return { preview: { line: row.line, town, state: "wrong", changes: [], errors }, write: null };
  });
}
