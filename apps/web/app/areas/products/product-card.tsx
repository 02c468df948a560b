import { productPicture } from "@jdj/contract/products/drawing-address";
import { marketplaceMessages } from "@jdj/contract/products/messages";
import type { ProductCard as Card } from "@jdj/contract/products/products";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { ProductName } from "#app/ui/product-name.tsx";
import words from "#app/ui/words.module.css";
import { Prices } from "./prices.tsx";
import { productAddress } from "./product-address.ts";
import styles from "./product-card.module.css";
import { WishHeart } from "./wishes/wish-heart.tsx";

/** A product in a list: picture, name, price, stock and seller. */
export function ProductCard({
  product,
  isFirst,
  wished = false,
}: {
  product: Card;
  isFirst: boolean;
  /** Whether it is on the reader's wish list, where the page knows it. */
  wished?: boolean;
}) {
  const { name, stock } = product;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <img
          className={kit.cover}
          src={productPicture(product)}
          alt=""
          width={320}
          height={320}
          loading={isFirst ? undefined : "lazy"}
          decoding="async"
        />
        {stock === "out" ? (
          <span className={styles.out}>{marketplaceMessages.soldOut}</span>
        ) : product.item_type === "service" ? (
          <span className={styles.service}>Service</span>
        ) : null}
      </div>
      <div className={styles.heart}>
        <WishHeart product={product} wished={wished} />
      </div>
      <div className={styles.text}>
        <h2>
          <a href={productAddress(product)} className={words.cardLink}>
            <ProductName name={name} />
          </a>
        </h2>
        <Prices price={product.price} old={product.old_price} from={product.has_higher_price} />
        {product.mark === null ? null : (
          <p className={styles.mark}>
            <Icon name="star-filled" size={16} />
            {product.mark.toLocaleString("fr-FR")}
            <span className="visually-hidden"> sur 5,</span>
            <span className={words.secondary}>({product.reviews_count})</span>
          </p>
        )}
        {stock === "few" ? <p className={styles.few}>Bientôt épuisé</p> : null}
        <p className={styles.seller}>{product.seller}</p>
      </div>
    </article>
  );
}
