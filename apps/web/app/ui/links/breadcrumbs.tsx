import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./links.module.css";

/** One page above the present one. */
export type Crumb = { to: string; label: string };

/** The breadcrumbs; the last one is the page itself, without a link. */
export function Breadcrumbs({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) {
  return (
    <nav aria-label="Fil d’Ariane" className={styles.crumbs}>
      <ol className={kit.cluster}>
        {crumbs.map(({ to, label }) => (
          <li key={to}>
            <a href={to}>{label}</a>
            <Icon name="chevron-right" size={16} />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
