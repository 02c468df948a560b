import type { Thing } from "../paint.ts";
import {
  at,
  bloom,
  box,
  corners,
  disc,
  each,
  flip,
  line,
  oval,
  path,
  shade,
  shine,
  turn,
} from "../shapes.ts";
import { gold, leaves, night, porcelain, toneOf, wood } from "../tones.ts";

const text = (x: number, y: number, wide: number, rows: number, fill = "#b3a59b") =>
  each(rows, (i) =>
    box(
      fill,
      x - (wide - (i % 2) * wide * 0.3) / 2,
      y + i * 8,
      wide - (i % 2) * wide * 0.3,
      2.6,
      1.3,
    ),
  );

const heart = (fill: string, x: number, y: number, size: number) =>
  at(x, y, size, path(fill, "M0 9L-9 0A5.600 5.600 0 0 1 0-7A5.600 5.600 0 0 1 9 0z"));

const invitation: Thing = {
  foot: 58,
  draw: ({ main, second, cloth }) =>
    turn(
      -5,
      0,
      -50,
      path(main.deep, "M-58-70L0-118L58-70z"),
      path(cloth, "M-52-69L0-112L52-69z"),
      box(porcelain.light, -46, -124, 92, 90, 2),
      box("none", -41, -119, 82, 80).replace(
        'fill="none"',
        `fill="none" stroke="${second.base}" stroke-width="1.600"`,
      ),
      bloom(main, -30, -108, 10),
      bloom(second, -17, -112, 7, 1),
      path(leaves.base, "M-40-98q-4-12 6-16q4 10-6 16zM-12-108q10-6 14 2q-10 6-14-2z"),
      heart(main.base, 6, -92, 0.9),
      text(4, -78, 54, 3),
      path(main.base, "M-58-70L0-28L58-70V-2H-58z"),
      path(main.shade, "M58-70V-2H-58L-14-38L0-28z"),
      path(main.light, "M-58-2L-6-42Q0-46 6-42L58-2z"),
      path(main.base, "M-50-2L-5-39Q0-42 5-39L50-2z"),
      disc(gold.shade, 0, -30, 11),
      disc(gold.base, -0.8, -31, 10),
      heart(gold.shade, -0.8, -31.5, 0.6),
    ),
};

const menuCard: Thing = {
  foot: 46,
  draw: ({ main, second, cloth }) =>
    path(porcelain.shade, "M20-120L50-112V-4L20-2z") +
    path(porcelain.deep, "M24-114L46-108V-10L24-8z").replace("<path", '<path fill-opacity=".3"') +
    path(porcelain.light, "M-46-126L20-120V-2L-46-4z") +
    path(cloth, "M-46-126L20-120V-100L-46-105z") +
    path(cloth, "M-46-16L20-13V-2L-46-4z") +
    shade("M4-121.500L20-120V-2L4-2.500z", 0.08) +
    bloom(main, -13, -92, 9) +
    bloom(second, -25, -89, 6, 1) +
    bloom(second, -1, -89, 6, 1) +
    text(-13, -74, 44, 2, main.base) +
    text(-13, -56, 40, 4) +
    at(
      36,
      0,
      1,
      path(main.shade, "M-4-34L26-30V0L-4 0z"),
      path(porcelain.light, "M-8-34L22-30V0L-8 0z"),
      text(7, -22, 20, 2),
    ),
};

const guestBook: Thing = {
  foot: 64,
  draw: ({ main, cloth }) => {
    const page =
      path(porcelain.shade, "M0-20Q-30-40-62-30V-66Q-30-76 0-56z") +
      path(porcelain.light, "M0-24Q-30-44-60-34V-70Q-30-80 0-60z");
    return (
      path(cloth, "M-70-24Q-34-32 0-10Q34-32 70-24V-6Q34-14 0 2Q-34-14-70-6z") +
      shade("M0-10Q34-32 70-24V-6Q34-14 0 2z", 0.2) +
      path(main.base, "M-68-70L-70-20Q-34-32 0-12Q34-32 70-20L68-70Q34-66 0-50Q-34-66-68-70z") +
      page +
      flip(page) +
      shade("M0-60Q12-70 24-72V-38Q10-34 0-24z", 0.14) +
      shade("M0-60Q-6-66-12-68V-34Q-6-30 0-24z", 0.1) +
      each(4, (i) =>
        line("#a7a0c4", 1.5, `M-52 ${-63 + i * 8}Q-32 ${-68 + i * 8}-14 ${-60 + i * 8}`),
      ) +
      each(2, (i) =>
        line("#a7a0c4", 1.5, `M16 ${-62 + i * 8}Q34 ${-68 + i * 8} 52 ${-63 + i * 8}`),
      ) +
      heart(main.base, 34, -46, 0.8) +
      path(gold.base, "M0-26L-3 6l4-4 5 5L4-26z") +
      turn(
        34,
        40,
        -90,
        path(night.base, "M38-124h6v52l-3 9-3-9z"),
        path(gold.base, "M38-80h6v8l-3 9-3-9z"),
        path(night.light, "M38-124h2v44h-2z"),
      )
    );
  },
};

