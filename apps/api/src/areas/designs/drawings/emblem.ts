/** Where an emblem stands: its middle, in pixels, its ink, and the surface that shows between lines. */
interface Place {
  x: number;
  y: number;
  ink: string;
  surface: string;
  /** 1 unless told: 130 px high. */
  scale?: number;
}

/** A small line drawing of what an event celebrates; nested lozenges for a feast we don't know. */
export function emblem(eventType: string, { x, y, ink, surface, scale = 1 }: Place): string {
  const lines =
    eventType === "wedding"
      ? rings(ink, surface)
      : `<path d="${outlines[eventType] ?? lozenges}"/>`;
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${lines}</g>`;
}

/** Interlaced: the right ring passes over the left one above, and under it below. */
function rings(ink: string, surface: string): string {
  const over = (arc: string) =>
    `<path d="${arc}" stroke="${surface}" stroke-width="17" stroke-linecap="butt"/><path d="${arc}" stroke="${ink}" stroke-linecap="butt"/>`;
  return `<circle cx="-31" cy="14" r="48"/><circle cx="31" cy="14" r="48"/>
    ${over("M-11 -9.6A48 48 0 0 1 14 -30.9")}${over("M11 37.6A48 48 0 0 1 -14 58.9")}
    <path d="M-31 -37L-46 -55L-39 -64H-23L-16 -55ZM-46 -55H-16" stroke-width="4"/>`;
}

const candle = (x: number) => `M${x} 6V-20M${x} -30c-9 -9 -1 -17 0 -26c1 9 9 17 0 26Z`;

const outlines: Record<string, string> = {
  // a cake with three candles
  birthday: `M-66 58H66M-54 58V6H54V58M-54 26q13.5 16 27 0t27 0t27 0t27 0${candle(-27)}${candle(0)}${candle(27)}`,
  // a shell to pour water from
  christening:
    "M-13 42C-62 26 -68 -26 -42 -36C-34 -56 -12 -60 0 -48C12 -60 34 -56 42 -36C68 -26 62 26 13 42L8 58H-8ZM0 38V-34M-8 38L-32 -22M8 38L32 -22M-12 40L-50 0M12 40L50 0",
  // a cup that steams
  brunch:
    "M-50 -14H34V14A38 38 0 0 1 -4 52H-12A38 38 0 0 1 -50 14ZM34 -4H42A18 18 0 0 1 42 32H30M-66 62H54M-24 -30q-9 -9 0 -18t0 -18M8 -30q-9 -9 0 -18t0 -18",
  // a pram
  "baby-shower":
    "M-54 -8H52A52 52 0 0 1 0 40A54 50 0 0 1 -54 -8ZM0 -8V-58A52 52 0 0 1 52 -8M0 -8L37 -44M-54 -8Q-58 -28 -74 -30M-27 34L-33 46M27 34L33 46M-47 54a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M25 54a11 11 0 1 0 22 0a11 11 0 1 0 -22 0",
  // a flame that shines
  "religious-feast":
    "M0 58C-36 58 -44 26 -22 0C-12 -12 -5 -28 0 -56C5 -28 12 -12 22 0C44 26 36 58 0 58ZM0 58C-15 54 -15 38 0 20C15 38 15 54 0 58ZM-72 0L-56 4M72 0L56 4M-52 -44L-40 -32M52 -44L40 -32",
  // two notes
  entertainment:
    "M-26 42V-44L42 -58V28M-26 -22L42 -36M-54 42a14 12 0 1 0 28 0a14 12 0 1 0 -28 0M14 28a14 12 0 1 0 28 0a14 12 0 1 0 -28 0",
};

const lozenges =
  "M0 -58L58 0L0 58L-58 0ZM0 -34L34 0L0 34L-34 0ZM0 -10L10 0L0 10L-10 0ZM-112 0H-76M76 0H112";
