import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./notice.module.css";

/** What is odd about a sum: warned of, never refused. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <small className={styles.notice}>
      <IconAlertTriangle size={16} aria-hidden="true" />
      <span>{children}</span>
    </small>
  );
}
