import { at } from "@jdj/contract/paths/addresses";
import type { TownName } from "@jdj/contract/town-halls/town-halls";
import { count } from "@jdj/french/plural";
import { redirect } from "react-router";
import { byDistrict, choose, type Wanted, wantedFrom } from "#app/areas/town-halls/choose-hall.ts";
import { Finder } from "#app/areas/town-halls/finder.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { apiContext } from "#app/http/context.ts";
import { sectionIntroduction } from "#app/http/section-introduction.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import kit from "#app/ui/kit.module.css";
import { MatchCount, SearchPage } from "#app/ui/search-page.tsx";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

const description =
  "Trouvez la mairie de votre mariage civil en Côte d’Ivoire\u00a0: par district, par commune ou par nom, avec les jours de célébration, les formalités et le plan.";

export const handle: PageHandle = {
  page: "static",
  cachedBy: ["pays", "district", "mairie", "recherche", "recherche_value"],
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { townHalls } = context.get(apiContext);
  const [countries, halls] = await Promise.all([
    townHalls.countries({ show: "1" }),
    townHalls.townsNames(),
  ]);
  const wanted = wantedFrom(url.searchParams);
  const { goTo, fitting } = choose(halls, wanted);
  if (goTo !== null) throw redirect(at("townHall", { townId: goTo }));
  const introduction = sectionIntroduction(context, "town-halls", {
    mairies: count(halls.length, "mairie"),
    districts: count(byDistrict(halls).length, "district"),
  });
  return { introduction, countries, halls, wanted, fitting };
}

/** `/choisir-mairie-…`: find the town hall of one's wedding, by place or by name. */
export default function ChooseTownHall({ loaderData }: Route.ComponentProps) {
  const { introduction, countries, halls, wanted, fitting } = loaderData;
  // On a phone the form fills the screen, so the results are above it.
  const isAsked = fitting.length < halls.length;
  return (
    <SearchPage title={introduction.title} summary={introduction.first}>
      <PublicHead
        title="Choisir la mairie de son mariage en Côte d’Ivoire"
        description={description}
        path={at("townHalls")}
      />
      {isAsked ? (
        <>
          <Answer wanted={wanted} fitting={fitting} />
          <h2 className={kit.spaceAbove4}>Chercher encore</h2>
        </>
      ) : null}
      <Finder countries={countries} halls={halls} wanted={wanted} />
      {isAsked ? null : <Halls rows={fitting} />}
    </SearchPage>
  );
}

/** The results of a search, and the link to all town halls. */
function Answer({ wanted, fitting }: { wanted: Wanted; fitting: readonly TownName[] }) {
  const all = at("townHalls");
  const name = wanted.typed ? ` à «\u00a0${wanted.typed}\u00a0»` : " à votre recherche";
  if (fitting.length === 0)
    return (
      <EmptyState
        sentence={`Aucune mairie ne répond${name}.`}
        action={
          <LinkButton to={all} variant="plain">
            Voir toutes les mairies
          </LinkButton>
        }
        seed="mairie-introuvable"
      />
    );
  return (
    <div>
      <MatchCount all={<a href={all}>Voir toutes les mairies</a>}>
        {count(fitting.length, "mairie répond", "mairies répondent")}
        {name}
      </MatchCount>
      <Halls rows={fitting} />
    </div>
  );
}

/** Town halls by district, each with its picture. */
function Halls({ rows }: { rows: readonly TownName[] }) {
  return byDistrict(rows).map(({ id, name, halls }) => (
    <section key={id} aria-labelledby={`district-${id}`}>
      <h2 id={`district-${id}`} className={`${kit.wrap} ${styles.district}`}>
        {name} <span>{count(halls.length, "mairie")}</span>
      </h2>
      <ul className={`${kit.grid} ${styles.halls}`}>
        {halls.map((hall) => (
          <li key={hall.id}>
            <a href={at("townHall", { townId: hall.id })}>
              {hall.photo ? (
                <span className={styles.picture} data-later>
                  <noscript>
                    <img src={hall.photo} alt="" width="84" height="56" loading="lazy" />
                  </noscript>
                </span>
              ) : null}
              {hall.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
