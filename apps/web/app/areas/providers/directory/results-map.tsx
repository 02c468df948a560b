import { count } from "@jdj/french/plural";
import { mapSize, outlinePath } from "#app/areas/town-halls/detail/country-outline.ts";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Directory } from "./load-directory.ts";
import styles from "./results-map.module.css";
import { cityHeight, labelSizes, type Spot, spotsOf } from "./results-map-spots.ts";
import { toggled, type Wanted } from "./wanted-providers.ts";

type Town = Directory["listed"]["towns"][number];

/** Where the matches are: the country and Abidjan, drawn, each town a link that filters by it. */
export function ResultsMap({ directory: { wanted, listed } }: { directory: Directory }) {
  const { country, city, inAbidjan, abidjan } = spotsOf(listed.towns);
  return (
    <details className={styles.map}>
      <summary>
        <Icon name="map-2" size={20} />
        Carte
      </summary>
      <div className={`${kit.stack4} ${styles.drawings}`}>
        <figure>
          <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-label="Le pays">
            <path d={outlinePath} className={styles.land} />
            {inAbidjan > 0 ? (
              <circle cx={abidjan.x} cy={abidjan.y} r={13} className={styles.city}>
                <title>{`Abidjan\u00a0: ${count(inAbidjan, "prestataire")}`}</title>
              </circle>
            ) : null}
            <Spots spots={country} wanted={wanted} size={labelSizes.country} />
          </svg>
          <figcaption>
            Le pays{inAbidjan > 0 ? `, dont ${count(inAbidjan, "prestataire")} à Abidjan` : ""}
          </figcaption>
        </figure>
        {city.length > 0 ? (
          <figure>
            <svg viewBox={`0 0 ${mapSize.width} ${cityHeight}`} aria-label="Abidjan">
              <Spots spots={city} wanted={wanted} size={labelSizes.city} />
            </svg>
            <figcaption>Abidjan et ses communes</figcaption>
          </figure>
        ) : null}
      </div>
      <p className={`${words.hint} ${kit.spaceAbove2}`}>
        Positions indicatives&nbsp;: les communes sont écartées pour que leurs noms se lisent.
      </p>
    </details>
  );
}

type SpotsProps = { spots: readonly Spot<Town>[]; wanted: Wanted; size: number };

function Spots({ spots, wanted, size }: SpotsProps) {
  return spots.map(({ town, x, y, radius, label }) => (
    <a
      key={town.id}
      href={toggled(wanted, "town", String(town.id))}
      aria-current={wanted.town === String(town.id) ? "true" : undefined}
      aria-label={`${town.name} : ${count(town.providers_count, "prestataire")}`}
    >
      <circle cx={x} cy={y} r={radius} />
      <text x={x} y={y + radius + size} fontSize={size}>
        {label}
      </text>
    </a>
  ));
}
