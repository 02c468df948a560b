import { expect, it } from "vitest";
import { readIcon } from "./icons-plugin.ts";

const moduleOf = (kind: string) => `
import createReactComponent from '../createReactComponent.mjs';
const __iconNode = [["path", { "d": "M5 12l5 5", "key": "svg-0" }], ["circle", { "cx": "5", "key": "svg-1" }]];
const IconCheck = createReactComponent("${kind}", "check", "Check", __iconNode);
export { __iconNode, IconCheck as default };`;

it("an icon's module becomes the shapes that it draws", () => {
  expect(readIcon(moduleOf("outline"))).toEqual({
    isFilled: false,
    shapes: '<path d="M5 12l5 5"/><circle cx="5"/>',
  });
  expect(readIcon(moduleOf("filled")).isFilled).toBe(true);
});

it("a package that writes its icons otherwise stops the build", () => {
  expect(() => readIcon("export default () => null;")).toThrow(/another way/);
});
