import { createRequire } from "node:module";
import { setImmediate as afterOthers } from "node:timers/promises";
import { count } from "@jdj/french/plural";
import PDFDocument from "pdfkit";
import QRCode from "qrcode";

const require = createRequire(import.meta.url);
/** The font of ours that pdfkit can embed; it has every French character. */
const face = require.resolve("@fontsource/young-serif/files/young-serif-latin-400-normal.woff");

/** A guest's code on paper. */
export interface PaperCode {
  name: string;
  people: number;
  /** The name of their table; null without one. */
  table: string | null;
  code: string;
}

/** A millimetre, in points. */
const MM = 72 / 25.4;
/** Sheets of 24 labels of 70 × 37 mm, as shops sell them; on plain paper they are cut along the lines. */
const LABEL = { columns: 3, rows: 8, width: 70 * MM, height: 37 * MM };
const CODE = 26 * MM;
/** What most printers leave white at the edges of a sheet. */
const EDGE = 6 * MM;
const colours = { ink: "#17173b", quiet: "#4a4a6e", rule: "#c9c7d8" };

type Doc = PDFKit.PDFDocument;

/** Draws a QR code as the runs of its dark squares. */
function drawCode(doc: Doc, code: string, left: number, top: number): void {
  const { modules } = QRCode.create(code, { errorCorrectionLevel: "M" });
  const side = CODE / modules.size;
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1) {
      const start = column;
      while (column < modules.size && modules.get(row, column)) column += 1;
      if (column > start)
        doc.rect(left + start * side, top + row * side, (column - start) * side, side);
    }
  doc.fill("#000000");
}

/** A text at the width that is left, cut to so many lines. @returns where the next text begins */
function drawText(doc: Doc, text: string, at: { x: number; y: number; lines: number }): number {
  const width = LABEL.width - EDGE - CODE - 8 * MM;
  const height = doc.currentLineHeight(true) * at.lines + 1;
  doc.text(text, at.x, at.y, { width, height, ellipsis: "…", features: ["lnum"] });
  return Math.min(doc.y, at.y + height);
}

function drawLabel(doc: Doc, one: PaperCode, hosts: string, left: number, top: number): void {
  drawCode(doc, one.code, left + EDGE, top + (LABEL.height - CODE) / 2);
  const x = left + EDGE + CODE + 3 * MM;
  doc.fontSize(7).fillColor(colours.quiet);
  let y = drawText(doc, hosts, { x, y: top + 5 * MM, lines: 1 });
  doc.fontSize(10).fillColor(colours.ink);
  y = drawText(doc, one.name, { x, y: y + 2, lines: 3 });
  doc.fontSize(8.5).fillColor(colours.quiet);
  y = drawText(doc, count(one.people, "personne"), { x, y: y + 2, lines: 1 });
  if (one.table !== null) drawText(doc, one.table, { x, y, lines: 2 });
}

/** The lines along which a sheet is cut. */
function drawCuts(doc: Doc): void {
  const { width, height } = doc.page;
  for (let column = 1; column < LABEL.columns; column += 1)
    doc.moveTo(column * LABEL.width, 0).lineTo(column * LABEL.width, height);
  for (let row = 1; row < LABEL.rows; row += 1)
    doc.moveTo(0, row * LABEL.height).lineTo(width, row * LABEL.height);
  doc.lineWidth(0.3).dash(2, { space: 3 }).stroke(colours.rule).undash();
}

/** The entry codes of guests to print and cut (A4, 24 to a sheet); other requests are answered between sheets. */
export async function drawEntryCodes(
  codes: readonly PaperCode[],
  { eventName, hosts }: { eventName: string; hosts: string },
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    lang: "fr",
    autoFirstPage: false,
    info: { Title: `Codes d’entrée, ${eventName}`, Author: hosts },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => {
    doc.on("end", () => done());
  });
  const perSheet = LABEL.columns * LABEL.rows;
  for (let first = 0; first < Math.max(codes.length, 1); first += perSheet) {
    doc.addPage().font(face);
    drawCuts(doc);
    for (const [index, one] of codes.slice(first, first + perSheet).entries()) {
      const row = Math.floor(index / LABEL.columns);
      const column = index % LABEL.columns;
      drawLabel(doc, one, hosts, column * LABEL.width, row * LABEL.height);
    }
    await afterOthers();
  }
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
