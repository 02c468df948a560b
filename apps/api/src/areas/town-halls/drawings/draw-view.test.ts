import { describe, expect, it } from "vitest";
import { drawView } from "./draw-view.ts";
import { viewSize, views } from "./views.ts";

describe("the drawn views of a town hall", () => {
  it("are small SVG pictures without external resources or scripts", () => {
    for (const { name } of views) {
      const svg = drawView("cocody", name);
      expect(svg.length).toBeLessThan(8000);
      expect(svg).toContain(`viewBox="0 0 ${viewSize.width} ${viewSize.height}"`);
      expect(svg.replaceAll("http://www.w3.org/2000/svg", "")).not.toMatch(
        /script|https?:|on\w+=/i,
      );
    }
  });

  it("are the same each time, and differ between views and between halls", () => {
    expect(drawView("cocody", "facade")).toBe(drawView("cocody", "facade"));
    expect(drawView("cocody", "facade")).not.toBe(drawView("cocody", "salle"));
    expect(drawView("cocody", "facade")).not.toBe(drawView("korhogo", "facade"));
  });
});
