import {
  at,
  body,
  box,
  disc,
  each,
  flip,
  line,
  oval,
  path,
  shade,
  shine,
  turn,
  wrapped,
} from "../shapes.ts";
import { gold, mix, night, silver, skin, wood } from "../tones.ts";
import { beam, curtains, pottedPlant, type Scene, wall } from "./stage.ts";

/** A stage in the dark with its lights. */
function darkStage({ main, second, third, pick }: Parameters<Scene>[0]): string {
  const back = mix(main.base, "#16122e", 0.82);
  return [
    box(back, 0, 0, 300, 200),
    path(mix(main.base, "#16122e", 0.7), "M0 150H300V200H0z"),
    box("#0f0d22", 0, 10, 300, 5),
    each(5, (i) => {
      const x = 36 + i * 57;
      const fill =
        [main.light, second.base, third.base, second.light, main.light][(i + pick(5, 3)) % 5] ??
        main.light;
      return (
        beam(fill, x, 150 + (x - 150) * 0.5 + pick(6 + i, 30) - 15, 34, 160) +
        path("#2b2850", `M${x - 7} 13h14l3 12h-20z`) +
        box(fill, x - 8, 24, 16, 3, 1)
      );
    }),
  ].join("");
}

const crowd = (tone: string) =>
  each(9, (i) =>
    at(
      16 + i * 34,
      204 + (i % 3) * 4,
      1,
      oval(tone, 0, -20, 9, 10.5),
      path(tone, "M-17 6Q-16-9 0-9T17 6z"),
      i % 2 ? line(tone, 6, "M-12-4L-18-28") : line(tone, 6, "M12-4L20-30"),
    ),
  );

const dj: Scene = (stage) => {
  const { main, second, cloth, put } = stage;
  return [
    darkStage(stage),
    put("device-speaker", 48, 160, 0.92),
    flip(put("device-speaker", -268, 160, 0.92)),
    // Whoever plays: in a shirt of the cloth, headphones on.
    path(cloth, "M118 116Q120 86 142 82H162Q184 86 186 116z"),
    shade("M158 82H162Q184 86 186 116H166z", 0.24),
    path(skin.base, "M146 74h12v10q-6 5-12 0z"),
    oval(skin.base, 152, 62, 13, 15),
    path(skin.shade, "M156 48q9 3 9 14t-9 14q5-14 0-28z"),
    path(night.deep, "M139 60Q138 44 152 44T165 60Q160 52 152 52T139 60z"),
    `<path fill="none" stroke="${night.light}" stroke-width="3.5" d="M137 62Q136 40 152 40T167 62"/>`,
    box(main.base, 133, 56, 8, 16, 4),
    box(main.shade, 163, 56, 8, 16, 4),
    path("#0f0d22", "M76 112H228L236 122H68z"),
    path(cloth, "M68 122H236V176H68z"),
    shade("M180 122H236V176H180z", 0.24),
    box(gold.base, 68, 121, 168, 3),
    each(
      2,
      (i) =>
        oval(night.base, 104 + i * 96, 113, 26, 6) +
        oval("#4a4972", 104 + i * 96, 113, 17, 3.6) +
        oval(i ? second.base : main.light, 104 + i * 96, 113, 6, 1.8),
    ),
    each(4, (i) =>
      box(
        [second.base, "#1fa3a0", main.light, "#fff"][i] ?? "#fff",
        138 + i * 8,
        108 - (i % 2) * 3,
        4,
        8,
        1,
      ),
    ),
    crowd("#0f0d22"),
  ].join("");
};

const soundAndLight: Scene = (stage) => {
  const { main, second, third, put } = stage;
  const desk = "M58 154H242L262 196H38z";
  return [
    darkStage(stage),
    put("device-speaker", 44, 152, 0.98),
    flip(put("device-speaker", -272, 152, 0.98)),
    at(
      150,
      66,
      1,
      disc("#c9cedb", 0, 0, 20),
      each(5, (i) =>
        line(
          "#8d92ad",
          0.8,
          `M${-18 + i * 2} ${-9 + i * 5}Q0 ${-5 + i * 5} ${18 - i * 2} ${-9 + i * 5}M${-9 + i * 4.5} -18Q${-10 + i * 5} 0 ${-9 + i * 4.5} 18`,
        ),
      ),
      shine("M-14-10Q-9-17-2-18Q-8-8-10-2z", 0.8),
      line("#c9cedb", 1.4, "M0-20V-52"),
    ),
    each(7, (i) =>
      disc(
        [main.light, second.base, third.base][i % 3] ?? main.light,
        26 + i * 42,
        44 + ((i * 37) % 70),
        2.4,
      ),
    ),
    `<g fill-opacity=".5">${path(night.base, desk)}</g>`,
    path(night.base, desk),
    path(night.light, "M58 154H242L244 158H56z"),
    each(9, (i) => {
      const x = 70 + i * 20;
      const lift = (i * 7 + stage.pick(9, 9)) % 16;
      return (
        line("#0f0d22", 2, `M${x} 166L${x - (150 - x) * 0.1} 190`) +
        box(
          [main.light, second.base, "#1fa3a0"][i % 3] ?? main.light,
          x - 4 - (150 - x) * 0.05,
          168 + lift,
          8,
          5,
          1,
        ) +
        disc(i % 2 ? "#7fd18a" : "#f0b23c", x, 161, 1.8)
      );
    }),
    box(stage.cloth, 38, 196, 224, 4),
  ].join("");
};

