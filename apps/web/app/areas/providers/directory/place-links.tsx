import { count } from "@jdj/french/plural";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Directory } from "./load-directory.ts";
import styles from "./place-links.module.css";
import { addressOf, type Wanted, wantedFrom } from "./wanted-providers.ts";

/** The most links of one kind. */
const MOST = 24;

type LinksProps = { title: string; links: { name: string; to: string; providers: number }[] };

function Links({ title, links }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className={kit.stack2}>
      <h2 className={words.text18}>{title}</h2>
      <ul className={`${kit.flex} ${kit.listReset} ${styles.links}`}>
        {links.slice(0, MOST).map(({ name, to, providers }) => (
          <li key={to}>
            <a href={to} title={count(providers, "prestataire", "prestataires")}>
              {name}
            </a>{" "}
            <span className={words.note}>{providers}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The trade in each town that has it, and each trade of the town: where to look next. */
export function PlaceLinks({ directory: { listed, type, town } }: { directory: Directory }) {
  const nothing = wantedFrom(new URLSearchParams());
  const having = (rows: typeof listed.service_types) =>
    rows
      .filter(({ providers_count: providers }) => providers > 0)
      .toSorted((a, b) => b.providers_count - a.providers_count || a.name.localeCompare(b.name));
  const linkTo = (
    { name, providers_count: providers }: (typeof listed.service_types)[number],
    changed: Partial<Wanted>,
  ) => ({ name, providers, to: addressOf(nothing, changed) });
  return (
    <div className={`${kit.stack4} ${styles.places}`}>
      <Links
        title={type ? `${type.name}, commune par commune` : "Par commune"}
        links={having(listed.towns)
          .filter(({ id }) => id !== town?.id)
          .map((one) =>
            linkTo(one, { town: String(one.id), service: type ? String(type.id) : "" }),
          )}
      />
      <Links
        title={town ? `Tous les métiers, ${town.name}` : "Par métier"}
        links={having(listed.service_types)
          .filter(({ id }) => id !== type?.id)
          .map((one) =>
            linkTo(one, { service: String(one.id), town: town ? String(town.id) : "" }),
          )}
      />
    </div>
  );
}
