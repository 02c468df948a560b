import { expect, it } from "vitest";
import { cityHeight, labelSizes, spotsOf } from "./results-map-spots.ts";
import { boxOf } from "./spread-spots.ts";

const town = (name: string, latitude: number, longitude: number, providers: number) => ({
  name,
  latitude,
  longitude,
  providers_count: providers,
});

it("towns with matches are circles; the communes of Abidjan have a drawing of their own", () => {
  const { country, city, inAbidjan } = spotsOf([
    town("Cocody", 5.354, -3.986, 40),
    town("Yopougon", 5.336, -4.087, 10),
    town("Bouaké", 7.69, -5.03, 5),
    town("Man", 7.41, -7.55, 0),
  ]);
  expect(country.map((spot) => spot.town.name)).toEqual(["Bouaké"]);
  expect(city.map((spot) => spot.town.name)).toEqual(["Cocody", "Yopougon"]);
  expect(inAbidjan).toBe(50);
  const [cocody, yopougon] = city;
  expect(cocody?.radius).toBeGreaterThan(yopougon?.radius ?? 0);
  expect(cocody?.x).toBeGreaterThan(yopougon?.x ?? 0);
  for (const { x, y } of city) {
    expect(x).toBeLessThan(280);
    expect(y).toBeLessThan(cityHeight);
  }
});

it("neighbours move apart until no label covers another, within the drawing", () => {
  const communes = [
    "Abobo",
    "Adjamé",
    "Attécoubé",
    "Cocody",
    "Koumassi",
    "Marcory",
    "Plateau",
    "Treichville",
    "Yopougon",
  ].map((name, at) =>
    town(name, 5.32 + (at % 3) * 0.01, -4.02 + Math.floor(at / 3) * 0.012, 8 + at * 2),
  );
  const { city } = spotsOf(communes);
  const boxes = city.map((spot) => boxOf(spot, labelSizes.city));
  for (const [at, a] of boxes.entries()) {
    expect(a.left).toBeGreaterThanOrEqual(-1);
    expect(a.top + a.height).toBeLessThanOrEqual(cityHeight + 1);
    for (const b of boxes.slice(at + 1)) {
      const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
      const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
      expect(Math.min(across, down)).toBeLessThan(0.5);
    }
  }
});

it("nothing found is no circle", () => {
  expect(spotsOf([town("Man", 7.41, -7.55, 0)])).toMatchObject({ country: [], city: [] });
});
