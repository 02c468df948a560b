import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { ProfileMenu } from "./profile-menu.tsx";

const awa = {
  id: 1,
  customerId: 1,
  lastName: "Kouassi",
  givenNames: "Awa",
  email: "awa@exemple.test",
  phone: null,
  verified: true,
  hasBirthDate: true,
  endedEvent: null,
  erasesAt: null,
  unread: "",
};

/** The menu on a page, as HTML. */
function menuOn(path: string, user: typeof awa | null): string {
  const page = { path: "*", element: <ProfileMenu /> };
  const root = { id: "root", path: "/", element: <Outlet />, loader: () => null, children: [page] };
  const router = createMemoryRouter([root], {
    initialEntries: ["/page"],
    hydrationData: { loaderData: { root: { path, user } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** The links of the menu on a page, by their text. */
function linksOf(path: string, user: typeof awa | null): Record<string, string> {
  const links = [...menuOn(path, user).matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
  return Object.fromEntries(links.map(([, href = "", text = ""]) => [text, href]));
}

describe("the profile menu", () => {
  it("holds every page of who is signed in", () => {
    expect(Object.keys(linksOf("/blog", awa))).toEqual([
      "Mes événements",
      "Réponses des invités",
      "Partager le carnet",
      "Notifications",
      "Mon compte",
      "Mes commandes",
      "Mes demandes de prestations",
      "Mes réservations",
    ]);
    expect(menuOn("/blog", awa)).toMatch(
      /<button[^>]*>(?:<svg.*?<\/svg>)?\s*Déconnexion<\/button>/,
    );
    expect(menuOn("/blog", null)).not.toContain("Déconnexion");
  });

  it("returns to the page from which a sign-in is chosen, and from the home page to the notebook", () => {
    expect(linksOf("/blog?utm=x", null)).toMatchObject({ CONNEXION: "/connexion?depuis=%2Fblog" });
    expect(linksOf("/", null)).toMatchObject({
      CONNEXION: "/connexion",
      INSCRIPTION: "/inscription",
    });
  });
});
