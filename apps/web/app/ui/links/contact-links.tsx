import { displayPhone } from "@jdj/french/phone";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./links.module.css";

/** Calls a number, stored as `+2250701020304`. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className={`${kit.tapTarget} ${styles.link}`} href={`tel:${number}`}>
      <Icon name="phone" size={20} />
      <span>{displayPhone(number)}</span>
    </a>
  );
}

/** Opens a conversation on WhatsApp with a number, stored as `+2250701020304`. */
export function WhatsAppLink({ number }: { number: string }) {
  return (
    <a
      className={`${kit.tapTarget} ${styles.link}`}
      href={`https://wa.me/${number.replace(/\D/g, "")}`}
    >
      <Icon name="brand-whatsapp" size={20} />
      <span>WhatsApp</span>
    </a>
  );
}

/** Writes to an address. */
export function MailLink({ address }: { address: string }) {
  return (
    <a className={`${kit.tapTarget} ${styles.link}`} href={`mailto:${address}`}>
      <Icon name="mail" size={20} />
      <span>{address}</span>
    </a>
  );
}

/** Opens a place in the phone's maps, or in Google Maps; `name` labels its pin. */
export function RouteLinks(place: { latitude: number; longitude: number; name: string }) {
  const point = `${place.latitude},${place.longitude}`;
  return (
    <div className={kit.cluster3}>
      <a
        className={`${kit.tapTarget} ${styles.link}`}
        href={`geo:${point}?q=${point}(${encodeURIComponent(place.name)})`}
        data-route={point}
      >
        <Icon name="map-pin" size={20} />
        <span>Itinéraire</span>
      </a>
      <OutsideLink
        address={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(point)}`}
      >
        {"Google\u00a0Maps"}
      </OutsideLink>
    </div>
  );
}

/** A link to another site, marked as such. */
export function OutsideLink({ address, children }: { address: string; children: string }) {
  return (
    <a
      className={`${kit.tapTarget} ${styles.link}`}
      href={address}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="external-link" size={20} />
      <span>
        {children}
        <span className="visually-hidden"> (autre site, nouvel onglet)</span>
      </span>
    </a>
  );
}
