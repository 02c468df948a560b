import { expect, it } from "vitest";
import { changeBytes, slowestReading } from "./hostile-sheets.ts";
import { guestCells, header, workbook } from "./sheet-samples.ts";

it("a guest sheet always gets an answer in time, whatever bytes are changed, 200 times", async () => {
  const guests = Array.from({ length: 20 }, (_, at) => guestCells(at));
  const valid = workbook("biff8", { Feuil1: [header, ...guests] });
  const files = Array.from({ length: 200 }, (_, seed) => changeBytes(valid, seed));
  expect(await slowestReading(files)).toBeLessThan(6_000);
});
