import { utils, type WorkSheet, write } from "@e965/xlsx";
import { sheetColumns } from "@jdj/contract/notebook/sheet-columns";
import { civilities, civilityLabel } from "@jdj/contract/person/civility";
import { escapeCell } from "@jdj/french/csv";
import { columnLabels } from "./header.ts";
import { exampleMark } from "./rows-of-grids.ts";
import { sheetLimits } from "./sheet-reading.ts";

/**
 * The file a host fills in with their guests, a real Excel 97 workbook (BIFF8): the sheet to
 * fill, whose example is skipped when it comes back, and how to fill it.
 */
export function writeGuestTemplate(categories: readonly string[]): Uint8Array {
  const book = utils.book_new();
  const guests = utils.aoa_to_sheet([
    sheetColumns.map((one) => columnLabels[one]),
    example(categories),
  ]);
  utils.book_append_sheet(book, withWidths(guests, [10, 22, 22, 26, 30, 18, 18]), "Invités");
  const guide = utils.aoa_to_sheet(instructions(categories).map((line) => [escapeCell(line)]));
  utils.book_append_sheet(book, withWidths(guide, [110]), "Mode d’emploi");
  const bytes: unknown = write(book, { bookType: "biff8", type: "buffer" });
  if (!(bytes instanceof Uint8Array)) throw new Error("The template could not be written");
  return bytes;
}

function withWidths(sheet: WorkSheet, characters: number[]): WorkSheet {
  sheet["!cols"] = characters.map((wch) => ({ wch }));
  return sheet;
}

function example([category = ""]: readonly string[]): string[] {
  return [
    ...["Mme", escapeCell(category), exampleMark, "Awa Marie"],
    ...["awa@exemple.ci", "07 01 02 03 04", "05 01 02 03 04"],
  ];
}

function instructions(categories: readonly string[]): string[] {
  return [
    "Comment remplir la liste de vos invités",
    "",
    "1. Dans la feuille «\u00a0Invités\u00a0», écrivez un invité par ligne, sous les titres des colonnes.",
    `2. La ligne dont le nom est «\u00a0${exampleMark}\u00a0» vous sert de modèle\u00a0: elle ne sera pas importée.`,
    "3. Ne changez pas les titres des colonnes.",
    "4. Toutes les colonnes sont obligatoires, sauf «\u00a0Contact 2\u00a0».",
    "5. Un même numéro de téléphone («\u00a0Contact 1\u00a0») ne peut servir qu’à un seul invité.",
    "6. Un numéro ivoirien a dix chiffres\u00a0: 07 01 02 03 04. Pour l’étranger, commencez par + et l’indicatif du pays\u00a0: +33 6 12 34 56 78.",
    `7. Le fichier contient ${sheetLimits.rows} invités au plus et ne dépasse pas 1 Mo.`,
    "8. Si une seule ligne est à corriger, rien n’est enregistré\u00a0: nous vous indiquons les cases à reprendre.",
    "",
    "Civilités possibles\u00a0:",
    ...civilities.map((one) => `• ${one} (${civilityLabel(one)})`),
    "",
    "Catégories possibles\u00a0:",
    ...categories.map((one) => `• ${one}`),
  ].map(withNoBreakSpaces);
}

/** French typography: a no-break space inside guillemets and before a colon. */
function withNoBreakSpaces(line: string): string {
  return line.replace(/« /g, "«\u00a0").replace(/ (?=[»:])/g, "\u00a0");
}
