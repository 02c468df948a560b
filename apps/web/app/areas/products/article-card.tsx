import { marketplaceMessages } from "@jdj/contract/products/messages";
import type { ArticleCard as Card } from "@jdj/contract/products/products";
import { clothAddress } from "#app/areas/content/cloth-address.ts";
import { ArticleName } from "#app/ui/article-name.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { articleAddress } from "./article-address.ts";
import styles from "./article-card.module.css";
import { Prices } from "./prices.tsx";

/** An article in a list: picture, name, price, stock and seller. */
export function ArticleCard({ article, isFirst }: { article: Card; isFirst: boolean }) {
  const { id, image, name, stock } = article;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <img
          className={kit.cover}
          src={image ?? clothAddress(`article-${id}`)}
          alt=""
          width={320}
          height={320}
          loading={isFirst ? undefined : "lazy"}
          decoding="async"
        />
        {stock === "out" ? (
          <span className={styles.out}>{marketplaceMessages.soldOut}</span>
        ) : article.item_type === "service" ? (
          <span className={styles.service}>Service</span>
        ) : null}
      </div>
      <div className={styles.text}>
        <h2>
          <a href={articleAddress(article)} className={words.cardLink}>
            <ArticleName name={name} />
          </a>
        </h2>
        <Prices price={article.price} old={article.old_price} from={article.has_higher_price} />
        {stock === "few" ? <p className={styles.few}>Bientôt épuisé</p> : null}
        <p className={styles.seller}>{article.seller}</p>
      </div>
    </article>
  );
}
