import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { PostingAccountField } from "#app/forms/posting-account-field.tsx";
import type { Flash } from "#app/http/cookies/flash-cookie.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import styles from "./toast.module.css";

const icons: Record<Flash["kind"], IconName> = {
  success: "circle-check",
  error: "alert-triangle",
  info: "info-circle",
};

/**
 * A message at the top centre, closed by its button or by itself: after 10 s, or 5 s when `short`
 * (validation). `toast.script.ts` counts the time and pauses while the toast is focused or
 * hovered; without script it stays until the next page.
 */
export function Toast({ kind, text, undo, short }: Flash & { short?: boolean }) {
  const icon = icons[kind];
  return (
    <div className={styles.place} role={kind === "error" ? "alert" : "status"}>
      <div className={`${styles.toast} ${styles[kind]}`} data-toast={short ? 5000 : 10000}>
        <Icon name={icon} className={styles.icon} size={22} />
        <p>{text}</p>
        {undo ? (
          <form method="post" action={undo.to} className={styles.undo}>
            <PostingAccountField />
            <HiddenInputs values={undo.fields} />
            <button type="submit">{undo.label}</button>
          </form>
        ) : null}
        <button type="button" className={styles.close} data-close-toast aria-label="Fermer">
          <Icon name="x" size={20} />
        </button>
      </div>
    </div>
  );
}