const drum = (cloth: string, size: number, x: number, y: number) =>
  at(
    x,
    y,
    size,
    body(wood, 0, [
      [27, -84, 1],
      [28, -64],
      [13, -36],
      [17, 0, 1],
    ]),
    wrapped(cloth, 0, [
      [27.5, -76, 1],
      [27, -60, 1],
    ]),
    each(6, (i) =>
      line("#f2dfc4", 1.3, `M${-25 + i * 10} -82L${-20 + i * 8} -58L${-17 + i * 10} -82`),
    ),
    oval("#e9d5b2", 0, -84, 27, 7),
    oval("#f8ead0", -2, -85, 22, 5),
  );

const music: Scene = (stage) => {
  const { main, cloth, pick } = stage;
  return [
    wall(stage, 142),
    curtains(stage, 150),
    path(wood.base, "M0 142H300V200H0z"),
    each(5, (i) => path(wood.shade, `M0 ${152 + i * 11}H300v1.400H0z`)),
    `<g fill-opacity=".16">${oval("#1d0a2b", 150, 178, 120, 14)}</g>`,
    // The balafon: bars of wood over calabashes.
    at(
      154,
      178,
      1,
      each(
        8,
        (i) =>
          disc(i % 2 ? "#c98a3e" : "#b1742c", -52 + i * 15, -24, 9 - i * 0.4) +
          disc("#5d3a17", -52 + i * 15, -26, 3),
      ),
      line(wood.deep, 4, "M-64-36H64M-60-36V0M60-36V0"),
      each(11, (i) =>
        path(
          i % 3 ? wood.light : wood.base,
          `M${-62 + i * 11.6} -46h9.500L${-51 + i * 10.9} -30h-9.500z`,
        ),
      ),
      line("#5d3a17", 3, "M-14-66L-34-44M26-68L44-46"),
      disc(main.base, -14, -67, 5),
      disc(main.base, 26, -69, 5),
    ),
    drum(cloth, 0.94, 58, 186),
    drum(cloth, 0.72, 96, 190),
    // The kora or a guitar leans on the right.
    pick(5, 2)
      ? turn(
          14,
          250,
          180,
          line(wood.deep, 6, "M250 160V62"),
          path("#d9a45c", "M218 160Q218 128 250 128T282 160Q278 190 250 190T218 160z"),
          path("#b9803c", "M258 129Q282 134 282 160Q278 190 250 190Q272 164 258 129z"),
          disc("#5d3a17", 250, 156, 8),
          each(5, (i) => line("#f8ead0", 0.8, `M${244 + i * 3} 66V176`)),
          box(wood.deep, 244, 52, 12, 14, 2),
        )
      : turn(
          12,
          250,
          180,
          disc("#b1742c", 250, 158, 31),
          path("#8f5a1f", "M258 128A31 31 0 0 1 258 188Q274 158 258 128z"),
          disc("#f3dfb8", 250, 158, 22),
          line(wood.deep, 5, "M250 150V42"),
          each(6, (i) => line("#5d3a17", 0.7, `M250 ${50 + i * 8}L${238 + i * 5} 168`)),
          line(wood.shade, 3, "M236 134V168M264 134V168"),
        ),
  ].join("");
};

const host: Scene = (stage) => {
  const { cloth, second, main, put, pick } = stage;
  return [
    wall(stage, 142),
    `<path fill="#fff6d8" fill-opacity=".5" d="M134 0H166L226 176H74z"/>`,
    curtains(stage, 146),
    path(wood.base, "M0 142H300V200H0z"),
    each(5, (i) => path(wood.shade, `M0 ${152 + i * 11}H300v1.400H0z`)),
    `<g fill-opacity=".3">${oval("#fff6d8", 150, 178, 78, 16)}</g>`,
    at(
      150 + pick(5, 20) - 10,
      178,
      1,
      oval(night.base, 0, 0, 22, 6),
      box(silver.base, -2, -104, 4, 104),
      box(silver.shade, 0.5, -104, 1.5, 104),
      turn(
        -24,
        0,
        -104,
        box(night.base, -5, -112, 10, 34, 4),
        box(main.base, -5.5, -104, 11, 4),
        disc(silver.base, 0, -120, 12),
        path(silver.shade, "M4-131A12 12 0 0 1 4-109Q10-120 4-131z"),
        each(3, (i) =>
          line(
            silver.deep,
            0.7,
            `M${-11 + i * 2} ${-126 + i * 6}Q0 ${-122 + i * 6} ${11 - i * 2} ${-126 + i * 6}`,
          ),
        ),
      ),
      path(cloth, "M-3-70Q14-64 10-40L4-44 1-34Q2-56-3-60z"),
    ),
    pottedPlant(56, 158, 0.7),
    pottedPlant(246, 158, 0.7),
    put("writing", 228, 190, 0.5, second),
  ].join("");
};

/** Music, light and voices. */
export const shows = {
  "sound-and-light": soundAndLight,
  dj,
  "live-music": music,
  host,
} satisfies Record<string, Scene>;
