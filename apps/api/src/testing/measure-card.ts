import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import { cardSize } from "../areas/designs/drawings/design.ts";
import { type CardPicture, layOut } from "../areas/designs/drawings/draw-card.ts";
import { fonts } from "../areas/designs/drawings/fonts.ts";

/** Pixels across at which a card is measured: a third of its size shows every stroke. */
const ACROSS = 360;
const SCALE = ACROSS / cardSize.width;
/** How far from a glyph nothing may be drawn, and from a card's edge no glyph, in measured pixels. */
const MARGIN = { around: 2, edge: 6 };
/** By how much of 255 a pixel differs from a text's ground to be a drawing rather than a tint. */
const NOTICED = 40;
/** Which share of what surrounds a text may be drawn upon: a few pixels where curves are smoothed. */
const ALLOWED = 0.004;

interface Layer {
  pixels: Buffer;
  width: number;
  height: number;
}

/** A line of text where it was laid out, in measured pixels. */
interface TextBox {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function draw(shapes: string): Layer {
  const { width, height } = cardSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
  const drawn = new Resvg(svg, { fitTo: { mode: "width", value: ACROSS } }).render();
  // Each reading of `pixels` copies them all.
  return { pixels: drawn.pixels, width: drawn.width, height: drawn.height };
}

/**
 * Where the texts of a card run into its drawing, over its edge or into each other: one line for each
 * overlap. The drawing and the glyphs are rasterised apart and their pixels compared.
 */
export async function findOverlaps(picture: Omit<CardPicture, "width">): Promise<string[]> {
  const { shapes, texts } = await layOut(picture);
  const boxes: TextBox[] = [];
  const glyphs = await satori(texts, {
    ...cardSize,
    fonts,
    onNodeDetected: ({ left, top, width, height, textContent: text }) => {
      if (typeof text === "string" && text !== "")
        boxes.push(boxOf(text, left, top, width, height));
    },
  });
  const [drawing, layer] = [draw(shapes), draw(glyphs)];
  return [
    ...boxes.flatMap((box) => overEdge(box, layer)),
    ...boxes.flatMap((box) => intoDrawing(box, drawing, layer)),
    ...boxes.flatMap((box, at) => boxes.slice(0, at).flatMap((other) => intoText(box, other))),
  ];
}

function boxOf(text: string, left: number, top: number, width: number, height: number): TextBox {
  return {
    text,
    left: Math.floor(left * SCALE) - 1,
    top: Math.floor(top * SCALE) - 1,
    right: Math.ceil((left + width) * SCALE) + 1,
    bottom: Math.ceil((top + height) * SCALE) + 1,
  };
}

/** The pixels of a text's glyphs; where it overflows its box, of all that stands beside it. */
function inkOf({ left, top, right, bottom }: TextBox, { pixels, width, height }: Layer): number[] {
  const ink: number[] = [];
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1)
    for (let x = Math.max(0, left); x < Math.min(width, right); x += 1)
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) > 96) ink.push(y * width + x);
  return ink;
}

function overEdge(box: TextBox, layer: Layer): string[] {
  const { width, height } = layer;
  const { edge } = MARGIN;
  const isOver = inkOf(box, layer).some((at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return x < edge || y < edge || x >= width - edge || y >= height - edge;
  });
  return isOver ? [`« ${box.text} » runs over the edge`] : [];
}

function intoDrawing(box: TextBox, drawing: Layer, layer: Layer): string[] {
  const { width, height } = layer;
  const around = new Set<number>();
  const reach = Array.from({ length: 2 * MARGIN.around + 1 }, (_, at) => at - MARGIN.around);
  for (const at of inkOf(box, layer))
    for (const dy of reach)
      for (const dx of reach) {
        const [x, y] = [(at % width) + dx, Math.floor(at / width) + dy];
        if (x >= 0 && y >= 0 && x < width && y < height) around.add(y * width + x);
      }
  const colours = new Map<number, number>();
  for (const at of around) {
    const colour = drawing.pixels.readUIntBE(at * 4, 3);
    colours.set(colour, (colours.get(colour) ?? 0) + 1);
  }
  const [ground] = [...colours].sort((one, other) => other[1] - one[1])[0] ?? [0];
  let drawn = 0;
  for (const [colour, count] of colours) if (difference(colour, ground) > NOTICED) drawn += count;
  const share = drawn / Math.max(1, around.size);
  return share > ALLOWED
    ? [`« ${box.text} » runs into the drawing (${(share * 100).toFixed(1)} %)`]
    : [];
}

/** The largest difference of two colours in red, green or blue, of 255. */
function difference(one: number, other: number): number {
  return Math.max(
    ...[16, 8, 0].map((shift) => Math.abs(((one >> shift) & 255) - ((other >> shift) & 255))),
  );
}

/** Whether two lines stand on each other; the room above and below glyphs may be shared. */
function intoText(one: TextBox, other: TextBox): string[] {
  const room = (box: TextBox) => 0.15 * (box.bottom - box.top);
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down =
    Math.min(one.bottom - room(one), other.bottom - room(other)) -
    Math.max(one.top + room(one), other.top + room(other));
  return across > 2 && down > 1 ? [`« ${one.text} » runs into « ${other.text} »`] : [];
}
