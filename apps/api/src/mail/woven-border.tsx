import { weave } from "@jdj/weave/weave";
import type { CSSProperties } from "react";

const squares = Array.from({ length: 28 }, (_, at) => at);

/**
 * The woven border at the top of an email: coloured table cells, which every mail program shows,
 * even without pictures. Omitted from the plain text.
 */
export function WovenBorder({ seed }: { seed: string }) {
  const [ground, first, second, edge] = weave(seed, { strips: 1, rows: 1 }).dyes;
  const bar = (key: string, colour: string, height: number) => (
    <tr key={key}>
      <td colSpan={squares.length} height={height} style={cell(colour, height)} />
    </tr>
  );
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      data-skip-in-text="true"
      style={{ borderCollapse: "collapse", tableLayout: "fixed", width: "100%" }}
    >
      <tbody>
        {bar("edge", edge, 3)}
        {bar("first", first, 3)}
        {[0, 1].map((row) => (
          <tr key={row}>
            {squares.map((at) => {
              const colour = (at + row) % 2 === 1 ? ground : at % 4 < 2 ? second : first;
              return <td key={at} height={8} style={cell(colour, 8)} />;
            })}
          </tr>
        ))}
        {bar("last", first, 3)}
        {bar("foot", edge, 3)}
      </tbody>
    </table>
  );
}

function cell(colour: string, height: number): CSSProperties {
  return { backgroundColor: colour, fontSize: "1px", height, lineHeight: `${height}px` };
}
