import type { CSSProperties } from "react";

const cell: CSSProperties = {
  borderBottom: "1px solid #E6E4F0",
  color: "#17173B",
  fontSize: "16px",
  lineHeight: "24px",
  padding: "8px 0",
  textAlign: "left",
  verticalAlign: "top",
};

/** One line of a letter's table: what it is, and how much, when or who. */
export type Fact = { name: string; value: string };

/** What a letter is about, in two columns; in the plain text, one line each. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: "collapse", margin: "8px 0 20px" }}
    >
      <tbody>
        {facts.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row" style={{ ...cell, color: "#4A4A6E", fontWeight: 400, width: "40%" }}>
              {name}
              <span style={{ display: "none" }}>{"\u00a0: "}</span>
            </th>
            <td style={{ ...cell, fontWeight: 600 }}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
