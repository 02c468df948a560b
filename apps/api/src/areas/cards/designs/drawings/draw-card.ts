import satori from "satori";
import type { CardTexts } from "../card-wording.ts";
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
  texts: CardTexts;
  seed: string;
  eventType: string;
  /** Width of the picture in pixels; its height follows, 4 to 5. */
  width: number;
}

/** Draws one card: about 0.1 s of one core. For a worker, never for the thread that answers. */
export async function drawCard(picture: CardPicture): Promise<Uint8Array> {
  const { design, texts, seed, eventType } = picture;
  const widthOf = await measureNames([
    texts.guest,
    ...texts.names,
    joined(texts.names),
    texts.where,
  ]);
  const drawn = (designByCode[design] ?? lisiere)({
    texts,
    seed,
    eventType,
    fitNames: (names, room) => fitNames(names, room, widthOf),
  });
  const layer = await satori(drawn.texts, { ...cardSize, fonts });
  return rasterize(`${drawn.shapes}${layer}`, cardSize, picture.width);
}
