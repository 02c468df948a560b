import { at } from "@jdj/contract/paths/addresses";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Note } from "#app/ui/error-note.tsx";
import { Html } from "#app/ui/html.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { Breadcrumbs } from "#app/ui/links/breadcrumbs.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static", cachedBy: [] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const hall = await found(context.get(apiContext).townHalls.townHall({ id: params.id }));
  return { hall };
}

/** `/dossier-mairie-…/{id}`: the town hall's supplementary conditions. */
export default function TownHallFile({ loaderData }: Route.ComponentProps) {
  const { hall } = loaderData;
  const back = (
    <LinkButton to={at("townHall", { townId: hall.id })} variant="plain">
      {`Revenir à la ${hall.name.replace(/^M/, "m")}`}
    </LinkButton>
  );
  return (
    <article className={`${kit.stack5} ${styles.page}`}>
      <PublicHead
        title={`Dossier de mariage, ${hall.name}`}
        description={`Conditions supplémentaires et pièces du dossier de mariage civil\u00a0: ${hall.name}, district ${hall.district.name}.`}
        path={at("townHallFile", { id: hall.id })}
      />
      <Breadcrumbs
        crumbs={[
          { to: at("townHalls"), label: "Mairies" },
          { to: at("townHall", { townId: hall.id }), label: hall.name },
        ]}
        here="Dossier"
      />
      <h1>Dossier de mariage, {hall.name}</h1>
      {hall.demonstration ? (
        <Note tone="warning">
          <strong>Données de démonstration.</strong> Cette liste ne vient pas de la mairie.
        </Note>
      ) : null}
      {hall.supplementary_conditions ? (
        <>
          <Html html={hall.supplementary_conditions} className={`${kit.stack3} ${styles.text}`} />
          <p className={`${words.note} ${styles.indicative}`}>
            Ces informations sont données à titre indicatif&nbsp;: faites-les confirmer par le
            service de l’état civil.
          </p>
          <p className={kit.cluster2}>
            <LinkButton
              to={`${at("civilFile")}?mairie=${hall.id}`}
              reloadDocument
              rel="nofollow"
              icon={<Icon name="checklist" size={20} />}
            >
              Préparer mon dossier
            </LinkButton>
            {back}
          </p>
        </>
      ) : (
        <EmptyState
          sentence="Les conditions de cette mairie n’ont pas encore été relevées."
          action={back}
          seed={hall.town}
        />
      )}
    </article>
  );
}
