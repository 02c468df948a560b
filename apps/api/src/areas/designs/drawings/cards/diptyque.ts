import { clothPanel, dyesOf } from "../cloth-panel.ts";
import { inksOn, paper } from "../colours.ts";
import { cardSize, type DesignInput, type Drawn } from "../design.ts";
import { emblem } from "../emblem.ts";
import { box, closing, inviting, namesBlock } from "../text-layer.ts";

const thread = 6;
/** Two strips of twelve threads, lying. */
const ribbon = 24 * thread;
const fold = 712;
const width = cardSize.width - 2 * 110;

/** « Diptyque »: the names on a field of the cloth's ground, a ribbon of it, the invitation on paper. */
export function diptyque({ texts, seed, eventType, fitNames }: DesignInput): Drawn {
  const dyes = dyesOf(seed);
  const field = dyes[0];
  const above = inksOn(field, dyes);
  const below = inksOn(paper, dyes);
  const names = fitNames(texts.names, { width, height: 430, largest: 176 });
  const guest = fitNames([texts.guest], { width, height: 112, largest: 50 });
  return {
    shapes: `<rect width="100%" height="100%" fill="${paper}"/>
      <rect width="100%" height="${fold}" fill="${field}"/>
      ${emblem(eventType, { x: cardSize.width / 2, y: 136, ink: above.accent, surface: field })}
      ${clothPanel(seed, { x: 0, y: fold, width: cardSize.width, height: ribbon, thread, lying: true })}
      <rect y="${fold - 6}" width="100%" height="6" fill="${dyes[3]}"/>
      <rect y="${fold + ribbon}" width="100%" height="6" fill="${dyes[3]}"/>`,
    texts: box(
      { height: "100%", width: "100%" },
      box(
        { height: fold, alignItems: "center", justifyContent: "center", paddingTop: 196 },
        namesBlock(names, { ink: above.main, sign: above.accent, align: "center" }),
      ),
      box(
        {
          height: cardSize.height - fold - ribbon,
          marginTop: ribbon,
          alignItems: "center",
          justifyContent: "center",
        },
        ...inviting(texts, guest, { ...below, align: "center", scale: 1 }),
        closing(texts, { ...below, align: "center" }, { marginTop: 26 }),
      ),
    ),
  };
}
