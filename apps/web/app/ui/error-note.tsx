import type { ReactNode } from "react";
import styles from "./error-note.module.css";
import { Icon } from "./icon.tsx";

/** What went wrong with a whole form or page, in words, with what to do about it. */
export function ErrorNote({ children }: { children: ReactNode }) {
  return (
    <div className={`${styles.note} ${styles.error}`} role="alert">
      <Icon name="alert-triangle" size={22} />
      <div>{children}</div>
    </div>
  );
}

/** A remark that stops nobody: a warning, an advice. */
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
