/** Threads of one strip; a cloth is strips sewn side by side, every second one half a period lower. */
export const stripThreads = 12;

/** Size of a cloth: strips side by side (1 to 60) and rows of weft (1 to 600). */
export type WeaveOptions = { strips?: number; rows?: number };

/** The threads across and the rows down of a cloth, known before it is woven. */
export function clothSize({ strips = 8, rows = 64 }: WeaveOptions): {
  width: number;
  height: number;
} {
  return { width: bounded(strips, 60) * stripThreads, height: bounded(rows, 600) };
}

function bounded(wanted: number, most: number): number {
  return Math.min(most, Math.max(1, Math.floor(wanted) || 1));
}
