import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./sort.module.css";
import { addressOf, orders, type Wanted } from "./wanted.ts";

/** The orders of the list, one of which is chosen. */
export function Sort({ wanted }: { wanted: Wanted }) {
  // Without a search, the newest are the first.
  const offered = wanted.search === "" ? orders.slice(1) : orders;
  const chosen = offered.find(({ value }) => value === wanted.sort) ?? offered[0];
  return (
    <details className={`${kit.relative} ${styles.sort}`} data-menu>
      <summary>
        Trier&nbsp;: <strong>{chosen?.label}</strong>
        <Icon name="chevron-down" size={18} />
      </summary>
      <ul>
        {offered.map(({ value, label }, index) => (
          <li key={value}>
            <a
              href={addressOf(wanted, { sort: index === 0 ? "" : value })}
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
