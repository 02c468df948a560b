import { at } from "@jdj/contract/paths/addresses";
import { IconArrowLeft } from "@tabler/icons-react";
import { LinkButton } from "#app/ui/button.tsx";
import styles from "./event-form.module.css";

/** The way back to the events, above a form. */
export function BackToEvents() {
  return (
    <LinkButton
      to={at("events")}
      look="quiet"
      className={styles.back}
      icon={<IconArrowLeft size={20} />}
    >
      Mes événements
    </LinkButton>
  );
}
