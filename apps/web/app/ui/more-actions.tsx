import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import kit from "./kit.module.css";
import styles from "./more-actions.module.css";

/** What a page can do besides its main action: behind « ⋯ » on a phone, in a row on a wider window. */
export function MoreActions({ children }: { children: ReactNode }) {
  return (
    <details className={`${kit.notPrinted} ${styles.more}`} data-menu>
      <summary aria-label="Autres actions">
        <Icon name="dots" size={20} />
      </summary>
      <div className={styles.actions}>{children}</div>
    </details>
  );
}
