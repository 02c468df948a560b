import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import words from "#app/ui/words.module.css";
import styles from "./folded-search.module.css";

type FoldedSearchProps = {
  className?: string | undefined;
  /** What is searched, or can be. */
  label: string;
  /** Open on a phone too: a field was refused. */
  hasErrors: boolean;
  children: ReactNode;
};

/** The form of a search: one line that a phone opens, so that the list begins below it. */
export function FoldedSearch({ className = "", label, hasErrors, children }: FoldedSearchProps) {
  return (
    <details className={`${styles.folded} ${className}`} data-folded open={hasErrors || undefined}>
      <summary>
        <Icon name="search" size={20} />
        <span>{label}</span>
        <Icon className={words.turns} name="chevron-down" size={18} />
      </summary>
      {children}
    </details>
  );
}
