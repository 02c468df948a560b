import { ground } from "../art/shapes.ts";
import { clothCut, dyesOf } from "../cloth-panel.ts";
import { cotton, inksOn } from "../colours.ts";
import { cardSize, type DesignInput, type Drawn } from "../design.ts";
import { area, box, closing, fitGuest, inviting, namesBlock, page } from "../text-layer.ts";

const pivot = { x: cardSize.width / 2, y: 1290 };
const blades = 11;
const long = 470;
const short = 150;
const width = 860;

/** « Éventail »: an open fan at the foot, its blades of cloth and of plain dye by turns. */
export function eventail(input: DesignInput): Drawn {
  const { texts, seed, fitNames } = input;
  const look = { ...inksOn(cotton, dyesOf(seed)), align: "center" as const };
  const names = fitNames(texts.names, { width, height: 240, largest: 96, face: "capitals" });
  const sectors = Array.from({ length: blades }, (_, at) => blade(at));
  const cloths = sectors.filter((_, at) => at % 2 === 0);
  const plain = sectors.filter((_, at) => at % 2 === 1);
  const { x, y } = pivot;
  const box5 = { x: x - long, y: y - long, width: 2 * long, height: long + 40, thread: 7 };
  return {
    shapes: `${ground(cotton)}
      <path d="${plain.join("")}" fill="${look.main}"/>
      ${clothCut(seed, box5, "blades", `<path d="${cloths.join("")}"/>`)}
      <path d="${sectors.join("")}" fill="none" stroke="${cotton}" stroke-width="7" stroke-linejoin="round"/>
      <path d="${Array.from({ length: blades }, (_, at) => `M${x} ${y}L${point(angleOf(at + 0.5), short - 14)}`).join("")}" stroke="${look.text}" stroke-width="9" stroke-linecap="round"/>
      <circle cx="${x}" cy="${y}" r="26" fill="${look.accent}" stroke="${cotton}" stroke-width="7"/>`,
    texts: page(
      area(
        { y: 50, height: 720 },
        {},
        namesBlock(names, { ink: look.main, sign: look.accent, align: "center" }),
        box({ height: 22 }),
        ...inviting(texts, fitGuest(input, width, 46), look),
        closing(texts, look, { marginTop: 30 }),
      ),
    ),
  };
}

function angleOf(at: number): number {
  return Math.PI + (Math.PI * at) / blades;
}

function point(angle: number, r: number): string {
  return `${(pivot.x + r * Math.cos(angle)).toFixed(1)} ${(pivot.y + r * Math.sin(angle)).toFixed(1)}`;
}

/** One blade: a sector with a rounded head. */
function blade(at: number): string {
  const [from, to] = [angleOf(at), angleOf(at + 1)];
  const head = ((to - from) * long) / 2;
  return `M${point(from, short)}L${point(from, long - 40)}A${head} ${head} 0 0 1 ${point(to, long - 40)}L${point(to, short)}A${short} ${short} 0 0 0 ${point(from, short)}Z`;
}
