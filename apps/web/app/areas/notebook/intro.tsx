import type { ReactNode } from "react";
import styles from "./intro.module.css";

/** A section's introduction: its first sentence, and the rest on demand. */
export function Intro({ first, children }: { first: string; children: ReactNode }) {
  return (
    <details className={styles.intro}>
      <summary>
        {first} <strong className={styles.more}>+ VOIR PLUS</strong>
        <strong className={styles.less}>- VOIR MOINS</strong>
      </summary>
      {children}
    </details>
  );
}
