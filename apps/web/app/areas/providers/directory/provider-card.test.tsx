import type { ListedProvider } from "@jdj/contract/providers/directory";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { ProviderCard } from "./provider-card.tsx";

const provider: ListedProvider = {
  id: 7,
  name: "Fleurs du matin",
  type: "provider",
  website: null,
  order: 2,
  sponsored: false,
  subscriptions: [],
  short_description: "fleur ".repeat(60).trim(),
  service_type: { id: 3, name: "Fleurs" },
  service_names: ["Fleurs"],
  services: [{ id: 3, name: "Fleurs" }],
  town_id: 4,
  town: "Dabou",
  addresses: [],
  mark: 4.3,
  review_count: 7,
  min_price: 150_000,
  max_price: 900_000,
  price_unit: "event",
  cover: "/files/deux.webp",
  medias: [],
  demonstration: false,
};

/** The card of a provider, for a visitor whose favourite it is or not; null for a stranger. */
function shown(changed: Partial<ListedProvider>, favourite: boolean | null = null): string {
  const card = (
    <ProviderCard
      provider={{ ...provider, ...changed }}
      to="/connexion"
      isFirst
      favourite={favourite}
    />
  );
  const page = { path: "*", element: card };
  const root = { id: "root", path: "/", element: <Outlet />, loader: () => null, children: [page] };
  const router = createMemoryRouter([root], {
    initialEntries: ["/page"],
    hydrationData: { loaderData: { root: { path: "/page", user: null } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe("the card of a provider", () => {
  it("shows cover, name, services, rating, prices and town, and leads where it is told", () => {
    const html = shown({});
    expect(html).toContain('src="/files/deux.webp"');
    expect(html).toMatch(/<a href="\/connexion" class="\w+">Fleurs du matin<\/a>/);
    expect(html).toMatch(/Fleurs.*4,3.*7\savis.*Dabou.*150\s000.*900\s000/);
  });

  it("cuts the description at three hundred characters", () => {
    const [, description = ""] = /<p[^>]*>(fleur[^<]*)<\/p>/.exec(shown({})) ?? [];
    expect(description.length).toBeGreaterThan(290);
    expect(description.length).toBeLessThanOrEqual(300);
    expect(description).toMatch(/…$/);
  });

  it("names who is highly recommended, who paid for its place, and the subscription, each with a badge of its own", () => {
    expect(shown({ order: 1 })).toContain("Vivement recommandé");
    expect(shown({})).not.toContain("Vivement recommandé");
    expect(shown({ order: 2, sponsored: true })).toContain("Sponsorisé");
    expect(shown({})).not.toContain("Sponsorisé");
    const badge = (order: number, name: string) => {
      const html = shown({ subscriptions: [{ order, name }] });
      return new RegExp(`<span class="([^"]*)">${name}</span>`).exec(html)?.[1];
    };
    expect(badge(1, "Or")).toBeTruthy();
    expect(badge(2, "Argent")).toBeTruthy();
    expect(badge(1, "Or")).not.toBe(badge(2, "Argent"));
  });

  it("has a heart for who is signed in, filled when it is a favourite", () => {
    expect(shown({})).not.toContain("dans mes favoris");
    expect(shown({}, false)).toContain('aria-pressed="false"');
    expect(shown({}, true)).toContain('aria-pressed="true"');
  });
});
