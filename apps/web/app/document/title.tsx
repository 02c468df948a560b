import { useSite } from "./site.ts";
import { useVoice } from "./voice.ts";

/** The page's title, « Connexion | Joie du Jour », without the name where the event shows none; React moves it to the head. */
export function Title({ children }: { children: string }) {
  const { brand } = useSite();
  const isNamed = useVoice()?.shows_brand ?? true;
  return <title>{brand && isNamed ? `${children} | ${brand}` : children}</title>;
}
