import { Link } from "react-router";
import styles from "./tabs.module.css";

/** One tab: its address, its label, and a count beside it. */
export type Tab = { to: string; label: string; current: boolean; count?: string | number };

/** Views of one page. Each has its own address, so tabs are links: they work without script and are shared. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ to, label: text, current, count }) => (
        <Link
          key={to}
          to={to}
          replace
          preventScrollReset
          aria-current={current ? "page" : undefined}
        >
          {text}
          {count === undefined ? null : <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
