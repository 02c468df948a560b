import { createRequire } from "node:module";
import type { LegalEntity } from "@jdj/contract/content/legal-entity";
import { methodFacts, methodLogos, type PaymentMethod } from "@jdj/contract/payments/methods";
import { TAX_PERCENT, taxWithin } from "@jdj/contract/payments/price";
import { fcfa, grouped } from "@jdj/french/money";
import PDFDocument from "pdfkit";
import QRCode from "qrcode";
import type { SignedInvoice } from "../invoices/queries.ts";
import { CLOTH, drawHeader } from "./draw-cloth.ts";
import type { SubjectSection } from "./subject-details.ts";

const require = createRequire(import.meta.url);
/** The font of ours that pdfkit can embed; it has every French character. */
const face = require.resolve("@fontsource/young-serif/files/young-serif-latin-400-normal.woff");

/** Lining figures, which amounts are set in. */
const lining: PDFKit.Mixins.TextOptions = { features: ["lnum"] };

const ink = "#17173b";
const quiet = "#4a4a6e";
const rule = "#e6e4f0";
const MARGIN = 36;
/** The side of a QR code, in points. */
const QR_POINTS = 72;

/** Who issues a receipt. */
export interface Issuer {
  brand: string;
  legal: LegalEntity;
}

/** A label and its value. */
export type Row = [label: string, value: string];

/** A document about a payment (A5), which grows by pages as its rows need. */
export class PaymentPage {
  readonly #doc: PDFKit.PDFDocument;
  readonly #ended: Promise<Buffer>;

