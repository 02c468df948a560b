import type { Introduction } from "@jdj/contract/content/introductions";
import { Html } from "#app/ui/html.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./page.module.css";

/** What a Joy Card is, shortened until it is asked for. */
export function Intro({ text: { first, rest } }: { text: Introduction }) {
  return (
    <div className={`${kit.stack1} ${kit.narrow} ${kit.secondary}`}>
      <p>{first}</p>
      {rest === "" ? null : (
        <details className={styles.more}>
          <summary>
            <span className={styles.closed}>+ VOIR PLUS</span>
            <span className={styles.open}>− VOIR MOINS</span>
          </summary>
          <Html html={rest} />
        </details>
      )}
    </div>
  );
}
