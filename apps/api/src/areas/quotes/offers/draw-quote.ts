import { createRequire } from "node:module";
import { longDate } from "@jdj/french/dates";
import { fcfa, grouped } from "@jdj/french/money";
import { displayPhone } from "@jdj/french/phone";
import PDFDocument from "pdfkit";
import { drawHeader } from "../../payments/receipts/draw-cloth.ts";
import type { RequestRow } from "../quote-requests/queries.ts";
import type { QuoteRow } from "./queries.ts";

const require = createRequire(import.meta.url);
/** The font of ours that pdfkit can embed; it has every French character. */
const face = require.resolve("@fontsource/young-serif/files/young-serif-latin-400-normal.woff");

const lining: PDFKit.Mixins.TextOptions = { features: ["lnum"] };
const colours = { ink: "#17173b", quiet: "#4a4a6e", rule: "#e6e4f0" };
const MARGIN = 48;
/** The height of the cloth that `drawHeader` draws, with room below. */
const TOP = 92;

/** The name of a quote: `D-000012`. */
export function quoteName(id: number): string {
  return `D-${String(id).padStart(6, "0")}`;
}

/** Who makes a quote: their name, taxpayer number, phone and town; what is not known is left out. */
interface QuoteIssuer {
  name: string;
  taxpayerNumber: string | null;
  /** E.164. */
  phone: string | null;
  town: string | null;
}

/** The lines below the name of who makes a quote. */
export function issuerLines({ taxpayerNumber, phone, town }: QuoteIssuer): string[] {
  const reach = [town, phone === null ? null : displayPhone(phone)].filter((one) => one !== null);
  return [
    ...(reach.length > 0 ? [reach.join(" · ")] : []),
    ...(taxpayerNumber === null ? [] : [`Compte contribuable ${taxpayerNumber}`]),
  ];
}

/** A quote as pages of PDF (A4): who makes it, the lines, the total, the deposit and how long it is valid. */
export async function drawQuote(
  {
    quote,
    request,
    issuer,
    instalments,
  }: {
    quote: QuoteRow;
    request: RequestRow;
    issuer: QuoteIssuer;
    instalments: readonly { amount: number; due_on: string }[];
  },
  brand: string,
): Promise<Buffer> {
  const name = quoteName(quote.id);
  const doc = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    lang: "fr",
    info: { Title: `Devis ${name}`, Author: issuer.name, CreationDate: quote.createdAt },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => {
    doc.on("end", () => done());
  });
  const { width, height } = doc.page;
  const inner = width - 2 * MARGIN;

  /** Draws a row of columns, each with its share of the width; begins a page when this one is full. */
  function drawRow(cells: [text: string, share: number][], colour = colours.ink): void {
    const heights = cells.map(([text, share]) =>
      doc.heightOfString(text, { ...lining, width: inner * share - 8 }),
    );
    const tall = Math.max(...heights);
    if (doc.y + tall + 12 > height - MARGIN) doc.addPage();
    const top = doc.y;
    let left = MARGIN;
    for (const [index, [text, share]] of cells.entries()) {
      doc.fillColor(colour).text(text, left, top, {
        ...lining,
        width: inner * share - (index === cells.length - 1 ? 0 : 8),
        align: index === 0 ? "left" : "right",
      });
      left += inner * share;
    }
    doc.y = top + tall + 5;
    doc
      .moveTo(MARGIN, doc.y)
      .lineTo(width - MARGIN, doc.y)
      .lineWidth(0.5)
      .stroke(colours.rule);
    doc.y += 6;
  }

  drawHeader(doc, issuer.name, width);
  doc.font(face).fillColor(colours.ink);
  doc.fontSize(24).text(`Devis n°\u00a0${name}`, MARGIN, TOP, lining);
  doc.moveDown(0.4).fontSize(13).text(issuer.name, lining);
  doc.fontSize(11).fillColor(colours.quiet);
  for (const line of issuerLines(issuer)) doc.text(line, lining);
  doc.moveDown(0.4);
  doc.text(`Pour ${request.givenNames}`, lining);
  doc.text(request.service, lining);
  doc.text(`Établi le ${longDate(quote.createdAt.toISOString().slice(0, 10))}`, lining);
  doc.moveDown();
  const shares = [0.46, 0.14, 0.2, 0.2] as const;
  const row = (...texts: [string, string, string, string]) =>
    texts.map((text, index): [string, number] => [text, shares[index] ?? 0]);
  drawRow(row("Prestation", "Quantité", "Prix", "Montant"), colours.quiet);
  for (const { label, quantity, unit_price } of quote.lines)
    drawRow(row(label, grouped(quantity), fcfa(unit_price), fcfa(quantity * unit_price)));
  const half = (label: string, text: string) =>
    drawRow([
      [label, 0.5],
      [text, 0.5],
    ]);
  const { discountFcfa, taxFcfa, taxPercent, totalFcfa } = quote;
  if (discountFcfa > 0 || taxFcfa > 0) half("Sous-total", fcfa(totalFcfa - taxFcfa + discountFcfa));
  if (discountFcfa > 0) half("Remise", fcfa(-discountFcfa));
  if (taxFcfa > 0) half(`Taxe de ${taxPercent}\u00a0%`, fcfa(taxFcfa));
  doc.fontSize(14);
  drawRow([
    ["Total", 0.5],
    [fcfa(quote.totalFcfa), 0.5],
  ]);
  doc.fontSize(11);
  if (quote.depositFcfa > 0) half("Acompte à l’acceptation", fcfa(quote.depositFcfa));
  for (const { amount, due_on } of instalments)
    half(`Échéance du ${longDate(due_on)}`, fcfa(amount));
  if (quote.terms !== "") {
    doc.moveDown().fillColor(colours.ink).text("Conditions", MARGIN, doc.y, lining);
    doc.fillColor(colours.quiet).text(quote.terms, lining);
  }
  doc.moveDown();
  doc
    .fillColor(colours.quiet)
    .text(`Valable jusqu’au ${longDate(quote.validUntil)} inclus.`, MARGIN, doc.y, lining);
  doc.text(`Envoyé par ${brand}. Les montants sont ceux du prestataire.`, lining);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
