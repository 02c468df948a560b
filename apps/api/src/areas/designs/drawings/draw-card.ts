import satori from "satori";
import type { CardTexts } from "../card-wording.ts";
import { designByCode } from "./cards/by-code.ts";
import { lisiere } from "./cards/lisiere.ts";
import { uploaded } from "./cards/uploaded.ts";
import { cardSize, type Drawn } from "./design.ts";
import { fitNames } from "./fit-names.ts";
import { fonts } from "./fonts.ts";
import { measureNames } from "./measure-names.ts";
import { rasterize } from "./rasterize.ts";
import { joined } from "./text-layer.ts";
import type { UploadedLayout } from "./uploaded-layout.ts";

/** Everything that one picture depends on. */
export interface CardPicture {
  /** Code of the design; an unknown one is drawn as « Lisière ». */
  design: string;
  texts: CardTexts;
  seed: string;
  eventType: string;
  /** Width of the picture in pixels; its height follows, 4 to 5. */
  width: number;
  /** Of an uploaded design: its layout, and the picture as a `data:` address of a PNG. */
  uploaded?: { layout: UploadedLayout; background: string };
  /** The photo of the hosts as a `data:` address, where the design shows it. */
  photo?: string | undefined;
  isWebp?: boolean | undefined;
}

/** Lays a card out: its shapes, and its texts in the sizes that their boxes hold. */
export async function layOut({
  design,
  texts,
  seed,
  eventType,
  uploaded: own,
  photo,
}: Omit<CardPicture, "width" | "isWebp">): Promise<Drawn> {
  const { names, guest, date, lead, occasion, where, hosts = "", life = "" } = texts;
  const measured = [...names, joined(names), guest, date, lead, occasion, where, hosts, life];
  const widthOf = await measureNames(measured);
  const drawing = own ? uploaded(own.layout, own.background) : (designByCode[design] ?? lisiere);
  return drawing({
    texts,
    seed,
    eventType,
    photo,
    fitNames: (fitted, room) => fitNames(fitted, room, widthOf),
  });
}

/** Draws one card: about 0.1 s of one core. For a worker, never for the thread that answers. */
export async function drawCard({
  width,
  isWebp = false,
  ...picture
}: CardPicture): Promise<Uint8Array> {
  const drawn = await layOut(picture);
  const layer = await satori(drawn.texts, { ...cardSize, fonts });
  const isPhoto = picture.uploaded !== undefined || picture.photo !== undefined;
  return rasterize(`${drawn.shapes}${layer}`, cardSize, width, { isPhoto, isWebp });
}
