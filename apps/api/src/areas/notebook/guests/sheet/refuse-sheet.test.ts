import { describe, expect, it } from "vitest";
import { changeBytes, slowestReading } from "./hostile-sheets.ts";
import { readSheet } from "./read-sheet.ts";
import type { SheetLimits } from "./sheet-reading.ts";
import { csv, endlessWorkbook, guestCells, header, workbook, zipOf } from "./sheet-samples.ts";

async function refusal(bytes: Uint8Array | string, limits?: Partial<SheetLimits>) {
  const reading = await readSheet({ name: "invites.xls", bytes: Buffer.from(bytes) }, limits);
  return reading.ok ? "accepted" : reading.reason;
}

function guests(count: number): string[][] {
  return [header, ...Array.from({ length: count }, (_, index) => guestCells(index))];
}

/** The longest the event loop was blocked while `work` ran, in milliseconds. */
async function longestPause(work: Promise<unknown>): Promise<number> {
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await work;
  clearInterval(timer);
  return longest;
}

describe("a file that is no guest sheet", () => {
  const small = workbook("biff8", { Feuil1: guests(3) });
  const zipped = workbook("xlsx", { Feuil1: guests(3) });

  it("is refused past 1 MB", async () => {
    expect(await refusal(Buffer.alloc(1_100_000, "a"))).toBe("too-large");
  });

  it("is refused past 2,000 guests, not at 2,000", async () => {
    expect(await refusal(csv(guests(2_000), ";"))).toBe("accepted");
    expect(await refusal(csv(guests(2_001), ";"))).toBe("too-many-rows");
    expect(await refusal(workbook("xlsx", { Feuil1: guests(2_001) }))).toBe("too-many-rows");
  });

  it.each([
    ["a PDF", "%PDF-1.7\n1 0 obj"],
    ["an HTML page named .xls", "<html><table><tr><td>Nom</td></tr></table></html>"],
    ["an XML document", '\ufeff<?xml version="1.0"?><Workbook/>'],
    ["an RTF text", "{\\rtf1\\ansi Nom}"],
    ["an image", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
    ["a zip of something else", zipOf({ "photo.jpg": Buffer.from("x") }, 1)],
    ["a CSV whose quote stays open", `${csv(guests(2), ";")}\r\nM;Amis;"Koné`],
  ])("is unreadable: %s", async (_, bytes) => {
    expect(await refusal(bytes)).toBe("unreadable");
  });

  it("is unreadable when cut", async () => {
    expect(await refusal(zipped.subarray(0, zipped.length - 40))).toBe("unreadable");
    expect(await refusal(small.subarray(0, 600))).toBe("unreadable");
  });

  it("is refused when no column names the guests", async () => {
    const without = guests(3).map((line) => line.toSpliced(2, 2));
    expect(await refusal(csv(without, ";"))).toBe("wrong-columns");
    expect(await refusal(workbook("biff8", { Feuil1: without }))).toBe("wrong-columns");
    expect(await refusal("Bonjour à tous")).toBe("wrong-columns");
  });

  it("is empty without guests, or without anything", async () => {
    expect(await refusal("")).toBe("empty");
    expect(await refusal(" \r\n\r\n")).toBe("empty");
    expect(await refusal(csv([header], ";"))).toBe("empty");
    expect(await refusal(workbook("xlsx", { Feuil1: [] }))).toBe("empty");
  });
});

describe("a hostile file", () => {
  const valid = workbook("biff8", { Feuil1: guests(20) });
  const zeros = Buffer.alloc(300_000_000);

  it("is refused before it inflates when its zip admits to be a bomb", async () => {
    const bomb = zipOf({ "xl/workbook.xml": Buffer.alloc(31 * 1_048_576) }, 31 * 1_048_576);
    const started = performance.now();
    expect(await refusal(bomb)).toBe("unreadable");
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it.each([0, 1_000])("is refused in time when its zip claims %d bytes", async (claimed) => {
    const bomb = { "xl/workbook.xml": Buffer.from("<a/>"), "[Content_Types].xml": zeros };
    const bytes = zipOf(bomb, claimed);
    const started = performance.now();
    const pause = await longestPause(
      refusal(bytes).then((answer) => {
        expect(["unreadable", "too-slow"]).toContain(answer);
      }),
    );
    expect(performance.now() - started).toBeLessThan(6_000);
    expect(pause).toBeLessThan(1_000);
  });

  it("is dropped when its parser never ends, while the process goes on answering", async () => {
    const started = performance.now();
    const pause = await longestPause(
      refusal(endlessWorkbook(valid), { timeMs: 1_000 }).then((answer) => {
        expect(["unreadable", "too-slow"]).toContain(answer);
      }),
    );
    expect(performance.now() - started).toBeLessThan(6_000);
    expect(pause).toBeLessThan(1_000);
  });

  it("is dropped when its reading passes the time allowed, and the next one is read", async () => {
    expect(await refusal(valid, { timeMs: 1 })).toBe("too-slow");
    expect(await refusal(valid)).toBe("accepted");
  });

  it("is dropped when its reading passes the memory allowed", async () => {
    expect(await refusal(workbook("xlsx", { F: guests(2_000) }), { memoryMb: 20 })).toBe(
      "unreadable",
    );
  });

  it("waits for the semaphore no longer than allowed", async () => {
    const answers = await Promise.all([
      refusal(valid),
      refusal(valid),
      refusal(valid, { waitMs: 1 }),
      refusal(valid),
    ]);
    expect(answers).toEqual(["accepted", "accepted", "too-slow", "accepted"]);
  });

  it("always gets an answer in time, whatever bytes are changed", async () => {
    // `refuse-sheet.long.test.ts` changes more.
    expect(
      await slowestReading(Array.from({ length: 4 }, (_, seed) => changeBytes(valid, seed))),
    ).toBeLessThan(6_000);
  });
});
