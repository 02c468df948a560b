/** Where an emblem stands: its middle, in pixels, its ink, and the surface that shows between lines. */
interface Place {
  x: number;
  y: number;
  ink: string;
  surface: string;
}

/** A small line drawing: two rings for a wedding, nested lozenges for any other feast. 130 px high. */
export function emblem(eventType: string, { x, y, ink, surface }: Place): string {
  const lines = eventType === "wedding" ? rings(ink, surface) : `<path d="${lozenges}"/>`;
  return `<g transform="translate(${x} ${y})" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${lines}</g>`;
}

/** Interlaced: the right ring passes over the left one above, and under it below. */
function rings(ink: string, surface: string): string {
  const over = (arc: string) =>
    `<path d="${arc}" stroke="${surface}" stroke-width="17" stroke-linecap="butt"/><path d="${arc}" stroke="${ink}" stroke-linecap="butt"/>`;
  return `<circle cx="-31" cy="14" r="48"/><circle cx="31" cy="14" r="48"/>
    ${over("M-11 -9.6A48 48 0 0 1 14 -30.9")}${over("M11 37.6A48 48 0 0 1 -14 58.9")}
    <path d="M-31 -37L-46 -55L-39 -64H-23L-16 -55ZM-46 -55H-16" stroke-width="4"/>`;
}

const lozenges =
  "M0 -58L58 0L0 58L-58 0ZM0 -34L34 0L0 34L-34 0ZM0 -10L10 0L0 10L-10 0ZM-112 0H-76M76 0H112";
