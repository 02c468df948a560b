import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./sum-warning.module.css";

/** A warning about a sum, which is never refused. */
export function SumWarning({ children }: { children: ReactNode }) {
  return (
    <small className={styles.notice}>
      <Icon name="alert-triangle" size={16} />
      <span>{children}</span>
    </small>
  );
}
