import { expect, it } from "vitest";
import { withLowPriorityScripts } from "./low-priority-scripts.ts";

const changed = (page: string) => withLowPriorityScripts(Buffer.from(page)).toString();

it("all scripts of the head are asked for at low priority", () => {
  const head =
    '<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head>';
  expect(changed(`${head}<body>Fête</body>`)).toBe(
    '<head><link rel="modulepreload" fetchpriority="low" href="/a.js"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/b.js"/></head><body>Fête</body>',
  );
});

it("neither fonts nor what somebody wrote into the page changes", () => {
  const page =
    '<head><link rel="preload" as="font" href="/é.woff2"/></head><body><link rel="modulepreload"</body>';
  expect(changed(page)).toBe(page);
});

it("a text without a head stays as it is", () => {
  expect(changed("Ça va")).toBe("Ça va");
});
