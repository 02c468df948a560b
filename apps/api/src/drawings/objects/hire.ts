import type { Thing } from "../paint.ts";
import {
  at,
  body,
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
  wrapped,
} from "../shapes.ts";
import { gold, night, porcelain, silver, type Tone, wood } from "../tones.ts";

const chair: Thing = {
  foot: 34,
  draw: ({ main, cloth }) =>
    line(gold.shade, 5, "M24-52L30 0M-14-52V-6") +
    line(gold.base, 5, "M-30-52L-36 0M18-46V0") +
    line(gold.base, 5.5, "M-27-50L-30-120Q0-134 26-118L24-52") +
    each(4, (i) => line(gold.shade, 3, `M${-18 + i * 11} -54L${-19 + i * 11.5} -118`)) +
    line(gold.light, 1.8, "M-28-56L-31-118Q-10-128 6-126") +
    line(gold.base, 4, "M-28-84Q0-80 25-84") +
    path(main.shade, "M-36-52H32V-45Q0-38-36-45z") +
    path(main.base, "M-30-62Q0-66 28-62Q36-54 32-50Q0-44-36-50Q-38-56-30-62z") +
    path(main.light, "M-28-60Q-8-64 6-63Q-10-58-32-52Q-34-56-28-60z") +
    path(cloth, "M-30-104Q0-96 27-104L26-86Q0-79-29-86z") +
    shade("M8-99Q18-101 27-104L26-86Q16-82 7-81z", 0.2) +
    path(main.base, "M0-92q-16-10-18 0t18 3q16-11 18-2t-18-1z") +
    path(main.shade, "M-2-90l-8 34 6-2 5 6 1-38zM2-90l9 32-6-1-4 6-2-37z"),
};

const throne: Thing = {
  foot: 56,
  draw: ({ main, cloth }) =>
    path(gold.shade, "M-50-6h12V0h-12zM38-6h12V0H38z") +
    path(gold.base, "M-40-60Q-48-128 0-138Q48-128 40-60z") +
    path(gold.shade, "M12-136Q46-124 40-60H24Q32-104 12-136z") +
    path(cloth, "M-32-58Q-38-118 0-126Q38-118 32-58z") +
    shade("M10-124Q36-114 32-58H18Q26-100 10-124z", 0.24) +
    each(3, (i) => disc(gold.light, -12 + i * 12, -96 + (i % 2) * 10, 2)) +
    path(gold.base, "M-10-134L-14-148-6-142 0-152 6-142 14-148 10-134z") +
    path(main.base, "M-36-64Q0-70 36-64L40-40H-40z") +
    path(main.light, "M-34-62Q-10-67 6-66L-6-44H-38z") +
    path(gold.base, "M-58-78Q-44-90-38-74L-36-6H-54z") +
    path(gold.base, "M58-78Q44-90 38-74L36-6H54z") +
    path(gold.shade, "M58-78Q50-86 45-83L46-6H54z") +
    path(gold.light, "M-56-76Q-50-83-46-81L-48-8H-53z") +
    box(main.shade, -38, -40, 76, 22) +
    path(gold.base, "M-42-24H42V-6Q0-16-42-6z") +
    path(gold.shade, "M12-24H42V-6Q30-10 12-11z"),
};

const tent: Thing = {
  foot: 66,
  draw: ({ main, cloth, second }) =>
    path(main.deep, "M-56-72H56V-4H-56z").replace("<path", '<path fill-opacity=".28"') +
    box(porcelain.light, -30, -26, 60, 4) +
    path(porcelain.shade, "M-30-22h60l-4 22h-52z") +
    each(3, (i) => disc(second.base, -16 + i * 16, -31, 4)) +
    path(cloth, "M-64-70L-8-128Q0-136 8-128L64-70z") +
    path(main.base, "M-64-70L-8-128Q-24-96-30-70z") +
    path(main.base, "M64-70L8-128Q24-96 30-70z") +
    shade("M64-70L8-128Q2-132 0-132Q14-96 14-70z", 0.2) +
    each(8, (i) => path(i % 2 ? cloth : main.base, `M${-64 + i * 16} -71h16v7q-8 11-16 0z`)) +
    shade("M16-71h48v7q-8 11-16 0q-8 11-16 0q-8 11-16 0z", 0.16) +
    line(wood.base, 4, "M-61-66V0M61-66V0") +
    path(cloth, "M-60-64Q-38-50-54-24L-58 0H-63z") +
    path(cloth, "M60-64Q38-50 54-24L58 0H63z") +
    shade("M60-64Q38-50 54-24L58 0H63z", 0.22) +
    line(gold.base, 2, "M0-132V-146") +
    path(second.base, "M0-146L16-141L0-136z"),
};

