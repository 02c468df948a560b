import {
  around,
  at,
  box,
  corners,
  disc,
  each,
  line,
  oval,
  path,
  shade,
  shine,
  turn,
} from "../shapes.ts";
import { gold, mix, night, porcelain, skin, wood } from "../tones.ts";
import { lamps, palm, type Scene, sky, wall } from "./stage.ts";

const photography: Scene = (stage) => {
  const { main, second, cloth, put } = stage;
  return [
    wall(stage, 142),
    // The backdrop of cloth with its chair.
    line(wood.deep, 3, "M30 30H158M36 30V150M152 30V150"),
    path(cloth, "M40 31H148V140Q152 170 176 186H12Q36 170 40 140z"),
    each(3, (i) => shade(`M${54 + i * 32} 31q4 60 0 112h9q2-60-1-112z`, 0.2)),
    shine("M44 31h8v108h-8z", 0.16),
    put("chair", 94, 176, 0.78, second),
    lamps(12, 6, 7),
    // An umbrella of light.
    at(
      190,
      60,
      1,
      line(night.base, 2.4, "M0 0V110"),
      turn(
        -28,
        0,
        0,
        path("#fffaf0", "M-34 4Q0-40 34 4z"),
        path(mix(second.base, "#ffffff", 0.75), "M6 4Q14-24-2-18Q24-22 34 4z"),
        line(night.base, 1.6, "M0 4V-18"),
      ),
    ),
    // The camera on its tripod.
    at(
      234,
      188,
      1.04,
      `<g fill-opacity=".14">${oval("#1d0a2b", 0, 0, 40, 7)}</g>`,
      line(night.base, 4.5, "M0-70L-26 0M0-70L26 0M0-70V-4"),
      box(night.light, -7, -80, 14, 12, 2),
      box(night.base, -32, -126, 64, 46, 6),
      box(night.shade, 8, -126, 24, 46, 6),
      path(night.base, "M-14-126l5-11h18l5 11z"),
      box(main.base, -32, -112, 64, 5),
      disc(night.deep, -2, -102, 18),
      disc("#4a4972", -2, -102, 14.5),
      disc("#22224a", -2, -102, 10),
      disc(mix(second.base, "#1d0a2b", 0.2), -2, -102, 5.5),
      shine("M-11-110A12 12 0 0 1-2-114Q-8-108-9-103z", 0.8),
      disc(gold.base, 23, -119, 3),
      line(cloth, 4, "M-32-120Q-52-96-38-66"),
    ),
  ].join("");
};

const video: Scene = (stage) => {
  const { main, second, cloth, pick } = stage;
  return [
    wall(stage, 142),
    path("#15132c", "M20 18H176V110H20z"),
    path(mix(main.base, "#fff1dc", 0.5), "M25 23H171V105H25z"),
    path(mix(second.base, "#fff1dc", 0.3), "M25 84Q70 64 108 80T171 74V105H25z"),
    disc("#fff2c9", 60 + pick(5, 70), 50, 12),
    path("#3b2a24", "M78 105q0-20 11-26a9 9 0 1 1 9 0q11 7 11 26z"),
    path("#fff8ee", "M108 105q1-21 12-28a9 9 0 1 1 9 0q12 7 12 28z"),
    path("#3b2a24", "M120 71a8 9 0 1 1 9 0q-4 3-9 0z"),
    path("#fff", "M25 98h146v7H25z").replace("<path", '<path fill-opacity=".25"'),
    each(9, (i) => box("#fff", 30 + i * 16, 99, 9, 4)),
    line(wood.deep, 4, "M60 110L48 150M136 110L148 150"),
    at(
      222,
      190,
      1.06,
      `<g fill-opacity=".14">${oval("#1d0a2b", 0, 0, 46, 7)}</g>`,
      line(night.base, 4.5, "M0-66L-28 0M0-66L28 0M0-66V-4"),
      box(night.light, -8, -76, 16, 12, 2),
      box(night.base, -22, -114, 60, 38, 6),
      box(night.shade, 16, -114, 22, 38, 6),
      path(night.base, "M-22-108L-44-118V-72L-22-82z"),
      path(night.light, "M-44-118V-72l-4-3V-115z"),
      disc(night.deep, -2, -126, 15),
      disc("#4a4972", -2, -126, 8),
      disc(night.deep, 28, -124, 13),
      disc("#4a4972", 28, -124, 6.5),
      box(main.base, -22, -98, 60, 5),
      disc("#e03a3a", 31, -107, 2.6),
      box(cloth, 4, -92, 30, 12, 1),
    ),
    at(
      262,
      176,
      0.9,
      turn(
        -6,
        0,
        0,
        box(night.deep, -26, -26, 52, 30, 2),
        box(porcelain.light, -23, -23, 46, 24, 1),
        box(night.deep, -26, -36, 52, 9, 1),
        each(4, (i) =>
          path(
            "#fff",
            corners(
              [-22 + i * 13, -27],
              [-16 + i * 13, -36],
              [-10 + i * 13, -36],
              [-16 + i * 13, -27],
            ),
          ),
        ),
        box(main.base, -18, -14, 24, 3),
        box("#b3a59b", -18, -8, 32, 3),
      ),
    ),
  ].join("");
};

