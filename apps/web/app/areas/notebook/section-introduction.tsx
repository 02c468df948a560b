import type { Introduction } from "@jdj/contract/content/section-introductions";
import { Html } from "#app/ui/html.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./section-introduction.module.css";
import { useWording } from "./use-wording.ts";

/** A section's introduction: its first sentence, and the rest on demand. */
export function SectionIntroduction({ text: { first, rest } }: { text: Introduction }) {
  // Staff write them for feasts.
  if (useWording().tone === "sober") return null;
  if (rest === "") return <p className={`${kit.notPrinted} ${styles.intro}`}>{first}</p>;
  return (
    <details className={`${kit.notPrinted} ${styles.intro}`}>
      <summary>
        {first} <strong className={styles.more}>+ VOIR PLUS</strong>
        <strong className={styles.less}>- VOIR MOINS</strong>
      </summary>
      <Html html={rest} />
    </details>
  );
}
