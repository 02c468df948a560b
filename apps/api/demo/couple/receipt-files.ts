import { fcfa } from "@jdj/french/money";
import satori from "satori";
import sharp from "sharp";
import type { AppContext } from "../../src/app-context.ts";
import { sans, serif } from "../../src/areas/designs/drawings/design.ts";
import { fonts } from "../../src/areas/designs/drawings/fonts.ts";
import { rasterize } from "../../src/areas/designs/drawings/rasterize.ts";
import { box } from "../../src/areas/designs/drawings/text-layer.ts";
import { encodePhoto } from "../../src/areas/files/encode-photo.ts";
import { storeImage } from "../../src/areas/files/store-image.ts";
import { type DemoEntry, weddingEntries } from "./cash-book.ts";

/** The files of receipts, by the entry that they belong to. */
export type ReceiptFiles = ReadonlyMap<DemoEntry, string>;

/** Draws the receipts of the cash book and stores them as photos are stored. Not to be called in a transaction. */
export async function storeReceipts(app: AppContext, customerId: number): Promise<ReceiptFiles> {
  const stored = weddingEntries.map(async (entry): Promise<[DemoEntry, string][]> => {
    const photo = await drawReceipt(entry);
    return photo ? [[entry, await storeImage(app, customerId, photo)]] : [];
  });
  return new Map((await Promise.all(stored)).flat());
}

const size = { width: 720, height: 960 };
const ink = "#2b2f8f";

/** A page of a receipt book on a table, as WebP; null for a payment without a receipt. */
async function drawReceipt({ amount, note, paid, receiptFrom }: DemoEntry) {
  if (!receiptFrom || !paid) return null;
  const line = (label: string, text: string) =>
    box(
      { borderBottom: "2px dotted #8a8aa8", paddingBottom: 10, marginTop: 34, fontSize: 30 },
      box({ color: "#4a4a6e", fontSize: 22 }, label),
      box({ color: ink, marginTop: 6 }, text),
    );
  const page = box(
    { ...size, padding: 60, backgroundColor: "#7a5a3c", fontFamily: sans },
    box(
      { width: 600, height: 840, padding: 54, backgroundColor: "#fbf7ea", color: "#17173b" },
      box({ fontFamily: serif, fontSize: 40 }, receiptFrom),
      box({ fontSize: 24, marginTop: 8, color: "#a1164f" }, "REÇU (exemple)"),
      line("Reçu de", paid[2]),
      line("La somme de", fcfa(amount * 1000)),
      line("Pour", note ?? ""),
      box({ flexGrow: 1 }),
      box({ fontSize: 24, color: "#4a4a6e" }, "Signature"),
    ),
  );
  const texts = await satori(page, { ...size, fonts });
  const signature = `<path d="M250 800q30 -70 60 -10t60 -30q20 -30 40 10t70 -20" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`;
  return encodePhoto(sharp(await rasterize(`${texts}${signature}`, size, size.width)));
}
