import type { TownHall } from "@jdj/contract/town-halls/town-halls";
import { degrees, mapsOf } from "#app/areas/town-halls/town-hall-address.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { RouteLinks } from "#app/ui/links/contact-links.tsx";
import words from "#app/ui/words.module.css";
import { isOnMap, landmarksAround, mapSize, onMap, outlinePath } from "./country-outline.ts";
import styles from "./place.module.css";

/** Where the town hall is: a drawing, replaced by a real map after a press. */
export function Place({ hall }: { hall: TownHall }) {
  const { embedded, page } = mapsOf(hall);
  return (
    <section className={`${kit.stack3} ${kit.contentStart}`} aria-labelledby="plan">
      <h2 id="plan">Sur la carte</h2>
      <div
        className={`${kit.placeCentre} ${styles.map}`}
        data-map={embedded}
        data-map-title={`Carte\u00a0: ${hall.name}`}
      >
        {isOnMap(hall) ? <Whereabouts hall={hall} /> : null}
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
      <p className={words.hint}>
        Position indicative&nbsp;: le milieu de la commune ({degrees(hall)}). La carte vient
        d’OpenStreetMap, et n’est demandée qu’à votre geste.
      </p>
      <RouteLinks latitude={hall.latitude} longitude={hall.longitude} name={hall.name} />
    </section>
  );
}

function Whereabouts({ hall }: { hall: TownHall }) {
  const { x, y } = onMap(hall);
  const toLeft = x > mapSize.width * 0.6;
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      role="img"
      aria-label={`${hall.town}, district ${hall.district.name}, dans le pays`}
    >
      <defs>
        <pattern id="texture" width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 1.5h3M3 4.5h3" className={styles.thread} />
        </pattern>
      </defs>
      <path d={outlinePath} className={styles.land} />
      <path d={outlinePath} fill="url(#texture)" />
      {landmarksAround(hall).map((town) => (
        <g key={town.name} className={styles.landmark}>
          <path d={`M${town.x - 2} ${town.y - 2}h4v4h-4z`} />
          <text x={town.x + 6} y={town.y + 4}>
            {town.name}
          </text>
        </g>
      ))}
      <path
        className={styles.pin}
        d={`M${x} ${y - 10}l10 10l-10 10l-10 -10zM${x} ${y - 4}l4 4l-4 4l-4 -4z`}
      />
      <text
        className={styles.here}
        x={toLeft ? x - 14 : x + 14}
        y={y + 5}
        textAnchor={toLeft ? "end" : "start"}
      >
        {hall.town}
      </text>
    </svg>
  );
}
