/** One line of a table before its columns are known; `broken` when a quote was never closed. */
export type GridLine = { line: number; texts: string[]; broken?: true };

/** A sheet, line by line, read only as far as it is asked for. */
export type Grid = Iterable<GridLine>;

/** Columns past this one are never looked at. */
export const widestLine = 60;

const longestCell = 300;
/** Invisible characters: direction marks come along with numbers copied from an address book. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The longest text of a table that is no guest sheet: a page of formalities, in characters. */
const longestText = 10_000;

/**
 * One cell of a table with texts: without control and invisible characters, its line ends kept as
 * `\n`, 10,000 characters at most, without the apostrophe that marks a text in a spreadsheet.
 */
export function tidyText(text: string): string {
  return text
    .slice(0, longestText * 2)
    .toWellFormed()
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(invisible, "")
    .replace(/[^\P{Cc}\n]+/gu, " ")
    .trim()
    .slice(0, longestText)
    .replace(/^'(?=[=+\-@\d])/, "");
}

/**
 * One cell as it is stored: no control or invisible character, single spaces, composed accents,
 * 300 characters at most, without the apostrophe that marks a text in a spreadsheet.
 */
export function tidyCell(text: string): string {
  return text
    .slice(0, longestCell * 2)
    .toWellFormed()
    .normalize("NFC")
    .replace(invisible, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, longestCell)
    .replace(/^'(?=[=+\-@\d])/, "");
}
