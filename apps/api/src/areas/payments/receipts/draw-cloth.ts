import { drawCloth } from "@jdj/weave/cloth-drawing";
import { stripThreads, weave } from "@jdj/weave/weave";

/** The band at the head of a document, in points. */
export const CLOTH = { height: 60, thread: 2.5 };

/**
 * How a cloth fills a band without a cut motif: from a motif's first row on, whole motifs down and whole
 * strips across. `across` and `down` are points to a thread, within a tenth of each other.
 */
export function fitCloth(seed: string, band: { width: number; height: number; thread: number }) {
  const { tile } = weave(seed, { strips: 1, rows: 1 });
  const motif = tile.length / 2;
  const rows = motif * Math.max(1, Math.round(band.height / (band.thread * motif)));
  const down = band.height / rows;
  const strips = Math.max(1, Math.round(band.width / (down * stripThreads)));
  const cloth = { ...weave(seed, { strips, rows }), start: 0 };
  return { cloth, across: band.width / (strips * stripThreads), down };
}

/** Draws the band of cloth at the head of a page. */
export function drawHeader(doc: PDFKit.PDFDocument, seed: string, width: number): void {
  const { height } = CLOTH;
  const { cloth, across, down } = fitCloth(seed, { ...CLOTH, width });
  const { tile, places } = drawCloth(cloth);
  doc.save().rect(0, 0, width, height).clip().scale(across, down);
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
