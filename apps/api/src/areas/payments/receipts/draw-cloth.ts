import { drawCloth } from "@jdj/weave/cloth-drawing";
import { stripThreads, weave } from "@jdj/weave/weave";

/** The band at the head of a document, in points. */
export const CLOTH = { height: 60, thread: 2.5 };

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
