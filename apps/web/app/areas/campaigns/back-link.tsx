import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./back-link.module.css";

/** The link above a page's title to the page that it belongs to. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={`${kit.iconLink} ${styles.back}`}>
      <Icon name="arrow-left" size={20} />
      {children}
    </Link>
  );
}
