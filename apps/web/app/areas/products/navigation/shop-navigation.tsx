import { at } from "@jdj/contract/paths/addresses";
import type { RootCategory } from "@jdj/contract/products/categories";
import { marketplaceMessages } from "@jdj/contract/products/messages";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import choices from "#app/ui/listing/choice.module.css";
import { SearchBox } from "./search-box.tsx";
import styles from "./shop-navigation.module.css";

const helpLinks = [
  { to: at("questions"), label: "Questions fréquentes" },
  { to: at("contact"), label: "Nous écrire" },
  { to: at("chat"), label: "Discuter avec nous" },
  { to: at("terms"), label: "Conditions générales" },
];

/**
 * The navigation of the marketplace: categories, search, help, orders and cart. The categories are a
 * drawer on a phone, and a large menu above.
 */
export function ShopNavigation({
  categories,
  search,
  categoryId,
  isProduct,
}: {
  categories: readonly RootCategory[];
  /** What the page searches. */
  search: string;
  /** The category of the page; empty for none. */
  categoryId: string;
  /** The page of a product: on a phone its picture stands where the search would, behind an icon. */
  isProduct: boolean;
}) {
  return (
    <div className={`${kit.notPrinted} ${styles.bar}`} data-product={isProduct || undefined}>
      <nav aria-label="Boutique" className={styles.navigation}>
        <CategoryMenu categories={categories} categoryId={categoryId} />
        <details className={`${kit.relative} ${styles.menu}`} data-menu>
          <summary>
            <Icon name="help" size={22} />
            <span className={styles.label}>Aide</span>
          </summary>
          <ul className={`${kit.outlined} ${styles.help}`}>
            {helpLinks.map(({ to, label }) => (
              <li key={to}>
                <a href={to} className={choices.choice}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </details>
        {isProduct ? (
          <a href={at("shopping")} className={`${styles.link} ${styles.find}`}>
            <Icon name="search" size={22} />
            <span className={styles.label}>Chercher un article</span>
          </a>
        ) : null}
        <a href={at("shoppingOrders")} className={styles.link}>
          <Icon name="package" size={22} />
          <span className={styles.label}>Mes commandes</span>
        </a>
        <a href={at("wishes")} className={styles.link}>
          <Icon name="heart" size={22} />
          <span className={styles.label}>Mes envies</span>
        </a>
        <a href={at("shoppingCart")} className={styles.link} data-cart={at("shoppingCartCount")}>
          <Icon name="shopping-cart" size={22} />
          <span className={styles.label}>Panier</span>
          <span className={styles.count} data-cart-count hidden />
        </a>
      </nav>
      <SearchBox categories={categories} search={search} categoryId={categoryId} />
    </div>
  );
}

/** The categories with those below them, and the invitation to sell. */
function CategoryMenu({
  categories,
  categoryId,
}: {
  categories: readonly RootCategory[];
  categoryId: string;
}) {
  const current = (id: number) => (String(id) === categoryId ? "page" : undefined);
  return (
    <details className={styles.categories} data-menu>
      <summary>
        <Icon name="menu-2" size={22} />
        <span>Catégories</span>
      </summary>
      <div className={styles.panel}>
        <ul className={styles.roots}>
          {categories.map(({ id, name, child }) => (
            <li key={id}>
              <a
                href={at("shoppingCategory", { id })}
                className={`${choices.choice} ${styles.root}`}
                aria-current={current(id)}
              >
                {name}
              </a>
              <ul>
                {child.map((one) => (
                  <li key={one.id}>
                    <a
                      className={choices.choice}
                      href={at("shoppingCategory", { id: one.id })}
                      aria-current={current(one.id)}
                    >
                      {one.name}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <a href={at("shoppingSupplier")} className={`${kit.row2} ${styles.sell}`}>
          <Icon name="building-store" size={20} />
          {marketplaceMessages.becomeSeller}
        </a>
      </div>
    </details>
  );
}
