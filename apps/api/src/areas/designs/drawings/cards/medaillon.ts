import { clothPanel, dyesOf } from "../cloth-panel.ts";
import { inksOn, paper } from "../colours.ts";
import { cardSize, type DesignInput, type Drawn } from "../design.ts";
import { emblem } from "../emblem.ts";
import { box, closing, inviting, namesBlock } from "../text-layer.ts";

const centre = { x: cardSize.width / 2, y: cardSize.height / 2 };
const width = 640;

/** « Médaillon »: the cloth from edge to edge, and a scalloped oval of paper upon it. */
export function medaillon({ texts, seed, eventType, fitNames }: DesignInput): Drawn {
  const dyes = dyesOf(seed);
  const ink = inksOn(paper, dyes);
  const names = fitNames(texts.names, { width, height: 312, largest: 132 });
  const guest = fitNames([texts.guest], { width, height: 104, largest: 44 });
  return {
    shapes: `${clothPanel(seed, { x: 0, y: 0, ...cardSize, thread: 9 })}
      <path d="${scallops(448, 584, 52)}" fill="${ink.main}"/>
      <path d="${scallops(434, 570, 52)}" fill="${paper}"/>
      <ellipse cx="${centre.x}" cy="${centre.y}" rx="404" ry="540" fill="none" stroke="${ink.accent}" stroke-width="3"/>
      <ellipse cx="${centre.x}" cy="${centre.y}" rx="392" ry="528" fill="none" stroke="${ink.main}" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 13"/>
      ${emblem(eventType, { x: centre.x, y: 268, ink: ink.accent, surface: paper })}`,
    texts: box(
      {
        alignItems: "center",
        justifyContent: "center",
        width: cardSize.width,
        height: cardSize.height,
        paddingTop: 330,
        paddingBottom: 236,
      },
      namesBlock(names, { ink: ink.main, sign: ink.accent, align: "center" }),
      box({ width: 72, height: 4, backgroundColor: ink.accent, marginTop: 34, marginBottom: 30 }),
      ...inviting(texts, guest, { ...ink, align: "center", scale: 0.97 }),
      closing(texts, { ...ink, align: "center", scale: 0.9 }, { marginTop: 30, maxWidth: 560 }),
    ),
  };
}

/** An oval whose edge is made of so many half-rounds, in equal steps along it. */
function scallops(rx: number, ry: number, count: number): string {
  const points = evenly(rx, ry, count);
  const step = Math.hypot(
    (points[1]?.x ?? 0) - (points[0]?.x ?? 0),
    (points[1]?.y ?? 0) - (points[0]?.y ?? 0),
  );
  const radius = (step * 0.56).toFixed(1);
  const path = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  const arcs = [...path.slice(1), path[0]].map((point) => `A${radius} ${radius} 0 0 1 ${point}`);
  return `M${path[0]}${arcs.join("")}Z`;
}

/** Points at equal distances along an oval around the card's centre. */
function evenly(rx: number, ry: number, count: number): { x: number; y: number }[] {
  const fine = Array.from({ length: 3601 }, (_, at) => {
    const angle = (at / 3600) * 2 * Math.PI;
    return { x: centre.x + rx * Math.sin(angle), y: centre.y - ry * Math.cos(angle) };
  });
  let walked = 0;
  const distances = fine.map((point, at) => {
    const before = fine[at - 1] ?? point;
    walked += Math.hypot(point.x - before.x, point.y - before.y);
    return walked;
  });
  return Array.from({ length: count }, (_, at) => {
    const index = distances.findIndex((distance) => distance >= (walked * at) / count);
    return fine[index] ?? centre;
  });
}
