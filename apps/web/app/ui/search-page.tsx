import type { ReactNode } from "react";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./search-page.module.css";

type SearchPageProps = {
  title: string;
  /** How much there is to search. */
  summary: ReactNode;
  /** The search form, the number of matches, then the list or the empty state. */
  children: ReactNode;
};

/** A public page with a list that a form searches; the search is in the address. */
export function SearchPage({ title, summary, children }: SearchPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={`${words.secondary} ${kit.spaceAbove2}`}>{summary}</p>
      </header>
      {children}
    </div>
  );
}

/** How many rows match a search, and the link to all of them. */
export function MatchCount({ children, all }: { children: ReactNode; all: ReactNode }) {
  return (
    <p className={`${kit.cluster} ${words.bold} ${kit.gapLines} ${styles.matches}`}>
      {children}
      {all}
    </p>
  );
}

type SearchFormProps = {
  /** The page that shows what is found. */
  action: string;
  /** The layout of the fields. */
  className?: string | undefined;
  children: ReactNode;
};

/**
 * The form of a search: it works without script, since its fields go to the address. `data-`
 * attributes are those of the form.
 */
export function SearchForm({ action, className, children, ...rest }: SearchFormProps) {
  return (
    <search>
      <form action={action} className={`${styles.form} ${className ?? ""}`} {...rest}>
        {children}
      </form>
    </search>
  );
}
