import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { drawPicture } from "./draw-picture.ts";
import { type LineName, lines } from "./lines.ts";
import { pictureAddress } from "./routes.ts";

const app = testApp();
const names = Object.keys(lines) as LineName[];

describe("the drawn pictures of providers", () => {
  it("hold each line as its package draws it", () => {
    const { resolve } = createRequire(import.meta.url);
    for (const name of names) {
      const svg = readFileSync(resolve(`@tabler/icons/outline/${name}.svg`), "utf8");
      const paths = [...svg.matchAll(/<path (?!stroke)d="([^"]+)"/g)].map(([, d]) => d);
      expect([name, lines[name]]).toEqual([name, paths.join("")]);
    }
  });

  it("are small, without external resources or scripts, and differ by seed and name", () => {
    const seeds = Array.from({ length: 60 }, (_, seed) => seed);
    const drawn = seeds.map((seed) => drawPicture("cake", seed));
    expect(new Set(drawn).size).toBe(60);
    expect(drawPicture("flower", 1)).not.toBe(drawPicture("cake", 1));
    expect(drawPicture("cake", 1)).toBe(drawPicture("cake", 1));
    for (const svg of drawn) {
      expect(svg.length).toBeLessThan(12_000);
      expect(svg.replaceAll("http://www.w3.org/2000/svg", "")).not.toMatch(
        /script|https?:|on\w+=/i,
      );
    }
  });

  it("are served to be kept for ever; another name or seed is not found", async () => {
    const answer = await app.api.fetch(
      new Request(`http://joie.test${pictureAddress("cake", 12)}`),
      { address: "127.0.0.1" },
    );
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(await answer.text()).toBe(drawPicture("cake", 12));
    for (const path of ["constructor/1.svg", "cake/12345678.svg", "cake/x.svg"])
      expect((await app.call("GET", `/api/v1/provider-drawings/${path}`)).status).toBe(404);
  });
});
