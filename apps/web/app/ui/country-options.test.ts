import { expect, it } from "vitest";
import { countryOptions } from "./country-options.ts";

const chosenIn = (options: string) => options.match(/<option value="([^"]*)" selected>/g);

it("the posted option is selected", () => {
  expect(chosenIn(countryOptions("225 Côte d’Ivoire"))).toEqual([
    '<option value="225 Côte d’Ivoire" selected>',
  ]);
  expect(chosenIn(countryOptions("1 Canada"))).toEqual(['<option value="1 Canada" selected>']);
});

it("a code without a name selects its first country", () => {
  expect(chosenIn(countryOptions("33"))).toEqual(['<option value="33 France" selected>']);
});

it("an unknown option selects Côte d’Ivoire, and is not rendered", () => {
  const options = countryOptions('999 "><script>');
  expect(chosenIn(options)).toEqual(['<option value="225 Côte d’Ivoire" selected>']);
  expect(options).not.toContain("script");
});

it("a short list has the neighbours, the diaspora and the chosen country", () => {
  const names = (options: string) => options.split("</option>").length - 1;
  expect(names(countryOptions("225", true))).toBe(21);
  expect(countryOptions("225", true)).toContain("225 Côte d’Ivoire");
  expect(chosenIn(countryOptions("81", true))).toEqual(['<option value="81 Japon" selected>']);
  expect(names(countryOptions("81", true))).toBe(22);
});

it("no country's name contains markup", () => {
  expect(
    countryOptions("225").replace(/<option value="[^"<&>]*"( selected)?>[^<&>"]*<\/option>/g, ""),
  ).toBe("");
});
