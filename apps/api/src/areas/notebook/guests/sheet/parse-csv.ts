import { type Grid, type GridLine, tidyCell, widestLine } from "./grid.ts";

/** The text of a CSV file: UTF-16 by its mark, UTF-8 when it is one, otherwise the Windows-1252 of a French Excel. */
export function decodeText(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The encoding of a text of two bytes a character, by the mark that it begins with; null for any other. */
export function wideEncoding([first, second]: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : null;
}

/**
 * The lines of a CSV text. A quote counts only at the start of a cell; a quoted cell may hold
 * line ends, and still makes one line, as a spreadsheet numbers them.
 */
export function parseCsv(text: string, separator: string, tidy = tidyCell): Grid {
  return { [Symbol.iterator]: () => linesOf(text, separator, tidy) };
}

function* linesOf(
  text: string,
  separator: string,
  tidy: (cell: string) => string,
): Generator<GridLine> {
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const texts: string[] = [];
    let ended = false;
    while (!ended) {
      const cell = readCell(text, at, separator);
      if (cell === null) return yield broken(line, texts);
      if (texts.length < widestLine) texts.push(tidy(cell.text));
      ended = text[cell.end] !== separator;
      at = cell.end + (text.startsWith("\r\n", cell.end) ? 2 : 1);
    }
    yield { line, texts };
    line += 1;
  }
}

function broken(line: number, texts: string[]): GridLine {
  return { line, texts, broken: true };
}

/** The cell that starts at `at`, and the place of the separator or line end after it; null when a quote stays open. */
function readCell(
  text: string,
  at: number,
  separator: string,
): { text: string; end: number } | null {
  let quoted = "";
  let from = at;
  if (text[at] === '"') {
    let close = text.indexOf('"', at + 1);
    from = at + 1;
    while (close >= 0 && text[close + 1] === '"') {
      quoted += text.slice(from, close + 1);
      from = close + 2;
      close = text.indexOf('"', from);
    }
    if (close < 0) return null;
    quoted += text.slice(from, close);
    from = close + 1;
  }
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r")
    end += 1;
  return { text: quoted + text.slice(from, end), end };
}
