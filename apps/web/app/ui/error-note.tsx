import { IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./error-note.module.css";

/** What went wrong with a whole form or page, in words, with what to do about it. */
export function ErrorNote({ children }: { children: ReactNode }) {
  return (
    <div className={`${styles.note} ${styles.error}`} role="alert">
      <IconAlertTriangle size={22} aria-hidden="true" />
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
  const Icon = tone === "warning" ? IconAlertTriangle : IconInfoCircle;
  return (
    <div className={`${styles.note} ${styles[tone]}`}>
      <Icon size={22} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
