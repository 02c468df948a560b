/** Four dyes of one cloth: the ground, two motif threads and a dark or light one for bars and selvedge. */
export type Dyes = readonly [ground: string, first: string, second: string, edge: string];

/** Eighteen sets chosen by eye: in each, every thread stands out from its ground. */
export const dyeSets: readonly Dyes[] = [
  ["#2b2f8f", "#f6f5fa", "#f4b42b", "#17173b"],
  ["#17173b", "#f4b42b", "#c93a72", "#f6f5fa"],
  ["#a1164f", "#f6f5fa", "#f4b42b", "#4e0826"],
  ["#0a6b5d", "#f6f5fa", "#f4b42b", "#04332c"],
  ["#f6f5fa", "#2b2f8f", "#a1164f", "#17173b"],
  ["#f4b42b", "#17173b", "#a1164f", "#f6f5fa"],
  ["#8a3b12", "#f6e9cf", "#f4b42b", "#2e1206"],
  ["#f6e9cf", "#0a6b5d", "#8a3b12", "#17173b"],
  ["#3d1450", "#f4b42b", "#f6f5fa", "#c93a72"],
  ["#c9d6f2", "#2b2f8f", "#17173b", "#a1164f"],
  ["#1e2166", "#9fd3c7", "#f6f5fa", "#f4b42b"],
  ["#f6e9cf", "#a1164f", "#17173b", "#f4b42b"],
  ["#0d3b4f", "#f6e9cf", "#e2725b", "#061c26"],
  ["#f2d7d9", "#7c0f3c", "#0a6b5d", "#2b2f8f"],
  ["#3f4a1f", "#f4e3b5", "#e08a2b", "#1c220d"],
  ["#d9ead9", "#0a6b5d", "#8a3b12", "#17173b"],
  ["#ad4a08", "#f6f5fa", "#17173b", "#5a2405"],
  ["#5b2a86", "#f6f5fa", "#7fd1c0", "#2a0f45"],
];

/** The sets of cloths in mourning: black, white, indigo and violet, without gold or red. */
export const soberDyeSets: readonly Dyes[] = [
  ["#17173b", "#f6f5fa", "#c9d6f2", "#2a0f45"],
  ["#f6f5fa", "#17173b", "#3d1450", "#1e2166"],
];
