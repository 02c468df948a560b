import type { ReactNode } from "react";
import styles from "./intro.module.css";

/** A section's introduction: its first sentence, and the rest on demand. */
export function Intro({ first, children }: { first: string; children: ReactNode }) {
  return (
    <div className={styles.intro}>
      <p>{first}</p>
      <details>
        <summary>
          <span className={styles.more}>+ VOIR PLUS</span>
          <span className={styles.less}>- VOIR MOINS</span>
        </summary>
        {children}
      </details>
    </div>
  );
}
