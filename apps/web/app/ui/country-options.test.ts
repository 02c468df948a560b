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

it("no country's name contains markup", () => {
  expect(
    countryOptions("225").replace(/<option value="[^"<&>]*"( selected)?>[^<&>"]*<\/option>/g, ""),
  ).toBe("");
});
