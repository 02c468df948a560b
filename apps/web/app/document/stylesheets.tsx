import { createContext, useContext } from "react";
import { Links, useMatches, useRouteError } from "react-router";
import figtree from "#app/ui/fonts/figtree-french.woff2";
import youngSerif from "#app/ui/fonts/young-serif-french.woff2";
import { inlineHrefs } from "./inline-styles.ts";
import { usePictureFirst } from "./page-kind.ts";

const errorRoute = "layouts/not-found";

/** The routes that a page knows, with the stylesheets that the build made for each. */
type StyledRoutes = Record<string, { css?: string[] | undefined } | undefined>;

/**
 * The routes of the build, and the function that reads a stylesheet; set on the server only.
 */
export const BuiltStyles = createContext<{
  routes: StyledRoutes;
  read(href: string): string;
} | null>(null);

/** In a browser the router's manifest, which grows with the routes that a page links to. */
function knownRoutes(): StyledRoutes {
  const manifest: { routes?: StyledRoutes } | undefined = Reflect.get(
    globalThis,
    "__reactRouterManifest",
  );
  return manifest?.routes ?? {};
}

// First, so that the order of layers does not depend on which stylesheet arrives first.
const layers = "@layer reset,tokens,base,layouts,parts,kit,pages;";

/**
 * The styles of the page's routes, and the two fonts. The server writes the styles into the
 * document: a first page is painted one round trip earlier than with links. In the browser a page
 * reached later links the stylesheets that the document did not bring.
 */
export function Stylesheets() {
  const built = useContext(BuiltStyles);
  const sheets = useSheets();
  return (
    <>
      <style href="layers" precedence="layers">
        {layers}
      </style>
      {import.meta.env.DEV ? <Links /> : null}
      {sheets.map((href) =>
        built || inlineHrefs.has(href) ? (
          // React finds the document's own by its href: its text is not needed again.
          <style key={href} href={href} precedence="page">
            {built?.read(href) ?? ""}
          </style>
        ) : (
          <link key={href} rel="stylesheet" href={href} precedence="page" />
        ),
      )}
      {(usePictureFirst() ? [] : [figtree, youngSerif]).map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
    </>
  );
}

/** The stylesheets that the build made for the routes on screen, the root's first. */
function useSheets(): string[] {
  const routes = useContext(BuiltStyles)?.routes ?? knownRoutes();
  const failed = useRouteError() != null;
  // The error page has no route: its stylesheets are those of the route that only shows it.
  const ids = ["root", ...useMatches().map(({ id }) => id), ...(failed ? [errorRoute] : [])];
  return [...new Set(ids.flatMap((id) => routes[id]?.css ?? []))];
}
