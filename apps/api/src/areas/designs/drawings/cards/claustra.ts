import { ground } from "../art/shapes.ts";
import { clothPanel, dyesOf } from "../cloth-panel.ts";
import { inksOn, paper, wash } from "../colours.ts";
import { cardSize, type DesignInput, type Drawn } from "../design.ts";
import { area, box, closing, fitGuest, inviting, namesBlock, page } from "../text-layer.ts";

const block = 270;
const columns = cardSize.width / block;
const wall = 2 * block;
const width = 880;

/** « Claustra »: a wall of pierced blocks, as shade houses here, with the cloth seen through it. */
export function claustra(input: DesignInput): Drawn {
  const { texts, seed, fitNames } = input;
  const dyes = dyesOf(seed);
  const look = { ...inksOn(paper, dyes), align: "center" as const };
  const stone = wash(dyes, 0.32);
  const names = fitNames(texts.names, { width, height: 262, largest: 120 });
  const blocks = Array.from({ length: columns * 2 }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return pierced(column * block, row * block, (column + row) % 2 === 0);
  });
  const lines = [1, 2, 3].map((at) => `M${at * block} 0V${wall}`).join("");
  return {
    shapes: `${ground(paper)}
      ${clothPanel(seed, { x: 0, y: 0, width: cardSize.width, height: wall, thread: 11 })}
      <path d="${blocks.join("")}" fill="${stone}" fill-rule="evenodd"/>
      <path d="${lines}M0 ${block}H1080" stroke="${wash(dyes, 0.5)}" stroke-width="3"/>
      <rect y="${wall}" width="100%" height="10" fill="${look.main}"/>`,
    texts: page(
      area(
        { y: wall + 10, height: 560 },
        {},
        namesBlock(names, { ink: look.main, sign: look.accent, align: "center" }),
        box({ height: 22 }),
        ...inviting(texts, fitGuest(input, width, 46), look),
      ),
      area({ y: 1120, height: 210 }, {}, closing(texts, look)),
    ),
  };
}

/** A block with four petals cut out of it, to its corners or to the middles of its sides. */
function pierced(x: number, y: number, slanting: boolean): string {
  const middle = { x: x + block / 2, y: y + block / 2 };
  const petals = [0, 1, 2, 3].map((quarter) => {
    const angle = (quarter + (slanting ? 0.5 : 0)) * (Math.PI / 2);
    const point = (r: number) =>
      `${(middle.x + r * Math.cos(angle)).toFixed(1)} ${(middle.y + r * Math.sin(angle)).toFixed(1)}`;
    const reach = slanting ? 166 : 122;
    const round = slanting ? 94 : 66;
    return `M${point(14)}A${round} ${round} 0 0 1 ${point(reach)}A${round} ${round} 0 0 1 ${point(14)}Z`;
  });
  return `M${x} ${y}h${block}v${block}h${-block}Z${petals.join("")}`;
}