const urn: Thing = {
  foot: 52,
  draw: ({ main, cloth }) =>
    at(
      6,
      -96,
      1,
      turn(
        -12,
        0,
        0,
        box(porcelain.light, -24, -28, 46, 44, 1),
        path(porcelain.shade, "M-24-28L-1-6L22-28z"),
        heart(main.base, -1, -6, 0.6),
      ),
    ) +
    path(wood.base, "M-50-92L44-92L54-84V-4L-50-4z") +
    box(wood.base, -52, -90, 104, 90, 4) +
    path(wood.shade, "M18-90H48q4 0 4 4V-4q0 4-4 4H18z") +
    box(wood.light, -52, -90, 104, 7, 3) +
    box(wood.deep, -24, -89, 48, 4, 2) +
    path(cloth, "M-52-56H52V-34H-52z") +
    shade("M18-56H52V-34H18z", 0.24) +
    path(main.base, "M0-45q-22-18-24 0t24 2q22-18 24 0t-24-2z") +
    path(main.light, "M-3-43l-14 36 8-3 6 8 6-39z") +
    path(main.shade, "M3-43l14 36-8-3-6 8-4-39z") +
    disc(gold.base, 0, -44, 5),
};

const album: Thing = {
  foot: 52,
  draw: ({ main, cloth, second }) =>
    turn(
      -4,
      0,
      -50,
      box(main.deep, -46, -122, 98, 122, 4),
      box(porcelain.shade, -44, -120, 92, 116, 2),
      box(cloth, -50, -124, 94, 122, 4),
      box(main.base, -50, -124, 18, 122, 4),
      shade("M20-124H40q4 0 4 4V-6q0 4-4 4H20z", 0.16),
      box(main.shade, -35, -124, 3, 122),
      box(porcelain.light, -20, -96, 50, 58, 2),
      path(second.light, "M-15-91H25V-50H-15z"),
      path("#5d3320", "M-3-66a7 8 0 1 1 1 0Q4-60 6-50H-12Q-10-60-3-66z"),
      path("#28274f", "M13-69a7 8 0 1 1 1 0Q21-62 22-50H5Q7-62 13-69z"),
      shine("M-50-124H-38V-2H-50z", 0.14),
    ),
};

const giftCard: Thing = {
  foot: 58,
  draw: ({ main, second, cloth }) =>
    turn(
      10,
      0,
      -50,
      box(second.shade, -46, -104, 100, 64, 6),
      box(second.base, -50, -106, 100, 64, 6),
    ) +
    turn(
      -8,
      0,
      -40,
      box(main.deep, -56, -74, 116, 72, 7),
      box(main.base, -58, -77, 116, 72, 7),
      path(cloth, "M-58-70q0-7 7-7H-10L-34-5H-51q-7 0-7-7z"),
      path(main.shade, "M28-77H51q7 0 7 7V-12q0 7-7 7H4z"),
      line(gold.base, 3, "M-10-77L-34-5"),
      path(gold.base, "M-20-42q-20-20-23-2t23 4q20-20 23-2t-23 0z"),
      disc(gold.light, -20, -41, 5),
      text(30, -30, 34, 2, main.light),
      disc("#f6ead0", 43, -62, 7),
    ),
};

const clipboard: Thing = {
  foot: 44,
  draw: ({ main, cloth }) =>
    turn(
      -4,
      0,
      -50,
      box(wood.shade, -42, -118, 92, 118, 6),
      box(wood.base, -46, -120, 92, 118, 6),
      box(porcelain.light, -38, -106, 76, 98, 2),
      path(cloth, "M-38-22H38V-8H-38z"),
      box(gold.shade, -20, -128, 40, 16, 4),
      box(gold.base, -20, -129, 40, 12, 4),
      each(
        5,
        (i) =>
          box("#eadfd6", -30, -96 + i * 15, 10, 10, 2) +
          box(i % 2 ? "#b3a59b" : "#8f83a0", -12, -93 + i * 15, 40 - (i % 3) * 8, 3.4, 1.7) +
          (i < 3 ? line(main.base, 2.6, `M-28 ${-91 + i * 15}l3 4 7-8`) : ""),
      ),
    ) +
    turn(
      32,
      46,
      -40,
      path(toneOf("#f2b92e").base, "M44-84h7v56l-3.500 9-3.500-9z"),
      path("#5b4030", "M46-23h3l-1.500 4z"),
      path(main.base, "M44-84h7v9h-7z"),
    ),
};

const writing: Thing = {
  foot: 54,
  draw: ({ main, second }) =>
    path(porcelain.shade, corners([-58, -4], [34, -4], [58, -48], [-30, -48])) +
    path(porcelain.light, corners([-60, -7], [32, -7], [56, -50], [-32, -50])) +
    line(main.base, 2.4, "M-30-40q8-8 12 0t10-2 12 2 14-4 16 2M-42-26q10-8 14 0t12-2 14 2 14-3") +
    line("#b3a59b", 1.8, "M-48-15h52") +
    at(
      46,
      -8,
      1,
      path(night.base, "M-18-26H18L20 6Q0 12-20 6z"),
      path(night.shade, "M5-26H18L20 6Q12 9 5 9z"),
      path(night.light, "M-14-22h5L-8 4l-7-1z"),
      oval(night.deep, 0, -26, 18, 5),
      oval(second.deep, 0, -26, 12, 3),
    ) +
    turn(
      28,
      20,
      -50,
      path(second.base, "M18-128Q42-110 28-58L22-34 19-58Q2-98 18-128z"),
      path(second.shade, "M18-128Q42-110 28-58L22-36Q26-90 18-128z"),
      line(second.light, 1.5, "M19-120Q26-80 22-44"),
      path(gold.base, "M20-48h5l-1 14-2 8-2-8z"),
    ),
};

/** Paper, cards and books. */
export const paper = {
  invitation,
  "menu-card": menuCard,
  "guest-book": guestBook,
  urn,
  album,
  "gift-card": giftCard,
  checklist: clipboard,
  writing,
} satisfies Record<string, Thing>;
