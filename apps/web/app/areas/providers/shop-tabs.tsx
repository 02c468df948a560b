import { at } from "@jdj/contract/paths/addresses";
import styles from "#app/ui/pro.module.css";
import tabs from "#app/ui/tabs.module.css";

const views = [
  ["proShop", "Textes"],
  ["proMedia", "Photos"],
  ["proAddresses", "Adresses"],
  ["proHours", "Horaires"],
  ["proQuestions", "Questions"],
  ["proPreview", "Aperçu"],
] as const;

/** The views of the shop, each a page of its own. Plain links: the pages are static. */
export function ShopTabs({ current }: { current: (typeof views)[number][0] }) {
  return (
    <nav aria-label="Boutique" className={`${tabs.tabs} ${styles.tabs}`}>
      {views.map(([name, label]) => (
        <a key={name} href={at(name)} aria-current={name === current ? "page" : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
