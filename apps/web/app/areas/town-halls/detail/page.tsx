import { at } from "@jdj/contract/paths/addresses";
import type { TownHall } from "@jdj/contract/town-halls/town-halls";
import { longDate } from "@jdj/french/dates";
import { structuredTownHall } from "#app/areas/town-halls/structured-town-hall.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { useSite } from "#app/document/site.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { Note } from "#app/ui/error-note.tsx";
import { StructuredData } from "#app/ui/html.tsx";
import kit from "#app/ui/kit.module.css";
import { OutsideLink } from "#app/ui/links/contact-links.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { Contact } from "./contact.tsx";
import { Formalities } from "./formalities.tsx";
import { Head } from "./head.tsx";
import styles from "./page.module.css";
import { Photos } from "./photos.tsx";
import { Place } from "./place.tsx";

export const handle: PageHandle = { page: "static", cachedBy: [] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { townHalls } = context.get(apiContext);
  const hall = await found(townHalls.townHall({ id: params.townId }));
  const district = await found(townHalls.district({ id: hall.district.id }));
  return {
    hall,
    neighbours: district.town_halls.filter(({ id }) => id !== hall.id),
  };
}

/** `/details-mairie-…/{townId}`: a town hall with its formalities. */
export default function TownHallDetail({ loaderData }: Route.ComponentProps) {
  const { hall, neighbours } = loaderData;
  const { publicUrl } = useSite();
  const path = at("townHall", { townId: hall.id });
  const about = `${hall.name}, district ${hall.district.name}\u00a0: jours et coûts de célébration du mariage civil, dossier à préparer, contacts et plan.`;
  return (
    <article className={styles.page}>
      <PublicHead
        title={`${hall.name}\u00a0: se marier à ${hall.town}`}
        description={about}
        path={path}
      />
      <StructuredData about={structuredTownHall(hall, publicUrl + path)} />
      <Head hall={hall} />
      <div className={`${kit.page} ${styles.body}`}>
        {hall.demonstration ? (
          <div className={styles.honest}>
            <Note tone="warning">
              <strong>Données de démonstration.</strong> Numéros, coûts et textes sont inventés pour
              montrer la page&nbsp;; seuls le nom, le district et la position sont réels.
            </Note>
          </div>
        ) : null}
        <div className={styles.main}>
          <Generalities hall={hall} />
          <Formalities hall={hall} />
        </div>
        <div className={styles.side}>
          <Contact hall={hall} />
          <Place hall={hall} />
        </div>
        <Photos hall={hall} />
        <footer className={`${kit.stack7} ${styles.foot}`}>
          <p className={`${words.note} ${styles.indicative}`}>
            Les informations de cette page sont données à titre indicatif et n’engagent pas la
            mairie&nbsp;: faites-les confirmer par le service de l’état civil avant de fixer votre
            date.
            {hall.checked_on ? ` Fiche relue le ${longDate(hall.checked_on)}.` : ""}
          </p>
          {neighbours.length > 0 ? (
            <nav aria-labelledby="voisines">
              <h2 id="voisines">Autres mairies du même district</h2>
              <ul className={styles.neighbours}>
                {neighbours.map(({ id, name }) => (
                  <li key={id}>
                    <a className={kit.tapRow} href={at("townHall", { townId: id })}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </footer>
      </div>
    </article>
  );
}

/** The presentation of the town hall: its first paragraph, the others on demand. */
function Generalities({ hall }: { hall: TownHall }) {
  const [first, ...others] = (hall.generalities ?? "").split(/\n{2,}/).filter(Boolean);
  if (first === undefined && !hall.wiki_link) return null;
  return (
    <section className={`${kit.stack3} ${styles.text}`} aria-labelledby="generalites">
      <h2 id="generalites">Généralités</h2>
      {first ? <p>{first}</p> : null}
      {others.length > 0 ? (
        <details className={styles.more}>
          <summary className={`${words.disclosure} ${words.indigo}`}>Lire la suite</summary>
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      ) : null}
      {hall.wiki_link ? (
        <OutsideLink address={hall.wiki_link}>{`En savoir plus sur ${hall.town}`}</OutsideLink>
      ) : null}
    </section>
  );
}
