import type { ReactNode } from "react";
import kit from "#app/ui/kit.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import styles from "./empty-state.module.css";

type EmptyStateProps = {
  /** One sentence. */
  sentence: string;
  /** One action, as a Button or a LinkButton. */
  action?: ReactNode;
  /** The event's seed: its pattern is shown in one colour. */
  seed?: string;
};

/** An empty list: the pattern in one colour, one sentence, one action. */
export function EmptyState({ sentence, action, seed = "vide" }: EmptyStateProps) {
  return (
    <div className={`${kit.card} ${styles.empty}`}>
      <Cloth
        className={styles.cloth}
        seed={seed}
        strips={10}
        rows={34}
        woven={20}
        oneColour="#b9b7d3"
      />
      <p>{sentence}</p>
      {action}
    </div>
  );
}
