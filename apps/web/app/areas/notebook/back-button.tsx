import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./back-button.module.css";

/** The link above the title of a form, to the list that it belongs to. */
export function BackButton({ to, children }: { to: string; children: string }) {
  return (
    <LinkButton
      to={to}
      variant="quiet"
      className={styles.back}
      icon={<Icon name="arrow-left" size={20} />}
    >
      {children}
    </LinkButton>
  );
}
