import { at } from "@jdj/contract/paths/addresses";
import styles from "#app/ui/pro.module.css";
import tabs from "#app/ui/tabs.module.css";

const views = [
  ["proReviews", "Sur la boutique"],
  ["proProductReviews", "Sur les articles"],
] as const;

/** What reviews are about, each a page of its own. */
export function ReviewTabs({ current }: { current: (typeof views)[number][0] }) {
  return (
    <nav aria-label="Avis" className={`${tabs.tabs} ${styles.tabs}`}>
      {views.map(([name, label]) => (
        <a key={name} href={at(name)} aria-current={name === current ? "page" : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
