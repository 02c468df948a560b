import { expect, it } from "vitest";
import { moduleOf } from "./react-plugin.ts";

it("a package of React says what it needs and gives each function by its name", () => {
  const text = moduleOf("react-dom/client");
  expect(text).toMatch(/^import needed0 from "(react|scheduler)";/);
  expect(text).not.toContain("require(");
  expect(text).toMatch(/export \{.*its_hydrateRoot as hydrateRoot.*\};/);
});

const privateOrForTools = /^_|^(act|captureOwnerStack|module\.exports)$/;

it("what it gives is what the package has", async () => {
  const url = `data:text/javascript,${encodeURIComponent(moduleOf("react"))}`;
  const made: object = await import(/* @vite-ignore */ url);
  const own: object = await import("react");
  expect(Object.keys(made).sort()).toEqual(
    Object.keys(own)
      .filter((name) => !privateOrForTools.test(name))
      .sort(),
  );
});