const children: Scene = (stage) => {
  const { main, second, third, cloth, put } = stage;
  return [
    sky(stage, 140, false),
    path("#7fb08a", "M0 124Q70 108 150 124T300 116V150H0z"),
    box("#6aa377", 0, 140, 300, 60),
    path("#7cb487", "M0 140H300V150Q150 162 0 150z"),
    put("garland", 150, 176, 1.2),
    // A wooden horse on its rockers.
    at(
      100,
      184,
      1.06,
      `<g fill-opacity=".16">${oval("#1d0a2b", 4, 2, 62, 7)}</g>`,
      path(wood.shade, "M-56-8Q0 12 56-8L58-2Q0 20-58-2z"),
      path(wood.base, "M-34-50L-40-4h10l10-34zM22-44L36-4H26L10-36z"),
      path(
        wood.base,
        "M-40-62Q-30-72 0-66Q14-64 22-88Q26-102 40-104L44-112 48-102Q60-94 62-82Q60-74 52-76L42-80Q40-52 26-38Q0-28-34-38Q-44-48-40-62z",
      ),
      path(wood.shade, "M22-62Q34-66 42-80Q40-52 26-38Q0-28-34-38Q10-40 22-62z"),
      path(main.base, "M20-98Q6-86 14-62Q24-72 28-92z"),
      path(main.base, "M-40-60Q-58-52-52-30Q-46-40-38-46z"),
      path(cloth, "M-20-70Q0-74 12-66L10-44Q-4-40-18-44z"),
      line(gold.base, 2, "M-20-70Q0-74 12-66"),
      disc(night.deep, 48, -90, 2.2),
      line(second.base, 2.4, "M56-80Q30-66 10-66"),
    ),
    put("balloon", 226, 180, 0.98),
    at(
      172,
      188,
      1,
      each(
        3,
        (i) =>
          box(
            [main.base, second.base, third.base][i] ?? main.base,
            i === 2 ? -8 : -18 + i * 20,
            i === 2 ? -36 : -18,
            18,
            18,
            2,
          ) + shade(`M${i === 2 ? 4 : -6 + i * 20} ${i === 2 ? -36 : -18}h6v18h-6z`, 0.2),
      ),
    ),
  ].join("");
};

/** Lines from a middle outwards, as one path. */
const rays = (x: number, y: number, from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const [right, down] = [
      Math.sin((2 * Math.PI * i) / count),
      -Math.cos((2 * Math.PI * i) / count),
    ];
    const at = (far: number) => `${(x + right * far).toFixed(1)} ${(y + down * far).toFixed(1)}`;
    return `M${at(from)}L${at(to)}`;
  }).join("");

const effects: Scene = (stage) => {
  const { main, second, third, pick } = stage;
  const burst = (x: number, y: number, r: number, fill: string, glow: string) =>
    `<g fill-opacity=".16">${disc(fill, x, y, r * 1.15)}</g>` +
    line(fill, 1.8, rays(x, y, r * 0.3, r, 16)) +
    around(16, x, y, disc(glow, x, y - r - 2, 1.7)) +
    line(glow, 1.2, rays(x, y, r * 0.16, r * 0.5, 12)) +
    disc("#fff6d8", x, y, 3);
  const fountain = (x: number) =>
    at(
      x,
      178,
      1,
      path("#fff1c4", "M-3 0Q-10-40-4-66Q0-74 4-66Q10-40 3 0z").replace(
        "<path",
        '<path fill-opacity=".8"',
      ),
      each(15, (i) =>
        line(
          i % 2 ? "#ffd772" : "#fff6d8",
          1.3,
          `M0-6Q${(i - 7) * 2}-46 ${(i - 7) * 4.6} ${-60 + Math.abs(i - 7) * 5.5}`,
        ),
      ),
      each(12, (i) => disc("#fff6d8", ((i * 19) % 56) - 28, -34 - ((i * 23) % 40), 1)),
      box(night.light, -6, -4, 12, 10, 2),
    );
  return [
    sky(stage, 160, true),
    burst(84, 56, 38, main.light, second.light),
    burst(206 + pick(5, 20), 46, 44, second.base, "#fff1c4"),
    burst(150, 92, 26, third.light, main.light),
    path("#15203a", "M0 136Q60 120 120 136T300 128V170H0z"),
    palm(20, 162, 0.9),
    palm(288, 160, 1),
    box("#1c1a3c", 0, 160, 300, 40),
    path(main.deep, "M40 178H260L276 200H24z"),
    box(stage.cloth, 40, 172, 220, 8),
    fountain(66),
    fountain(112),
    fountain(188),
    fountain(234),
    // The couple who dances between them.
    path("#fff8ee", "M150 122Q166 132 168 172H134Q138 132 150 122z"),
    oval("#fff8ee", 154, 124, 7, 6),
    oval(skin.base, 156, 112, 6.5, 7.5),
    path(night.deep, "M149 110q1-8 8-8t6 8q-6-4-14 0z"),
    path(night.base, "M128 172L131 128Q136 118 144 124L146 172z"),
    oval(skin.base, 140, 110, 6.5, 7.5),
    path(night.deep, "M133 108q1-8 7-8t7 8q-7-4-14 0z"),
    line(night.base, 5, "M140 126Q148 136 156 130"),
  ].join("");
};

/** Pictures, games and surprises. */
export const moments = {
  photography,
  video,
  "children-entertainment": children,
  "special-effects": effects,
} satisfies Record<string, Scene>;
