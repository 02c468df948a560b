import type { ReactNode } from "react";
import styles from "./badge.module.css";

type BadgeProps = {
  tone?: "neutral" | "good" | "bad" | "waiting" | "card";
  icon?: ReactNode;
  children: ReactNode;
};

/** A state in one or two words; never shown by colour alone. */
export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles[tone] ?? ""}`}>
      {icon}
      {children}
    </span>
  );
}
