import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import type { CardWords } from "../card-wording.ts";
import { cardSize, type DesignInput, type Drawn, serif } from "./design.ts";
import { diptyque } from "./diptyque.ts";
import { fitNames } from "./fit.ts";
import { fonts } from "./fonts.ts";
import { lisiere } from "./lisiere.ts";
import { medaillon } from "./medaillon.ts";
import { rasterize } from "./rasterize.ts";
import { box } from "./type.ts";

/** Everything that one picture depends on. */
export interface CardPicture {
  /** Code of the design; an unknown one is drawn as « Lisière ». */
  design: string;
  words: CardWords;
  seed: string;
  eventType: string;
  /** Width of the picture in pixels; its height follows, 4 to 5. */
  width: number;
}

const designs: Record<string, (input: DesignInput) => Drawn> = { lisiere, medaillon, diptyque };

/** Draws one card: about 0.2 s of one core. For a worker, never for the thread that answers. */
export async function drawCard(picture: CardPicture): Promise<Uint8Array> {
  const { design, words, seed, eventType } = picture;
  const widths = new Map<string, number>();
  for (const text of [words.guest, ...words.names].flatMap(pieces))
    widths.set(text, await measure(text));
  const widthOf = (text: string) => widths.get(text) ?? 0.6 * text.length;
  const drawn = (designs[design] ?? lisiere)({
    words,
    seed,
    eventType,
    fitNames: (names, room) => fitNames(names, room, widthOf),
  });
  const layer = await satori(drawn.words, { ...cardSize, fonts });
  return rasterize(`${drawn.shapes}${layer}`, cardSize, picture.width);
}

/** A name and every run of it that a break could leave on a line. */
function pieces(name: string): string[] {
  const cuts = [...name.matchAll(/ |(?<=-)/g)].map(({ index }) => index);
  return [name, ...cuts.flatMap((cut) => [name.slice(0, cut), name.slice(cut).trim()])];
}

/** Width of a line in the serif set at one pixel: laid out at 100 and measured on its outlines. */
async function measure(text: string): Promise<number> {
  const line = box({ fontFamily: serif, fontSize: 100, whiteSpace: "nowrap" }, text);
  const svg = await satori(line, { width: 20_000, height: 200, fonts });
  return (new Resvg(svg).getBBox()?.width ?? 0) / 100;
}
