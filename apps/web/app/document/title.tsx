import { useSite } from "./site.ts";
import { useVoice } from "./voice.ts";

/** The page's title, « Connexion | Joie du Jour », without the name where the event shows none; React moves it to the head. */
export function Title({ children }: { children: string }) {
  const { brand } = useSite();
  const { shows_brand: isNamed } = useVoice();
  return <title>{brand && isNamed ? `${children} | ${brand}` : children}</title>;
}
