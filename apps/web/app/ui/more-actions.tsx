import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import kit from "./kit.module.css";
import styles from "./more-actions.module.css";

interface MoreActionsProps {
  children: ReactNode;
  /** Of what they are, where a page has several. */
  of?: string;
}

/** What can be done besides a main action: behind « ⋯ » on a phone, in a row on a wider window. */
export function MoreActions({ children, of }: MoreActionsProps) {
  return (
    <details className={`${kit.notPrinted} ${styles.more}`} data-menu>
      <summary aria-label={of ? `Autres actions\u00a0: ${of}` : "Autres actions"}>
        <Icon name="dots" size={20} />
      </summary>
      <div className={styles.actions}>{children}</div>
    </details>
  );
}
