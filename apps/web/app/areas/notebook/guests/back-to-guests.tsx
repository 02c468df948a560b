import { at } from "@jdj/contract/paths/addresses";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./guest-form.module.css";

/** « Retour », above the title of the guests' forms. */
export function BackToGuests() {
  return (
    <LinkButton
      to={at("guests")}
      look="quiet"
      className={styles.back}
      icon={<Icon name="arrow-left" size={20} />}
    >
      Retour
    </LinkButton>
  );
}
