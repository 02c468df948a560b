import { at, patterns } from "@jdj/contract/paths/addresses";
import type { RootCategory } from "@jdj/contract/products/categories";
import { marketplaceMessages } from "@jdj/contract/products/messages";
import { LONGEST_SEARCH } from "#app/http/search-query.ts";
import control from "#app/ui/control.module.css";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./search-box.module.css";

/**
 * The search of the marketplace: a category and a text. Without script it is a form of the list;
 * `search-box.script.ts` shows what is found while somebody types.
 */
export function SearchBox({
  categories,
  search,
  categoryId,
}: {
  categories: readonly RootCategory[];
  search: string;
  categoryId: string;
}) {
  const root = categories.find(
    ({ id, child }) =>
      String(id) === categoryId || child.some((one) => String(one.id) === categoryId),
  );
  return (
    <search className={styles.search}>
      <form action={at("shopping")} className={`${kit.relative} ${kit.flex}`} data-articles>
        <label className="visually-hidden" htmlFor="boutique-categorie">
          Catégorie
        </label>
        <select
          id="boutique-categorie"
          name="category_id"
          defaultValue={root ? String(root.id) : ""}
          className={`${control.control} ${styles.category}`}
        >
          <option value="">{marketplaceMessages.allCategories}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <label className="visually-hidden" htmlFor="boutique-recherche">
          Chercher un article
        </label>
        <input
          id="boutique-recherche"
          type="search"
          name="search"
          defaultValue={search}
          placeholder="Pagne, alliances, gâteau…"
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          enterKeyHint="search"
          className={`${control.control} ${styles.text}`}
          aria-controls="boutique-trouves"
          aria-describedby="boutique-message"
        />
        <button
          type="submit"
          className={`${kit.placeCentre} ${styles.button}`}
          aria-label="Rechercher"
        >
          <Icon name="search" size={22} />
        </button>
        <div
          className={`${kit.outlined} ${styles.panel}`}
          id="boutique-trouves"
          data-articles-panel
          hidden
        >
          <p
            id="boutique-message"
            role="status"
            data-short={marketplaceMessages.tooShort}
            data-none={marketplaceMessages.nothingFound}
            data-failed={marketplaceMessages.searchFailed}
          />
          <ul />
          <a
            href={at("shopping")}
            className={`${kit.placeCentre} ${styles.all}`}
            data-articles-all
            data-category={patterns.shoppingCategory}
            hidden
          >
            {marketplaceMessages.seeAll}
          </a>
          <template data-product={patterns.shoppingProduct} data-service={patterns.shoppingService}>
            <li>
              <a href={at("shopping")}>
                <img src="data:," alt="" width={48} height={48} decoding="async" />
                <span>
                  <b />
                  <small />
                </span>
              </a>
            </li>
          </template>
        </div>
      </form>
    </search>
  );
}
