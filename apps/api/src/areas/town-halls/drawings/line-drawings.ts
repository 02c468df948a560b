import type { ViewName } from "./views.ts";

/** The ground line of every drawing, and the top of the cloth: pixels from the top of the view. */
export const groundLine = 600;

/** A number of 0 to `count - 1`, always the same for a code. */
function pick(code: string, salt: number, count: number): number {
  let state = salt;
  for (const sign of code) state = (Math.imul(state, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return state % count;
}

/** The path of a view's line drawing; a façade has columns, roof and windows chosen by its code. */
export function linesOf(view: ViewName, code: string): string {
  return view === "facade" ? facade(code) : still[view];
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function arch(x: number, top: number, width: number, bottom: number): string {
  const radius = width / 2;
  return `M${x} ${bottom}V${top + radius}a${radius} ${radius} 0 0 1 ${width} 0V${bottom}`;
}

/** A middle part with columns under its roof, two wings with windows, steps and a flag. */
function facade(code: string): string {
  const columns = pick(code, 7, 2) === 1 ? [420, 540, 660, 780] : [420, 462, 534, 666, 738, 780];
  const isArched = pick(code, 11, 2) === 1;
  const roof = [
    "M400 300L600 190L800 300M452 288L600 207L748 288",
    "M400 300V252H800V300M600 252m-46 0a46 46 0 0 1 92 0",
    "M400 300Q600 150 800 300M520 262H680",
  ][pick(code, 13, 3)];
  const shafts = columns.map((x) => `M${x - 9} 336V560M${x + 9} 336V560`).join("");
  const wings = [220, 300, 850, 930]
    .map((x) => (isArched ? `${arch(x, 390, 48, 480)}h-48` : box(x, 390, 48, 90)))
    .join("");
  return [
    roof,
    box(390, 300, 420, 36),
    shafts,
    `${arch(564, 420, 72, 560)}M600 420V560`,
    box(380, 560, 440, 20),
    box(355, 580, 490, 20),
    "M180 600V350H390M810 350H1020V600M165 350H390M810 350H1035",
    wings,
    `M600 ${pick(code, 13, 3) === 2 ? 225 : 190}V80M600 84q30 -14 60 0t60 0v52q-30 14 -60 0t-60 0`,
    "M60 600H1140",
  ].join("");
}

/** An almost complete ring, from one angle to another: degrees from the right, upwards. */
function ring(x: number, radius: number, from: number, to: number): string {
  const point = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${Math.round(x + radius * Math.cos(angle))} ${Math.round(410 - radius * Math.sin(angle))}`;
  };
  return `M${point(from)}A${radius} ${radius} 0 1 0 ${point(to)}`;
}

const still: Record<Exclude<ViewName, "facade">, string> = {
  salle: [
    // a high window and curtains, then the table, its register, and two chairs
    "M470 330V190a130 130 0 0 1 260 0V330zM600 60V330M470 230H730",
    "M430 70Q440 220 380 350M770 70Q760 220 820 350M360 60H840",
    "M330 430H870V466H330zM360 466V600M840 466V600M360 560Q600 500 840 560",
    "M540 430L600 416L660 430M600 416V404L548 414M600 404L652 414",
    "M190 600V400M190 400q-4 -60 10 -110M190 490H280V600",
    "M1010 600V400M1010 400q4 -60 -10 -110M1010 490H920V600",
    "M60 600H1140",
  ].join(""),
  registre: [
    "M600 250Q470 190 250 220V540Q470 510 600 570Q730 510 950 540V220Q730 190 600 250zM600 250V570",
    "M250 244L226 250V574Q470 544 600 600Q730 544 974 574V250L950 244",
    "M310 290Q450 278 540 306M310 340Q450 328 540 356M310 390Q450 378 540 406M310 440Q410 432 470 444",
    "M660 306Q750 278 890 290M660 356Q750 328 890 340",
    "M700 470q20 -44 34 -6t34 -8t36 -10t44 -4",
    "M850 440L1010 150Q1060 110 1050 180L870 452zM850 440L842 470L870 452M985 196L1024 214",
  ].join(""),
  alliances: [
    // two rings linked: the left one goes under above, the right one below
    ring(510, 150, 53, 41) + ring(510, 120, 56, 41),
    ring(690, 150, 233, 221) + ring(690, 120, 236, 221),
    "M510 260L452 200L480 160H540L568 200zM452 200H568M480 160L490 200L510 260L530 200L540 160",
    "M300 150l18 34l34 18l-34 18l-18 34l-18 -34l-34 -18l34 -18zM880 170l12 24l24 12l-24 12l-12 24l-12 -24l-24 -12l24 -12z",
    "M330 600Q600 540 870 600",
  ].join(""),
  "tam-tam": [
    "M380 190a220 60 0 1 0 440 0a220 60 0 1 0 -440 0M400 190a200 48 0 1 0 400 0a200 48 0 1 0 -400 0",
    "M380 190Q390 330 500 420M820 190Q810 330 700 420M500 420a100 26 0 0 0 200 0M500 420Q500 500 440 600M700 420Q700 500 760 600",
    "M386 236L470 268L540 400M470 268L560 290L600 446M640 290L600 446M730 268L660 400M814 236L730 268L640 290L560 290",
    "M440 600H760M470 540Q600 566 730 540",
    "M860 150L1050 60q34 0 20 32L900 200zM340 150L150 60q-34 0 -20 32L300 200z",
  ].join(""),
};
