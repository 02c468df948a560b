import type { Address } from "@jdj/contract/providers/detail";
import { directoryMessages } from "@jdj/contract/providers/messages";
import { mapsOf } from "#app/areas/town-halls/town-hall-address.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { RouteLinks } from "#app/ui/links/contact-links.tsx";
import words from "#app/ui/words.module.css";
import styles from "./places.module.css";

/** A town with its district; one that is its own district is written once. */
function townOf({ town_name: town, district_name: district }: Address): string {
  return town === district ? town : `${town}, district ${district}`;
}

type PlacesProps = {
  addresses: readonly Address[];
  /** The names of the other towns that they serve. */
  served: readonly string[];
};

/**
 * The addresses, each with a map after a press: by its coordinates, or its town and district; and
 * the other towns that are served.
 */
export function Places({ addresses, served }: PlacesProps) {
  return (
    <section className={`${kit.stack3} ${kit.shrink} ${styles.places}`} aria-labelledby="adresses">
      <h2 id="adresses">{addresses.length > 1 ? "Adresses" : "Adresse"}</h2>
      {addresses.length === 0 ? (
        <p className={words.secondary}>{directoryMessages.noAddress}</p>
      ) : (
        <ul>
          {addresses.map((address) => (
            <Place key={address.id} address={address} />
          ))}
        </ul>
      )}
      {served.length > 0 ? (
        <p>
          <strong>Se déplace aussi à&nbsp;:</strong> {served.join(", ")}
        </p>
      ) : null}
    </section>
  );
}

function Place({ address }: { address: Address }) {
  const { latitude, longitude, name, street } = address;
  const known = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  const { embedded, page } = mapsOf(
    known ?? { latitude: address.town_latitude, longitude: address.town_longitude },
  );
  return (
    <li>
      <p className={styles.name}>
        <Icon name="map-pin" size={20} />
        <span className={`${kit.shrink} ${kit.grid}`}>
          <strong>{name}</strong>
          {street ? <span>{street}</span> : null}
          <span>{townOf(address)}</span>
        </span>
      </p>
      <div
        className={`${kit.fullWidth} ${styles.map}`}
        data-map={embedded}
        data-map-title={`Carte\u00a0: ${name}`}
      >
        <LinkButton
          to={page}
          variant="plain"
          icon={<Icon name="map-2" size={20} />}
          target="_blank"
          rel="noreferrer"
          data-map-opens
        >
          Afficher la carte
        </LinkButton>
      </div>
      {known ? (
        <RouteLinks {...known} name={name} />
      ) : (
        <p className={words.note}>Position indicative&nbsp;: le milieu de la commune.</p>
      )}
    </li>
  );
}
