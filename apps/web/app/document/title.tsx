import { useSite } from "./site.ts";

/** The page's title, « Connexion | Joie du Jour »; React moves it to the head. */
export function Title({ children }: { children: string }) {
  const { brand } = useSite();
  return <title>{brand ? `${children} | ${brand}` : children}</title>;
}
