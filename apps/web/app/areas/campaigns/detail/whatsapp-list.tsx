import type { Delivery } from "@jdj/contract/campaigns/campaign-shapes";
import { at } from "@jdj/contract/paths/addresses";
import { displayPhone } from "@jdj/french/phone";
import { Link } from "react-router";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./write-by-whatsapp.module.css";
import { WriteByWhatsApp } from "./write-by-whatsapp.tsx";

type WriteListProps = {
  campaignId: number;
  deliveries: readonly Delivery[];
  mayMark: boolean;
};

/** The guests of a campaign whose host writes to each of them by WhatsApp, a line each. */
export function WhatsAppList({ campaignId, deliveries, mayMark }: WriteListProps) {
  return (
    <ul className={styles.list}>
      {deliveries.map((delivery) => (
        <li key={delivery.id} className={`${kit.cluster} ${styles.row}`}>
          <span className={`${kit.shrink} ${words.breakAnywhere} ${kit.grid}`}>
            <Link to={at("guest", { eventGuestId: delivery.id })} className={words.bold}>
              {delivery.last_name} {delivery.given_names}
            </Link>
            <small>
              {delivery.pivot.whatsapp === null
                ? (delivery.pivot.reason ?? "Pas de numéro de téléphone utilisable")
                : displayPhone(delivery.phone_number_1)}
            </small>
          </span>
          <WriteByWhatsApp campaignId={campaignId} delivery={delivery} mayMark={mayMark} />
        </li>
      ))}
    </ul>
  );
}
