import { Link } from "react-router";
import { Icon } from "./icon.tsx";
import { pagesShown } from "./pages-shown.ts";
import styles from "./pagination.module.css";

type PaginationProps = {
  page: number;
  lastPage: number;
  /** The address of a page. */
  to: (page: number) => string;
  /** What is paged: « Invités ». */
  label: string;
};

/** Previous, up to four pages, next; nothing when all fits on one page. */
export function Pagination({ page, lastPage, to, label }: PaginationProps) {
  if (lastPage <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={`${label}\u00a0: pages`}>
      {page > 1 ? (
        <Link to={to(page - 1)} rel="prev" aria-label="Page précédente">
          <Icon name="chevron-left" size={20} />
        </Link>
      ) : null}
      {pagesShown(page, lastPage).map((shown) => (
        <Link key={shown} to={to(shown)} aria-current={shown === page ? "page" : undefined}>
          <span className="visually-hidden">Page </span>
          {shown}
        </Link>
      ))}
      {page < lastPage ? (
        <Link to={to(page + 1)} rel="next" aria-label="Page suivante">
          <Icon name="chevron-right" size={20} />
        </Link>
      ) : null}
    </nav>
  );
}
