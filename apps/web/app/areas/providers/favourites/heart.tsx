import { at } from "@jdj/contract/paths/addresses";
import { useSite } from "#app/document/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./heart.module.css";

type HeartProps = {
  provider: { id: number; name: string };
  favourite: boolean;
};

/**
 * Adds a provider to the favourites or removes it; for signed-in users only. The heart is filled at
 * once (`heart.script.ts`); without script the form comes back to the page.
 */
export function Heart({ provider, favourite }: HeartProps) {
  const { path } = useSite();
  return (
    <form method="post" action={at("favourite")} className={styles.heart} data-heart>
      <input type="hidden" name="provider" value={provider.id} />
      <input type="hidden" name="back" value={path} />
      <button
        className={`${kit.control} ${kit.placeCentre}`}
        type="submit"
        name="favorite"
        value={favourite ? "0" : "1"}
        aria-pressed={favourite}
        aria-label={`${provider.name} dans mes favoris`}
      >
        <Icon name="heart" size={24} />
      </button>
      <output />
    </form>
  );
}
