import { at } from "@jdj/contract/paths/addresses";
import { IconArrowLeft } from "@tabler/icons-react";
import { LinkButton } from "#app/ui/button.tsx";
import styles from "./guest-form.module.css";

/** « Retour », above the title of what is done to guests. */
export function BackToGuests() {
  return (
    <LinkButton
      to={at("guests")}
      look="quiet"
      className={styles.back}
      icon={<IconArrowLeft size={20} />}
    >
      Retour
    </LinkButton>
  );
}