  constructor(title: string, { brand }: Issuer, page: { seed: string; createdAt: Date }) {
    const doc = new PDFDocument({
      size: "A5",
      margin: MARGIN,
      lang: "fr",
      info: { Title: title, Author: brand, CreationDate: page.createdAt },
    });
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    this.#ended = new Promise((done) => {
      doc.on("end", () => done(Buffer.concat(chunks)));
    });
    this.#doc = doc;
    drawHeader(doc, page.seed, doc.page.width);
    doc.font(face).fillColor(ink);
    doc.fontSize(21).text(title, MARGIN, CLOTH.height + 22, lining);
  }

  /** Who issues it, as the law asks for: name, register, address. */
  issuer({ brand, legal }: Issuer): void {
    const known = [legal.name, legal.register, legal.address].filter((one) => one !== null);
    this.#doc.fontSize(9).fillColor(quiet).text(brand, lining);
    if (known.length > 0) this.#doc.text(known.join(" · "), lining);
  }

  /** A word that must not be overlooked: « Remboursé ». */
  stamp(text: string): void {
    this.#doc.fontSize(10).fillColor("#a1164f").text(text, lining);
  }

  gap(lines = 0.6): void {
    this.#doc.moveDown(lines);
  }

  text(text: string): void {
    this.#doc.fontSize(10.5).fillColor(ink).text(text, MARGIN, this.#doc.y, lining);
  }

  /** A text, then a payment company's name behind its logo. */
  method(text: string, method: PaymentMethod): void {
    const doc = this.#doc;
    const logo = methodLogos[method];
    doc.fontSize(10.5).fillColor(ink);
    const before = `${text} · `;
    const y = doc.y;
    const x = MARGIN + doc.widthOfString(before, lining);
    doc.fontSize(7);
    const wide = doc.widthOfString(logo.text) + 8;
    doc.roundedRect(x, y + 0.5, wide, 12, 3).fill(logo.ground);
    doc.fillColor(logo.ink).text(logo.text, x + 4, y + 2.5, { lineBreak: false });
    doc
      .fontSize(10.5)
      .fillColor(ink)
      .text(before, MARGIN, y, { ...lining, lineBreak: false });
    doc.text(methodFacts[method].name, x + wide + 5, y, lining);
    doc.x = MARGIN;
  }

  heading(text: string): void {
    this.#room(34);
    this.#doc.fontSize(12).fillColor(ink).text(text, MARGIN, this.#doc.y, lining);
  }

  note(text: string): void {
    this.#doc.fontSize(9).fillColor(quiet).text(text, MARGIN, this.#doc.y, lining);
  }

  /** A label on the left and its value on the right, above a rule. */
  row(label: string, value: string, detail = ""): void {
    const doc = this.#doc;
    const inner = doc.page.width - 2 * MARGIN;
    const narrow = { ...lining, width: inner * 0.68 };
    const tall =
      doc.fontSize(10.5).heightOfString(label, narrow) +
      (detail === "" ? 0 : doc.fontSize(9).heightOfString(detail, narrow));
    this.#room(tall + 11);
    const y = doc.y;
    doc.fontSize(10.5).fillColor(quiet).text(label, MARGIN, y, narrow);
    if (detail !== "") doc.fontSize(9).text(detail, MARGIN, doc.y, narrow);
    doc.fontSize(10.5).fillColor(ink);
    doc.text(value, MARGIN, y, { ...lining, width: inner, align: "right" });
    doc.y = y + tall + 4;
    doc.moveTo(MARGIN, doc.y).lineTo(MARGIN + inner, doc.y);
    doc.lineWidth(0.5).stroke(rule);
    doc.y += 5;
  }

  rows(rows: readonly Row[]): void {
    for (const [label, value] of rows) this.row(label, value);
  }

  /** What one seller, or we, provide. */
  section(section: SubjectSection): void {
    const { heading, taxpayerNumber, lines, delivery, total, refundedFcfa } = section;
    if (heading !== null) this.heading(heading);
    if (taxpayerNumber !== null) this.note(`Compte contribuable ${taxpayerNumber}`);
    if (heading !== null) this.gap(0.3);
    for (const { label, quantity, unitFcfa } of lines)
      this.row(label, fcfa(quantity * unitFcfa), `${grouped(quantity)} × ${fcfa(unitFcfa)}`);
    if (delivery !== null) this.row(delivery.label, fcfa(delivery.amountFcfa));
    if (total !== null) this.row(total.label, fcfa(total.amountFcfa));
    this.rows(sectionTax(section));
    if (refundedFcfa > 0) this.row("Remboursé", fcfa(refundedFcfa));
    if (section.signed)
      this.invoice(
        section.signed,
        section.signed.kind === "sale"
          ? "Facture normalisée du vendeur"
          : "Avoir normalisé du vendeur",
      );
    this.gap();
  }

  /** The reference of a normalised invoice, beside the QR code that verifies it. */
  invoice({ reference, verificationUrl }: SignedInvoice, title: string): void {
    const doc = this.#doc;
    this.#room(QR_POINTS + 14);
    this.gap(0.4);
    const y = doc.y;
    const { modules } = QRCode.create(verificationUrl, { errorCorrectionLevel: "M" });
    const dot = QR_POINTS / modules.size;
    for (let row = 0; row < modules.size; row += 1)
      for (let column = 0; column < modules.size; column += 1)
        if (modules.get(row, column)) doc.rect(MARGIN + column * dot, y + row * dot, dot, dot);
    doc.fill(ink);
    const beside = { ...lining, width: doc.page.width - 2 * MARGIN - QR_POINTS - 12 };
    doc.fontSize(10.5).fillColor(ink);
    doc.text(`${title} (FNE)`, MARGIN + QR_POINTS + 12, y + 8, beside);
    doc.text(`n°\u00a0${reference}`, beside);
    doc.fontSize(9).fillColor(quiet).text("Scannez pour la vérifier auprès de la DGI.", beside);
    doc.x = MARGIN;
    doc.y = Math.max(doc.y, y + QR_POINTS) + 4;
  }

  /** Small print at the end. */
  small(lines: readonly string[]): void {
    this.#room(lines.length * 12 + 6);
    this.gap(0.4);
    this.#doc.fontSize(9).fillColor(quiet);
    for (const line of lines) this.#doc.text(line, MARGIN, this.#doc.y, lining);
  }

  /** The document, once everything is drawn. */
  end(): Promise<Buffer> {
    this.#doc.end();
    return this.#ended;
  }

  /** Begins a page where so many points do not fit on this one. */
  #room(points: number): void {
    const { height } = this.#doc.page;
    if (this.#doc.y + points <= height - MARGIN) return;
    this.#doc.addPage();
    this.#doc.y = MARGIN;
  }
}

/** The VAT that the prices of a section contain, below their sum; nothing where they contain none. */
export function sectionTax({ isTaxed, lines, delivery, total }: SubjectSection): Row[] {
  if (!isTaxed) return [];
  const wholeFcfa =
    lines.reduce((sum, { quantity, unitFcfa }) => sum + quantity * unitFcfa, 0) +
    (delivery?.amountFcfa ?? 0);
  return [
    ...(total === null ? [["Total", fcfa(wholeFcfa)] satisfies Row] : []),
    [`dont TVA (${TAX_PERCENT}\u00a0%)`, fcfa(taxWithin(wholeFcfa))],
  ];
}
