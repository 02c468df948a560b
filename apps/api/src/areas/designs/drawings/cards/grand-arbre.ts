import { disc, ground } from "../art/shapes.ts";
import { clothCut, dyesOf } from "../cloth-panel.ts";
import { inksOn, wash } from "../colours.ts";
import { cardSize, type DesignInput, type Drawn } from "../design.ts";
import { area, closing, fitGuest, inviting, namesBlock, page, rule } from "../text-layer.ts";

const width = 640;
/** Where the ground begins. */
const soil = 1190;
/** Middles and radii of the rounds that make the crown. */
const crown = [
  [770, 180, 190],
  [600, 310, 130],
  [690, 380, 120],
  [860, 400, 150],
  [1010, 360, 160],
  [990, 130, 190],
  [570, 170, 110],
] as const;

/** « Grand arbre »: the tree under which people meet, its crown cut from the cloth; text in its shade. */
export function grandArbre(input: DesignInput): Drawn {
  const { texts, seed, fitNames } = input;
  const dyes = dyesOf(seed);
  const surface = wash(dyes, 0.12);
  const look = { ...inksOn(surface, dyes), align: "flex-start" as const };
  const names = fitNames(texts.names, { width, height: 240, largest: 126 });
  const rounds = crown.map(([x, y, r]) => disc(x, y, r)).join("");
  const place = { x: 440, y: 0, width: cardSize.width - 440, height: 570, thread: 8 };
  const trunk =
    "M866 1214C894 1080 896 900 880 760C866 640 812 560 720 500L738 476C808 510 856 548 888 604C892 556 884 520 872 480L904 474C914 520 918 552 918 590C940 530 966 500 1006 468L1026 488C970 548 946 640 942 760C936 900 946 1080 990 1214Z";
  return {
    shapes: `${ground(surface)}
      <path d="${trunk}" fill="${look.text}"/>
      ${clothCut(seed, place, "crown", `<path d="${rounds}"/>`)}
      <path d="M0 ${soil}H1080V1350H0Z" fill="${look.main}"/>
      <path d="M764 ${soil}q0 -40 -16 -60M764 ${soil}q4 -46 24 -72M784 ${soil}q8 -30 30 -44M36 ${soil}q0 -30 -14 -46M46 ${soil}q4 -36 22 -54" fill="none" stroke="${look.main}" stroke-width="6" stroke-linecap="round"/>`,
    texts: page(
      area(
        { x: 84, y: 560, width: 700, height: 610 },
        { alignItems: "flex-start" },
        namesBlock(names, { ink: look.main, sign: look.accent, align: "flex-start" }),
        rule(look.accent, 28),
        ...inviting(texts, fitGuest(input, width, 46), look),
        closing({ ...texts, where: "", close: "" }, look, { marginTop: 30 }),
      ),
      area(
        { x: 84, y: soil, width: 900, height: cardSize.height - soil },
        { alignItems: "flex-start" },
        closing(
          { ...texts, date: "" },
          { ...inksOn(look.main, dyes), align: "flex-start", scale: 0.9 },
        ),
      ),
    ),
  };
}
