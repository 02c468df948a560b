import { createElement } from "react";
import satori from "satori";
import { type Face, sans, serif } from "./design.ts";
import type { Measure } from "./fit-names.ts";
import { fonts } from "./fonts.ts";
import { capitalSpacing, capitals, figures } from "./text-layer.ts";

const faces: Face[] = ["serif", "capitals"];
/** Texts are laid out this large, in pixels, and their widths divided. */
const set = 100;

/** Measures names, and every run of them that a break could leave on a line, in both faces at once. */
export async function measureNames(names: string[]): Promise<Measure> {
  const texts = [...new Set(names.flatMap(pieces))];
  const lines = texts.flatMap((text) => faces.map((face) => line(text, face)));
  const widths = new Map<string, number>();
  await satori(
    createElement(
      "div",
      { style: { display: "flex", flexDirection: "column", ...figures } },
      lines,
    ),
    {
      width: 20_000,
      height: 100_000,
      fonts,
      onNodeDetected: ({ key, width }) => widths.set(String(key), width / set),
    },
  );
  return (text, face) => widths.get(`${face} ${text}`) ?? 0.6 * text.length;
}

function line(text: string, face: Face) {
  const style =
    face === "serif"
      ? { fontFamily: serif, fontSize: set }
      : { fontFamily: sans, fontSize: set, letterSpacing: set * capitalSpacing };
  return createElement(
    "div",
    {
      key: `${face} ${text}`,
      style: { display: "flex", alignSelf: "flex-start", whiteSpace: "nowrap", ...style },
    },
    face === "serif" ? text : capitals(text),
  );
}

/** A name and every run of it that a break could leave on a line. */
function pieces(name: string): string[] {
  const cuts = [...name.matchAll(/ |(?<=-)/g)].map(({ index }) => index);
  return [name, ...cuts.flatMap((cut) => [name.slice(0, cut), name.slice(cut).trim()])];
}
