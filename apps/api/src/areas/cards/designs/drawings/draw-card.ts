import satori from "satori";
import type { CardWords } from "../card-wording.ts";
import { designByCode } from "./cards/by-code.ts";
import { lisiere } from "./cards/lisiere.ts";
import { cardSize } from "./design.ts";
import { fitNames } from "./fit.ts";
import { fonts } from "./fonts.ts";
import { measureNames } from "./measure.ts";
import { rasterize } from "./rasterize.ts";
import { joined } from "./type.ts";

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

/** Draws one card: about 0.1 s of one core. For a worker, never for the thread that answers. */
export async function drawCard(picture: CardPicture): Promise<Uint8Array> {
  const { design, words, seed, eventType } = picture;
  const widthOf = await measureNames([
    words.guest,
    ...words.names,
    joined(words.names),
    words.where,
  ]);
  const drawn = (designByCode[design] ?? lisiere)({
    words,
    seed,
    eventType,
    fitNames: (names, room) => fitNames(names, room, widthOf),
  });
  const layer = await satori(drawn.words, { ...cardSize, fonts });
  return rasterize(`${drawn.shapes}${layer}`, cardSize, picture.width);
}
