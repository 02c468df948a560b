import { at } from "@jdj/contract/paths/addresses";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./ceremony-form.module.css";

/** « Retour », above the ceremony's name. */
export function BackToCeremonies() {
  return (
    <LinkButton
      to={at("ceremonies")}
      look="quiet"
      className={styles.back}
      icon={<Icon name="arrow-left" size={20} />}
    >
      Retour
    </LinkButton>
  );
}
