import { createRequire } from "node:module";
import { dateAndTime, longDate } from "@jdj/french/dates";
import { grouped } from "@jdj/french/money";
import { displayPhone } from "@jdj/french/phone";
import PDFDocument from "pdfkit";
import { drawHeader } from "../../payments/receipts/draw-cloth.ts";
import { optionsOf } from "../orders/line-label.ts";
import type { OrderLine, SellerOrder, StoredOrder } from "../orders/lock-order.ts";

const require = createRequire(import.meta.url);
/** The font of ours that pdfkit can embed; it has every French character. */
const face = require.resolve("@fontsource/young-serif/files/young-serif-latin-400-normal.woff");

const lining: PDFKit.Mixins.TextOptions = { features: ["lnum"] };
const colours = { ink: "#17173b", quiet: "#4a4a6e", rule: "#e6e4f0" };
const MARGIN = 36;
/** The height of the cloth that `drawHeader` draws, with room below. */
const TOP = 84;

/** What a delivery slip says. */
export interface Slip {
  suborder: SellerOrder;
  order: StoredOrder;
  town: string;
  seller: string;
  sellerPhone: string | null;
  lines: OrderLine[];
}

/** A line of a slip as it reads: what, with its options, its day and what the buyer asked. */
export function slipLine(line: OrderLine): string {
  const options = optionsOf(line);
  return [
    options === "" ? line.name : `${line.name} (${options})`,
    ...(line.day === null ? [] : [`le ${longDate(line.day)}`]),
    ...(line.note === "" ? [] : [`«\u00a0${line.note}\u00a0»`]),
  ].join(", ");
}

/** The slip that goes with a parcel (A5): who receives it and what is in it, without prices. */
export async function drawSlip(slip: Slip, brand: string): Promise<Buffer> {
  const { order, suborder, town, seller, sellerPhone, lines } = slip;
  const doc = new PDFDocument({
    size: "A5",
    margin: MARGIN,
    lang: "fr",
    info: { Title: `Bon de livraison ${order.reference}`, Author: seller },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => {
    doc.on("end", () => done());
  });
  const { width, height } = doc.page;
  const inner = width - 2 * MARGIN;

  drawHeader(doc, seller, width);
  doc.font(face).fillColor(colours.ink);
  doc.fontSize(20).text("Bon de livraison", MARGIN, TOP, lining);
  doc.fontSize(10).fillColor(colours.quiet).text(`Commande ${order.reference}`, lining);
  doc.text(`Payée le ${dateAndTime(order.paidAt ?? order.createdAt)}`, lining);
  doc.text(`De ${seller}${sellerPhone === null ? "" : `, ${displayPhone(sellerPhone)}`}`, lining);
  doc.moveDown().fontSize(14).fillColor(colours.ink).text(order.recipient, lining);
  doc.fontSize(11).text(displayPhone(order.phone), lining);
  doc.text(`${order.address}, ${town}`, lining);
  if (suborder.zoneName !== "") doc.fillColor(colours.quiet).text(suborder.zoneName, lining);
  if (order.note !== "") doc.fillColor(colours.quiet).text(`«\u00a0${order.note}\u00a0»`, lining);
  doc.moveDown();
  for (const line of lines) {
    const text = slipLine(line);
    const tall = doc.heightOfString(text, { ...lining, width: inner * 0.8 });
    if (doc.y + tall + 12 > height - MARGIN) doc.addPage();
    const top = doc.y;
    doc.fillColor(colours.ink).text(text, MARGIN, top, { ...lining, width: inner * 0.8 });
    doc.text(`× ${grouped(line.quantity)}`, MARGIN, top, {
      ...lining,
      width: inner,
      align: "right",
    });
    doc.y = top + tall + 5;
    doc
      .moveTo(MARGIN, doc.y)
      .lineTo(width - MARGIN, doc.y)
      .lineWidth(0.5)
      .stroke(colours.rule);
    doc.y += 6;
  }
  doc.moveDown().fontSize(9).fillColor(colours.quiet);
  doc.text(`Reçu le                              Signature`, MARGIN, doc.y, lining);
  doc.moveDown().text(`Payé sur ${brand}\u00a0: rien à régler à la livraison.`, lining);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
