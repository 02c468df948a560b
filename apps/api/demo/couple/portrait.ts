import { clothPanel, dyesOf } from "../../src/areas/designs/drawings/cloth-panel.ts";

/** A portrait drawn by code. */
export interface Portrait {
  head: "short" | "fade" | "bald" | "cap" | "headwrap" | "veil" | "bun" | "braids" | "afro";
  /** Tone of the skin, 0 the lightest to 3 the darkest. */
  skin: 0 | 1 | 2 | 3;
  beard?: "short" | "grey";
  glasses?: boolean;
  earrings?: boolean;
  /** Seed of the cloth that they wear, and of the colours behind them. */
  cloth: string;
}

const SIZE = 480;

/** Skin, its shade, and the lips. */
const skins = [
  ["#b97a56", "#a0633f", "#8d3f3a"],
  ["#9a5f3f", "#80492c", "#7d3230"],
  ["#7c4a30", "#643720", "#6a2a2a"],
  ["#5d3624", "#482717", "#582224"],
] as const;

const backgrounds = ["#e8dcc8", "#dfe3ee", "#f0d9cf", "#d9e6df", "#ead9e6", "#f2e3b8"];

const HAIR = "#1d1715";
const GREY = "#8d8783";

/** The portrait as the shapes of an SVG of 480 by 480. */
export function portraitShapes(portrait: Portrait): string {
  const { cloth, head } = portrait;
  const [skin, shade, lips] = skins[portrait.skin];
  const [, first, second] = dyesOf(cloth);
  const sum = [...cloth].reduce((total, character) => total + character.charCodeAt(0), 0);
  const back = backgrounds[sum % backgrounds.length];
  return [
    `<rect width="${SIZE}" height="${SIZE}" fill="${back}"/>`,
    `<circle cx="240" cy="214" r="176" fill="#fff" opacity=".35"/>`,
    behind(head, cloth),
    shoulders(cloth, shade, skin, first),
    head === "veil" ? "" : ears(shade),
    face(skin, shade),
    features(lips, portrait),
    portrait.beard ? beard(portrait.beard) : "",
    above(head, cloth, first, second),
    portrait.glasses ? glasses() : "",
    portrait.earrings && head !== "veil" ? earrings(second) : "",
  ].join("");
}

export const portraitSize = { width: SIZE, height: SIZE };

function shoulders(cloth: string, shade: string, skin: string, trim: string): string {
  const bust = "M36 480C40 398 104 366 176 352L196 344H284L304 352C376 366 440 398 444 480Z";
  const panel = clothPanel(cloth, { x: 0, y: 330, width: SIZE, height: 150, thread: 3.4 });
  return [
    `<path d="M196 290H284V352C284 384 262 398 240 398S196 384 196 352Z" fill="${shade}"/>`,
    `<clipPath id="bust"><path d="${bust}"/></clipPath><g clip-path="url(#bust)">${panel}</g>`,
    `<path d="M197 330H283V346C280 386 262 402 240 402S200 386 197 346Z" fill="${skin}"/>`,
    `<path d="M200 330C216 352 264 352 280 330V344C262 368 218 368 200 344Z" fill="${shade}" opacity=".7"/>`,
    `<path d="M193 344C198 388 218 406 240 406S282 388 287 344" fill="none" stroke="${trim}" stroke-width="13"/>`,
  ].join("");
}

function ears(shade: string): string {
  return [154, 326]
    .map((x) => `<ellipse cx="${x}" cy="226" rx="15" ry="24" fill="${shade}"/>`)
    .join("");
}

