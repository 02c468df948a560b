import { at } from "@jdj/contract/paths/addresses";
import kit from "#app/ui/kit.module.css";
import { isPlace } from "./directory-head.ts";
import type { Directory } from "./load-directory.ts";
import styles from "./trades.module.css";
import { toggled } from "./wanted-providers.ts";

/** How many services can be chosen by one tap: those that our list of services names first. */
const MOST = 12;

/** Services to choose from on one line, and the packages of the chosen one. */
export function Trades({ directory: { wanted, listed, type } }: { directory: Directory }) {
  const first = listed.service_types
    .filter(({ providers_count: providers }) => providers > 0)
    .toSorted((a, b) => a.id - b.id)
    .slice(0, MOST);
  const shown = type && !first.includes(type) ? [type, ...first] : first;
  return (
    <nav aria-label="Services" className={styles.trades}>
      <ul className={`${kit.flex} ${kit.listReset} ${kit.gap2}`}>
        <li>
          <a href={at("packages") + (type ? `?service=${type.id}` : "")}>Packages à prix fixe</a>
        </li>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <a
              href={toggled(wanted, "service", String(id))}
              aria-current={id === type?.id ? "true" : undefined}
              rel={isPlace(wanted) ? undefined : "nofollow"}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
