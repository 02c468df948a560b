import { clothShapes } from "@jdj/weave/cloth-svg";
import { weave } from "@jdj/weave/weave";
import { emblem } from "../../designs/drawings/emblem.ts";

/** The drawing, in pixels. */
const WIDTH = 800;
const HEIGHT = 600;
/** The size of one thread of the cloth, in pixels. */
const THREAD = 6;
/** The seal in the middle, in pixels. */
const RADIUS = 150;

/**
 * The picture of a package without a photo: a cloth of its own, and a seal with the emblem of what it
 * is for.
 * @param eventType the code of its first type of event
 */
export function drawPackage(id: number, eventType: string): string {
  const cloth = weave(`package-${id}`, { strips: 12, rows: 104 });
  const [x, y] = [WIDTH / 2, HEIGHT / 2];
  const seal = emblem(eventType, { x, y, ink: "#17173b", surface: "#ffffff", scale: 1.15 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" aria-hidden="true"><g transform="scale(${THREAD})">${clothShapes(cloth, { texture: true }, "tile")}</g><circle cx="${x}" cy="${y}" r="${RADIUS}" fill="#ffffff"/><circle cx="${x}" cy="${y}" r="${RADIUS - 10}" fill="none" stroke="#17173b" stroke-width="2"/>${seal}</svg>`;
}
