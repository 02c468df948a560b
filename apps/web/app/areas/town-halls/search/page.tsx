import { count } from "@jdj/french/plural";
import { redirect } from "react-router";
import { at } from "../../../addresses.ts";
import { apiContext } from "../../../context.ts";
import type { PageHandle } from "../../../page-kind.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PublicHead } from "../../content/public-head.tsx";
import { byDistrict, choose, wantedFrom } from "../choose.ts";
import { Finder } from "../finder.tsx";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "reader", kept: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { townHalls } = context.get(apiContext);
  const [countries, halls] = await Promise.all([
    townHalls.countries({ show: "1" }),
    townHalls.townsNames(),
  ]);
  const wanted = wantedFrom(url.searchParams);
  const { goTo, fitting } = choose(halls, wanted);
  if (goTo !== null) throw redirect(at("townHall", { townId: goTo }));
  return { countries, halls, wanted, fitting };
}

/** `/choisir-mairie-…`: find the town hall of one's wedding, by place or by name. */
export default function ChooseTownHall({ loaderData }: Route.ComponentProps) {
  const { countries, halls, wanted, fitting } = loaderData;
  const groups = byDistrict(fitting);
  const isNarrowed = fitting.length < halls.length;
  return (
    <div className={styles.page}>
      <PublicHead
        title="Choisir la mairie de son mariage en Côte d’Ivoire"
        description="Trouvez la mairie de votre mariage civil en Côte d’Ivoire : par district, par commune ou par nom, avec les jours de célébration, les formalités et le plan."
        path={at("townHalls")}
      />
      <header className={styles.head}>
        <h1>Trouvez la mairie de votre mariage</h1>
        <p>
          {count(halls.length, "mairie")} dans {count(byDistrict(halls).length, "district")}
          &nbsp;: jours et coûts de célébration, dossier, adresse.
        </p>
      </header>
      <Finder countries={countries} halls={halls} wanted={wanted} />
      {isNarrowed && groups.length > 0 ? (
        <p className={styles.narrowed}>
          {count(fitting.length, "mairie")} {wanted.typed ? `pour « ${wanted.typed} »` : ""}
          <a href={at("townHalls")}>Voir toutes les mairies</a>
        </p>
      ) : null}
      {groups.length === 0 ? (
        <EmptyState
          sentence={
            wanted.typed
              ? `Aucune mairie ne répond à « ${wanted.typed} ».`
              : "Aucune mairie ne répond à votre recherche."
          }
          action={
            <LinkButton to={at("townHalls")} look="plain">
              Voir toutes les mairies
            </LinkButton>
          }
          seed="mairie-introuvable"
        />
      ) : null}
      {groups.map(({ id, name, halls: own }) => (
        <section key={id} className={styles.district} aria-labelledby={`district-${id}`}>
          <h2 id={`district-${id}`}>
            {name} <span>{count(own.length, "mairie")}</span>
          </h2>
          <ul className={styles.halls}>
            {own.map((hall) => (
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
      ))}
    </div>
  );
}
