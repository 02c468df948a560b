import type { ReactNode } from "react";
import styles from "./error-note.module.css";
import { Icon } from "./icon.tsx";

/** The error of a whole form or page, and what to do about it. */
export function ErrorNote({ children }: { children: ReactNode }) {
  return (
    <div className={`${styles.note} ${styles.error}`} role="alert">
      <Icon name="alert-triangle" size={22} />
      <div>{children}</div>
    </div>
  );
}

/** A warning or an advice, which prevents nothing. */
export function Note({
  children,
  tone = "advice",
}: {
  children: ReactNode;
  tone?: "advice" | "warning";
}) {
  const icon = tone === "warning" ? "alert-triangle" : "info-circle";
  return (
    <div className={`${styles.note} ${styles[tone]}`}>
      <Icon name={icon} size={22} />
      <div>{children}</div>
    </div>
  );
}