function face(skin: string, shade: string): string {
  return [
    `<path d="M156 194C156 136 192 106 240 106S324 136 324 194V234C324 294 288 338 240 338S156 294 156 234Z" fill="${skin}"/>`,
    `<ellipse cx="190" cy="262" rx="20" ry="13" fill="${shade}" opacity=".35"/>`,
    `<ellipse cx="290" cy="262" rx="20" ry="13" fill="${shade}" opacity=".35"/>`,
    `<path d="M240 214C236 236 228 250 226 258C232 266 248 266 254 258" fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  ].join("");
}

function features(lips: string, { beard: bearded }: Portrait): string {
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="220" rx="13" ry="9" fill="#fff"/><circle cx="${x}" cy="220" r="8" fill="${HAIR}"/><circle cx="${x + 3}" cy="217" r="2.4" fill="#fff"/><path d="M${x - 16} 216Q${x} 204 ${x + 16} 216" fill="none" stroke="${HAIR}" stroke-width="4" stroke-linecap="round"/>`;
  const brow = bearded === "grey" ? GREY : HAIR;
  return [
    eye(202),
    eye(278),
    `<path d="M182 194Q202 182 222 192M258 192Q278 182 298 194" fill="none" stroke="${brow}" stroke-width="7" stroke-linecap="round"/>`,
    `<path d="M208 286C220 282 230 280 240 284C250 280 260 282 272 286C264 306 252 312 240 312S216 306 208 286Z" fill="${lips}"/>`,
    `<path d="M216 288Q240 296 264 288Q256 300 240 300T216 288Z" fill="#fff"/>`,
  ].join("");
}

function beard(kind: "short" | "grey"): string {
  const colour = kind === "grey" ? GREY : HAIR;
  return `<path d="M157 226C160 270 172 262 184 278C196 270 212 274 240 274S284 270 296 278C308 262 320 270 323 226C326 306 288 344 240 344S154 306 157 226ZM206 288C214 316 266 316 274 288C262 280 218 280 206 288Z" fill-rule="evenodd" fill="${colour}" opacity=".92"/>`;
}

/** What lies behind the head. */
function behind(head: Portrait["head"], cloth: string): string {
  if (head === "afro") return `<circle cx="240" cy="186" r="132" fill="${HAIR}"/>`;
  if (head === "braids")
    return `<path d="M138 200C134 120 176 84 240 84S346 120 342 200L346 392Q328 402 310 392L316 214H164L170 392Q152 402 134 392Z" fill="${HAIR}"/>${braidLines()}`;
  if (head === "bun")
    return `<circle cx="240" cy="84" r="46" fill="${HAIR}"/><path d="M212 66Q240 48 268 66M206 84Q240 66 274 84" fill="none" stroke="#3a2f2b" stroke-width="4"/>`;
  if (head === "veil")
    return cut(
      "veil",
      "M122 250C112 130 168 78 240 78S368 130 358 250C356 330 372 380 404 430L240 456L76 430C108 380 124 330 122 250Z",
      cloth,
      { y: 70, height: 400 },
    );
  return "";
}

function braidLines(): string {
  const lines = [148, 160, 320, 332].map(
    (x) =>
      `<path d="M${x} 214V392" stroke="#3b302c" stroke-width="4" stroke-dasharray="9 7" stroke-linecap="round"/>`,
  );
  return lines.join("");
}

function cut(
  id: string,
  outline: string,
  cloth: string,
  { y, height }: { y: number; height: number },
): string {
  const panel = clothPanel(`${cloth}-tete`, { x: 60, y, width: 360, height, thread: 3 });
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${panel}</g>`;
}

/** Hair, wrap or cap, above the face. */
function above(head: Portrait["head"], cloth: string, first: string, second: string): string {
  switch (head) {
    case "bald":
      return `<path d="M186 138Q214 118 250 124" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".22"/>`;
    case "short":
      return `<path d="M150 202C146 128 186 94 240 94S334 128 330 202C326 170 312 150 290 148C262 158 218 158 190 148C168 150 154 170 150 202Z" fill="${GREY}"/>`;
    case "fade":
      return `<path d="M152 196C150 124 188 84 240 84S330 124 328 196C324 174 316 160 306 150C270 140 210 140 174 150C164 160 156 174 152 196Z" fill="${HAIR}"/>`;
    case "cap":
      return `${cut("cap", "M150 158C150 96 190 72 240 72S330 96 330 158Q240 130 150 158Z", cloth, { y: 66, height: 100 })}<path d="M148 162Q240 130 332 162" fill="none" stroke="${first}" stroke-width="12" stroke-linecap="round"/>`;
    case "afro":
      return `<path d="M146 204C142 136 184 104 240 104S338 136 334 204C326 168 306 150 288 150C256 164 224 164 192 150C174 150 154 168 146 204Z" fill="${HAIR}"/>`;
    case "bun":
      return `<path d="M150 204C146 132 186 96 240 96S334 132 330 204C324 164 292 146 240 132C188 146 156 164 150 204Z" fill="${HAIR}"/>`;
    case "braids":
      return `<path d="M150 206C146 132 186 92 240 92S334 132 330 206C320 170 284 156 240 118C196 156 160 170 150 206Z" fill="${HAIR}"/><path d="M240 96V118M212 102L216 132M268 102L264 132M186 118L194 146M294 118L286 146" stroke="#3b302c" stroke-width="3.5" stroke-linecap="round"/>`;
    case "headwrap":
      return [
        cut(
          "wrap",
          "M142 184C128 96 178 44 244 42C312 40 352 96 338 184C320 156 284 146 240 146S160 156 142 184Z",
          cloth,
          { y: 36, height: 160 },
        ),
        `<path d="M142 184C160 156 196 146 240 146S320 156 338 184C340 176 341 168 341 160C320 134 284 126 240 126S160 134 139 160C139 168 140 176 142 184Z" fill="${first}"/>`,
        `<path d="M300 66C328 30 372 36 378 62C382 82 352 92 322 92ZM316 92C350 92 376 106 368 126C360 144 330 132 308 108Z" fill="${first}"/><circle cx="312" cy="90" r="15" fill="${second}"/>`,
      ].join("");
    case "veil":
      return cut(
        "brow",
        "M140 230C130 130 180 84 240 84S350 130 340 230C336 180 306 142 240 142S144 180 140 230Z",
        cloth,
        { y: 80, height: 160 },
      );
  }
}

function glasses(): string {
  return `<g fill="#fff" fill-opacity=".16" stroke="#17173b" stroke-width="5"><rect x="174" y="200" width="56" height="42" rx="16"/><rect x="250" y="200" width="56" height="42" rx="16"/></g><path d="M230 216Q240 210 250 216M174 214L156 208M306 214L324 208" fill="none" stroke="#17173b" stroke-width="5" stroke-linecap="round"/>`;
}

function earrings(colour: string): string {
  const one = (x: number) =>
    `<circle cx="${x}" cy="256" r="6" fill="#f4b42b"/><path d="M${x} 262L${x + 9} 284L${x} 296L${x - 9} 284Z" fill="${colour}" stroke="#f4b42b" stroke-width="4" stroke-linejoin="round"/>`;
  return one(150) + one(330);
}
