import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type PointerEvent, useState } from "react";
import { shortDay } from "../format.ts";

const WIDTH = 320;
const HEIGHT = 88;
const MARGIN = 4;

/** What a chart draws: a value for each day, and for each day of the period before. */
export interface ChartValues {
  /** `bars` for what is added up, `line` for a ratio. */
  kind: "bars" | "line";
  days: readonly string[];
  values: readonly (number | null)[];
  before: readonly (number | null)[];
}

type Point = readonly [x: number, y: number];

/** Where the middle of a day is. */
const middleOf = (at: number, days: number) => MARGIN + ((at + 0.4) * (WIDTH - 2 * MARGIN)) / days;

/** The points of a line, in pieces: a day without a value interrupts it. */
function piecesOf(values: readonly (number | null)[], most: number): Point[][] {
  const pieces: Point[][] = [[]];
  values.forEach((value, index) => {
    if (value === null) pieces.push([]);
    else {
      const y = HEIGHT - 1 - (value / most) * (HEIGHT - 2 * MARGIN);
      pieces.at(-1)?.push([middleOf(index, values.length), y]);
    }
  });
  return pieces.filter((piece) => piece.length > 0);
}

const pathOf = (piece: Point[]) => piece.map(([x, y], at) => `${at ? "L" : "M"}${x} ${y}`).join("");

/** A line; a day alone between two without a value is a dot. */
function Line({ pieces, dashed }: { pieces: Point[][]; dashed: boolean }) {
  const colour = dashed ? "#8C8AA8" : "#2B2F8F";
  return pieces.map((piece) => (
    <path
      key={piece[0]?.join()}
      d={piece.length === 1 ? `${pathOf(piece)}h0.01` : pathOf(piece)}
      fill="none"
      stroke={colour}
      strokeWidth={piece.length === 1 ? 4 : dashed ? 1.5 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      {...(dashed && piece.length > 1 ? { strokeDasharray: "4 4" } : {})}
    />
  ));
}

/** The days of a statistic that is added up, each as a bar. */
function Bars({ values, most }: { values: readonly (number | null)[]; most: number }) {
  const step = (WIDTH - 2 * MARGIN) / values.length;
  return values.map((value, at) => {
    const height = ((value ?? 0) / most) * (HEIGHT - 2 * MARGIN);
    const x = MARGIN + at * step;
    return (
      <rect
        key={x}
        x={x}
        width={step * 0.8}
        y={HEIGHT - 1 - height}
        height={height}
        fill="#2B2F8F"
      />
    );
  });
}

/**
 * The days of a statistic as bars, or as a line for a ratio, and those of the period before as a dashed
 * line. The value of the
 * day under the pointer is written below; the table beside the chart has them all.
 */
export function Chart({
  label,
  show,
  kind,
  days,
  values,
  before,
}: ChartValues & { label: string; show: (value: number | null) => string }) {
  const [at, setAt] = useState<number | null>(null);
  const most = Math.max(1e-9, ...values.map((value) => value ?? 0), ...before.map((v) => v ?? 0));
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - left) / width;
    setAt(Math.min(days.length - 1, Math.max(0, Math.floor(x * days.length))));
  };
  const [first, last] = [days[0] ?? "", days.at(-1) ?? ""];
  const shown = at === null ? null : days[at];
  return (
    <Box>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setAt(null)}
        style={{ display: "block", width: "100%", height: HEIGHT, touchAction: "pan-y" }}
      >
        <line
          x1={0}
          x2={WIDTH}
          y1={HEIGHT - 1}
          y2={HEIGHT - 1}
          stroke="#E6E4F0"
          vectorEffect="non-scaling-stroke"
        />
        {kind === "bars" && <Bars values={values} most={most} />}
        <Line pieces={piecesOf(before, most)} dashed />
        {kind === "line" && <Line pieces={piecesOf(values, most)} dashed={false} />}
        {at !== null && (
          <line
            x1={middleOf(at, days.length)}
            x2={middleOf(at, days.length)}
            y1={0}
            y2={HEIGHT}
            stroke="#4A4A6E"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <Typography
        variant="caption"
        color="text.secondary"
        aria-hidden
        sx={{ display: "flex", justifyContent: "space-between", minHeight: "1.25rem" }}
      >
        {at === null || !shown ? (
          <>
            <span>{shortDay(first)}</span>
            <span>{shortDay(last)}</span>
          </>
        ) : (
          <span>
            {shortDay(shown)} : {show(values[at] ?? null)} · avant : {show(before[at] ?? null)}
          </span>
        )}
      </Typography>
    </Box>
  );
}
