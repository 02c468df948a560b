import type { Dyes } from "@jdj/weave/dyes";
import { clothPanel, dyesOf } from "../cloth-panel.ts";
import { contrast, inksOn, paper } from "../colours.ts";
import { cardSize, type DesignInput, type Drawn } from "../design.ts";
import { box, closing, inviting, namesBlock } from "../text-layer.ts";

const thread = 7;
/** Three strips of twelve threads. */
const band = 36 * thread;
const left = band + 96;
const width = cardSize.width - left - 72;

/** « Lisière »: a broad band of cloth down the left side, its weft left hanging; text flush left. */
export function lisiere({ texts, seed, fitNames }: DesignInput): Drawn {
  const dyes = dyesOf(seed);
  const ink = inksOn(paper, dyes);
  const names = fitNames(texts.names, { width, height: 560, largest: 172 });
  const guest = fitNames([texts.guest], { width, height: 116, largest: 50 });
  return {
    shapes: `<rect width="100%" height="100%" fill="${paper}"/>
      ${fringe(dyes)}
      ${clothPanel(seed, { x: 0, y: 0, width: band, height: cardSize.height, thread })}`,
    texts: box(
      {
        width: cardSize.width,
        height: cardSize.height,
        paddingLeft: left,
        paddingTop: 104,
        paddingBottom: 100,
      },
      namesBlock(names, { ink: ink.main, sign: ink.accent, align: "flex-start" }),
      box({ width: 96, height: 5, backgroundColor: ink.accent, marginTop: 52, marginBottom: 48 }),
      ...inviting(texts, guest, { ...ink, align: "flex-start", scale: 1.05 }),
      box({ flexGrow: 1 }),
      closing(texts, { ...ink, align: "flex-start", scale: 1.05 }, { maxWidth: width }),
    ),
  };
}

/** Loose weft at the band's edge: short threads, uneven as a hand leaves them, in the cloth's dyes. */
function fringe(dyes: Dyes): string {
  const seen = dyes.filter((dye) => contrast(dye, paper) >= 1.6);
  const threads = Array.from({ length: Math.ceil(cardSize.height / 9) }, (_, at) => {
    const y = at * 9 + 4;
    const reach = band + 20 + ((at * 37) % 11);
    const drop = ((at * 53) % 7) - 3;
    return {
      dye: seen[Math.floor(at / 4) % seen.length],
      d: `M${band} ${y}Q${band + 14} ${y} ${reach} ${y + drop}`,
    };
  });
  return seen
    .map((dye) => {
      const d = threads.filter((one) => one.dye === dye).map((one) => one.d);
      return `<path d="${d.join("")}" fill="none" stroke="${dye}" stroke-width="3" stroke-linecap="round"/>`;
    })
    .join("");
}
