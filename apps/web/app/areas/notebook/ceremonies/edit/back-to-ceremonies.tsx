import { at } from "@jdj/contract/paths/addresses";
import { IconArrowLeft } from "@tabler/icons-react";
import { LinkButton } from "#app/ui/button.tsx";
import styles from "./ceremony-form.module.css";

/** « Retour », above the ceremony's name. */
export function BackToCeremonies() {
  return (
    <LinkButton
      to={at("ceremonies")}
      look="quiet"
      className={styles.back}
      icon={<IconArrowLeft size={20} />}
    >
      Retour
    </LinkButton>
  );
}
