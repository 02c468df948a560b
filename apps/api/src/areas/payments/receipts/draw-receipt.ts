import { createRequire } from "node:module";
import { channelIds } from "@jdj/contract/cards/channel-ids";
import { methodFacts } from "@jdj/contract/payments/methods";
import { isForOthers, type OrderPurpose } from "@jdj/contract/payments/subjects";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa, grouped } from "@jdj/french/money";
import { drawCloth } from "@jdj/weave/cloth-drawing";
import { stripThreads, weave } from "@jdj/weave/weave";
import PDFDocument from "pdfkit";
import { methodOf } from "../orders/gateway-methods.ts";
import type { Receipt } from "./find-receipt.ts";

const require = createRequire(import.meta.url);
/** The font of ours that pdfkit can embed; it has every French character. */
const face = require.resolve("@fontsource/young-serif/files/young-serif-latin-400-normal.woff");

/** Lining figures, which amounts are set in. */
const lining: PDFKit.Mixins.TextOptions = { features: ["lnum"] };

const ink = "#17173b";
const quiet = "#4a4a6e";
const rule = "#e6e4f0";
const MARGIN = 36;
const CLOTH = { height: 60, thread: 2.5 };
/** The seed of the cloth for an order whose event is deleted. */
const DEFAULT_SEED = "joie-du-jour";

const unitNames: Record<number, string> = {
  [channelIds.sms]: "SMS",
  [channelIds.whatsapp]: "Messages WhatsApp",
};

/** What the amount of a subject is called on its receipt. */
const subjectLines: Partial<Record<OrderPurpose, string>> = {
  deposit: "Acompte",
  purchase: "Commande",
  gift: "Cadeau",
  "fabric-share": "Participation",
  listing: "Abonnement",
};

/** The lines of a receipt, label and value; what was given back of the payment, and what is left, last. */
export function receiptLines(receipt: Receipt): [string, string][] {
  return [...paidLines(receipt), ...refundLines(receipt)];
}

function refundLines({ attempt, refundedFcfa }: Receipt): [string, string][] {
  if (refundedFcfa === 0) return [];
  const left = attempt.amountFcfa - refundedFcfa;
  return [
    ["Remboursé", fcfa(refundedFcfa)],
    ...(left > 0 ? [["Reste payé", fcfa(left)] as [string, string]] : []),
  ];
}

function paidLines({ order, attempt }: Receipt): [string, string][] {
  if (order.channelId === null)
    return [
      [subjectLines[order.purpose] ?? "Montant", fcfa(order.totalFcfa)],
      ["Payé", fcfa(attempt.amountFcfa)],
    ];
  const rest = attempt.amountFcfa - order.totalFcfa;
  return [
    [unitNames[order.channelId] ?? "Messages", grouped(order.units)],
    ["Prix unitaire hors taxe", fcfa(order.unitFcfa)],
    ["Montant hors taxe", fcfa(order.dueFcfa)],
    ["Taxe (18\u00a0%)", fcfa(order.totalFcfa - order.dueFcfa)],
    ["Total toutes taxes comprises", fcfa(order.totalFcfa)],
    ...(rest > 0 ? [["Versé en plus, porté à votre crédit", fcfa(rest)] as [string, string]] : []),
    ["Payé", fcfa(attempt.amountFcfa)],
  ];
}

/** The name of a receipt: `R-000123`. */
export function receiptName(number: number): string {
  return `R-${String(number).padStart(6, "0")}`;
}

/**
 * A receipt as a page of PDF (A5), under the event's own cloth.
 * @param fundsHeldBy who holds what is paid for somebody else; null where nobody is named
 */
export async function drawReceipt(
  receipt: Receipt,
  brand: string,
  fundsHeldBy: string | null,
): Promise<Buffer> {
  const { order, attempt, event } = receipt;
  const name = receiptName(receipt.number);
  const doc = new PDFDocument({
    size: "A5",
    margin: MARGIN,
    lang: "fr",
    info: { Title: `Reçu ${name}`, Author: brand, CreationDate: order.paidAt ?? order.createdAt },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => {
    doc.on("end", () => done());
  });
  const { width } = doc.page;
  const inner = width - 2 * MARGIN;

  drawHeader(doc, event?.seed ?? DEFAULT_SEED, width);
  doc.font(face).fillColor(ink);
  doc.fontSize(22).text(`Reçu n°\u00a0${name}`, MARGIN, CLOTH.height + 28, lining);
  doc.fontSize(10).fillColor(quiet).text(brand);
  if (attempt.state === "refunded") doc.fillColor("#a1164f").text("Remboursé");
  doc.moveDown();
  doc.fillColor(ink).fontSize(11);
  if (receipt.payer !== "") doc.text(`Versé par ${receipt.payer}`);
  if (event) doc.text(event.name, lining);
  if (order.label !== null) doc.text(order.label, lining);
  const method = methodFacts[methodOf(attempt.gateway)].name;
  doc.text(`Le ${dateAndTime(order.paidAt ?? order.createdAt)} · ${method}`, lining);
  doc.moveDown();
  for (const [label, value] of receiptLines(receipt)) {
    const y = doc.y;
    doc
      .fontSize(11)
      .fillColor(quiet)
      .text(label, MARGIN, y, { ...lining, width: inner * 0.65 });
    const below = doc.y;
    doc.fillColor(ink).text(value, MARGIN, y, { ...lining, width: inner, align: "right" });
    doc.y = Math.max(below, doc.y) + 5;
    doc
      .moveTo(MARGIN, doc.y)
      .lineTo(width - MARGIN, doc.y)
      .lineWidth(0.5)
      .stroke(rule);
    doc.y += 6;
  }
  doc.moveDown();
  doc.fontSize(9).fillColor(quiet);
  doc.text(`Commande ${order.reference}`, MARGIN, doc.y, lining);
  doc.text(`Paiement ${attempt.reference}`, lining);
  if (fundsHeldBy !== null && isForOthers(order.subjectKind))
    doc.text(`Fonds détenus par ${fundsHeldBy} jusqu’à leur versement`, lining);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Draws the band of cloth at the head of a page. */
export function drawHeader(doc: PDFKit.PDFDocument, seed: string, width: number): void {
  const { thread, height } = CLOTH;
  const cloth = weave(seed, {
    strips: Math.ceil(width / (thread * stripThreads)),
    rows: Math.ceil(height / thread),
  });
  const { tile, places } = drawCloth(cloth);
  doc.save().rect(0, 0, width, height).clip().scale(thread);
  for (const { x, y } of places) {
    doc.save().translate(x, y);
    for (const { d, fill, stroke, strokeWidth } of tile) {
      doc.path(d);
      if (stroke) doc.lineWidth(strokeWidth ?? 1).stroke(stroke);
      else if (fill) doc.fill(fill);
    }
    doc.restore();
  }
  doc.restore();
}
