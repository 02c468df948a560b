import { at } from "@jdj/contract/paths/addresses";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./event-form.module.css";

/** The link back to the events, above a form. */
export function BackToEvents() {
  return (
    <LinkButton
      to={at("events")}
      look="quiet"
      className={styles.back}
      icon={<Icon name="arrow-left" size={20} />}
    >
      Mes événements
    </LinkButton>
  );
}
