import { expect, it } from "vitest";
import { cityHeight, spotsOf } from "./on-results-map.ts";

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

it("nothing found is no circle", () => {
  expect(spotsOf([town("Man", 7.41, -7.55, 0)])).toMatchObject({ country: [], city: [] });
});
