import { Link } from "react-router";
import styles from "./tabs.module.css";

/** One tab: where it leads, its words, and a figure beside them. */
export type Tab = { to: string; label: string; current: boolean; figure?: string | number };

/** Views of one page. Each has its own address, so tabs are links: they work without script and are shared. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ to, label: words, current, figure }) => (
        <Link
          key={to}
          to={to}
          replace
          preventScrollReset
          aria-current={current ? "page" : undefined}
        >
          {words}
          {figure === undefined ? null : <span className={styles.figure}>{figure}</span>}
        </Link>
      ))}
    </nav>
  );
}
