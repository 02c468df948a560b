import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import choices from "./choice.module.css";
import styles from "./sort-menu.module.css";

type SortMenuProps = {
  /** The orders that the list offers; the first is that of an address without one. */
  orders: readonly { value: string; label: string }[];
  /** What the address asks. */
  sort: string;
  /** The address of an order; empty for the first. */
  to: (sort: string) => string;
};

/** The orders of a list, one of which is chosen. */
export function SortMenu({ orders, sort, to }: SortMenuProps) {
  const chosen = orders.find(({ value }) => value === sort) ?? orders[0];
  return (
    <details className={`${kit.relative} ${styles.sort}`} data-menu>
      <summary className={`${kit.tapRow} ${kit.gapTight}`}>
        <span>
          Trier
          <span className="hidden-on-phone">
            &nbsp;: <strong>{chosen?.label}</strong>
          </span>
        </span>
        <Icon name="chevron-down" size={18} />
      </summary>
      <ul className={kit.outlined}>
        {orders.map(({ value, label }, index) => (
          <li key={value}>
            <a
              className={choices.choice}
              href={to(index === 0 ? "" : value)}
              aria-current={value === chosen?.value ? "true" : undefined}
              rel="nofollow"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
