import type { Address } from "@jdj/contract/providers/detail";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { Places } from "./places.tsx";

const office: Address = {
  id: 1,
  name: "Bureau",
  street: "Rue des Jardins",
  town_name: "Cocody",
  district_name: "Abidjan",
  latitude: 5.36,
  longitude: -3.98,
  town_latitude: 5.35,
  town_longitude: -3.99,
};

function shown(...addresses: Address[]): string {
  const page = <Places addresses={addresses} served={[]} />;
  const router = createMemoryRouter([{ path: "/", element: page }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe("a provider's addresses", () => {
  it("have a map at their coordinates, else at their town, with its district", () => {
    const exact = shown(office);
    expect(exact).toMatch(/data-map="https:[^"]*marker=5\.36%2C-3\.98"/);
    expect(exact).not.toContain("Position indicative");
    const known = shown({ ...office, latitude: null, longitude: null });
    expect(known).toMatch(/data-map="https:[^"]*marker=5\.35%2C-3\.99"/);
    expect(known).toContain("Cocody, district Abidjan");
    expect(known).toContain("Position indicative");
  });

  it("are said not to be known where there are none", () => {
    expect(shown()).toContain("Adresse non définie");
    expect(shown(office)).not.toContain("Adresse non définie");
  });
});
