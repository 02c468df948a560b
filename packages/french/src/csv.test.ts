import { expect, it } from "vitest";
import { csvText } from "./csv.ts";

it("quotes what would end a cell, and disarms formulas but no number and no phone", () => {
  const rows = [
    ["Poste", 'dit « "ici" »', "a;b"],
    ["=1+1", "-2", "@moi"],
    [-2, "+2250701020304", null],
  ];
  expect(csvText(rows)).toBe(
    `\uFEFFPoste;"dit « ""ici"" »";"a;b"\r\n'=1+1;'-2;'@moi\r\n-2;+2250701020304;\r\n`,
  );
});
