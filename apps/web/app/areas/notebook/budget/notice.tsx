import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./notice.module.css";

/** What is odd about a sum: warned of, never refused. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <small className={styles.notice}>
      <Icon name="alert-triangle" size={16} />
      <span>{children}</span>
    </small>
  );
}
