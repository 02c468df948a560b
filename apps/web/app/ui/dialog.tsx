import type { ReactNode } from "react";
import kit from "#app/ui/kit.module.css";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";

type DialogProps = {
  /** A button with `data-opens={id}` opens it (`dialog.script.ts`). */
  id: string;
  title: string;
  children: ReactNode;
  /** `sheet` opens from the bottom of a phone, or from the right; `full` fills the screen. */
  variant?: "box" | "sheet" | "full";
  /** Opens it once the page is loaded; without script it is shown in the page's flow. */
  opensItself?: boolean;
};

/**
 * A native `<dialog>`: Escape, its cross and `[data-closes]` buttons close it, the focus is trapped
 * and restored. Without script nothing opens it, so its actions must also be elsewhere.
 */
export function Dialog({ id, title, children, variant = "box", opensItself }: DialogProps) {
  return (
    <dialog
      id={id}
      className={`${styles.dialog} ${styles[variant] ?? ""}`}
      aria-labelledby={`${id}-titre`}
      open={opensItself || undefined}
      data-dialog={opensItself ? "opens" : ""}
      suppressHydrationWarning
    >
      <div className={styles.head}>
        <h2 id={`${id}-titre`}>{title}</h2>
        <button
          type="button"
          className={`${kit.scripted} ${styles.close}`}
          data-closes
          aria-label="Fermer"
        >
          <Icon name="x" size={22} />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}

/** The row of buttons at a dialog's foot. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
