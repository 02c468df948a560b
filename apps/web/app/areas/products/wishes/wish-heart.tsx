import { at } from "@jdj/contract/paths/addresses";
import heart from "#app/areas/providers/favourites/heart.module.css";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./wish-heart.module.css";

/**
 * Puts a product on the wish list or takes it off. Pages are cached with empty hearts, which a script
 * fills (`cart-count.script.ts`); a stranger's press leads to the sign-in, and is kept over it.
 */
export function WishHeart({
  product,
  wished = false,
}: {
  product: { id: number; name: string };
  wished?: boolean;
}) {
  return (
    <form
      method="post"
      action={at("wish")}
      className={`${heart.heart} ${styles.heart}`}
      data-heart
      data-wish={product.id}
    >
      <input type="hidden" name="article" value={product.id} />
      <button
        className={`${kit.control} ${kit.placeCentre}`}
        type="submit"
        name="favorite"
        value={wished ? "0" : "1"}
        aria-pressed={wished}
        aria-label={`${product.name} dans mes envies`}
      >
        <Icon name="heart" size={24} />
      </button>
      <output />
    </form>
  );
}