const speaker: Thing = {
  foot: 48,
  isDark: true,
  draw: ({ main }) =>
    line(night.base, 4, "M-16-40L-30 0M-16-40L-2 0") +
    line(silver.base, 3, "M38 0V-84M26 0h24") +
    turn(
      28,
      38,
      -88,
      box(night.base, 33, -104, 10, 28, 4),
      disc(silver.shade, 38, -106, 9),
      disc(silver.light, 36, -108, 4),
    ) +
    box(night.base, -50, -134, 66, 98, 6) +
    box(night.shade, -4, -134, 20, 98, 6) +
    box(night.light, -50, -134, 5, 98, 3) +
    disc(night.deep, -18, -68, 25) +
    disc("#4a4972", -18, -68, 21) +
    disc(night.deep, -18, -68, 10) +
    disc(main.base, -18, -68, 6.5) +
    disc(night.deep, -18, -112, 13) +
    disc("#4a4972", -18, -112, 10) +
    disc(main.base, -18, -112, 4) +
    shine("M-38-72A22 22 0 0 1-20-88A26 26 0 0 0-38-72z", 0.5) +
    each(2, (i) => disc(gold.base, -43 + i * 51, -127, 2)),
};

const microphone: Thing = {
  foot: 44,
  isDark: true,
  draw: ({ main, cloth }) => {
    const one = (tone: Tone) =>
      body(night, 0, [
        [9, -78],
        [8, -40],
        [6, 0, 1],
      ]) +
      wrapped(tone.base, 0, [
        [9.5, -70, 1],
        [9, -58, 1],
      ]) +
      box(silver.base, -12, -88, 24, 10, 3) +
      box(silver.shade, 3, -88, 9, 10, 3) +
      disc(silver.base, 0, -108, 22) +
      path(silver.shade, "M8-128.500A22 22 0 0 1 8-87.500Q20-108 8-128.500z") +
      each(4, (i) =>
        line(
          silver.deep,
          0.9,
          `M${-20 + i * 2} ${-118 + i * 7}Q0 ${-112 + i * 7} ${20 - i * 2} ${-118 + i * 7}`,
        ),
      ) +
      each(4, (i) =>
        line(silver.deep, 0.9, `M${-12 + i * 8} -127Q${-14 + i * 9.5} -108 ${-12 + i * 8} -89`),
      ) +
      shine("M-16-116Q-12-126-4-127Q-10-118-14-110z", 0.8);
    return (
      path(cloth, "M-60-12Q-20-24 10-12T64-14L60 0Q20 6-10-1T-62 2z") +
      shade("M10-12T64-14L60 0Q20 6-4 0z", 0.16) +
      turn(24, 20, -30, at(22, -6, 0.92, one(main))) +
      turn(-18, -20, -20, at(-20, -4, 1, one(gold)))
    );
  },
};

const turntable: Thing = {
  foot: 66,
  isDark: true,
  draw: ({ main, second }) =>
    path(night.base, corners([-70, -8], [70, -8], [54, -70], [-54, -70])) +
    path(night.shade, corners([70, -8], [54, -70], [20, -70], [30, -8])) +
    path(night.deep, "M-70-8H70V0H-70z") +
    oval(night.deep, -14, -40, 44, 24) +
    each(
      3,
      (i) =>
        `<ellipse fill="none" stroke="#4a4972" stroke-width="1.2" cx="-14" cy="-40" rx="${39 - i * 8}" ry="${21 - i * 4.4}"/>`,
    ) +
    oval(main.base, -14, -40, 16, 9) +
    oval(gold.base, -14, -40, 4, 2.3) +
    shine("M-50-46Q-44-58-28-62L-20-46z", 0.16) +
    disc(silver.base, 48, -58, 7) +
    line(silver.base, 3.4, "M48-58L52-32L26-22") +
    each(3, (i) =>
      box([second.base, "#1fa3a0", main.light][i] ?? second.base, 36 + i * 9, -18, 6, 5, 1),
    ) +
    `<path fill="none" stroke="${night.base}" stroke-width="7" d="M-34-78Q-30-128 4-128T40-84"/>` +
    line(night.light, 2, "M-32-84Q-26-124 2-125") +
    turn(-8, -34, -78, box(main.base, -44, -92, 18, 32, 8), box(main.shade, -33, -92, 7, 32, 4)) +
    turn(10, 40, -82, box(main.base, 32, -96, 18, 32, 8), box(main.shade, 42, -96, 8, 32, 4)),
};

/** Furniture, tents and sound. */
export const hire = {
  chair: chair,
  armchair: throne,
  tent: tent,
  "device-speaker": speaker,
  microphone: microphone,
  disc: turntable,
} satisfies Record<string, Thing>;
