import kit from "./kit.module.css";

interface PageLinksProps {
  page: number;
  hasMore: boolean;
  /** The address of a page. */
  to: (page: number) => string;
  newer: string;
  older: string;
  /** How they stand beside each other. */
  className: string | undefined;
}

/** The links to the pages before and after one of a list that is not counted. */
export function PageLinks(props: PageLinksProps) {
  const { page, hasMore, to, newer, older, className } = props;
  return (
    <nav className={className} aria-label="Pages">
      {page > 1 ? (
        <a className={kit.tapTarget} href={to(page - 1)}>
          {newer}
        </a>
      ) : null}
      {hasMore ? (
        <a className={kit.tapTarget} href={to(page + 1)}>
          {older}
        </a>
      ) : null}
    </nav>
  );
}
