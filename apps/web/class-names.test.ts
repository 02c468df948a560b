import { expect, it } from "vitest";
import { scopedName } from "./class-names.ts";

it("a class bears its own name and the letters of its file, wherever the project stands", () => {
  const name = scopedName("label", "/home/awa/joie/apps/web/app/ui/field.module.css");
  expect(name).toMatch(/^label_[\w-]{3}$/);
  expect(scopedName("label", "/srv/apps/web/app/ui/field.module.css?used")).toBe(name);
  expect(scopedName("hint", "/srv/apps/web/app/ui/field.module.css").slice(-3)).toBe(
    name.slice(-3),
  );
});

it("two files never have the same letters", () => {
  const name = (at: number) => scopedName("a", `/app/${at}.module.css`);
  expect(() => Array.from({ length: 5000 }, (_, at) => name(at))).toThrow(/the same names/);
});
