import { at } from "@jdj/contract/paths/addresses";
import { count } from "@jdj/french/plural";
import { data } from "react-router";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Note } from "#app/ui/error-note.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { MatchCount, SearchPage } from "#app/ui/search-page.tsx";
import type { Route } from "./+types/page";
import { Finder } from "./finder.tsx";
import styles from "./page.module.css";
import { ProviderCard } from "./provider-card.tsx";
import { queryOf, wantedFrom } from "./wanted.ts";

export const handle: PageHandle = {
  page: "static",
  cachedBy: ["service", "commune", "recherche", "page"],
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { providers } = context.get(apiContext).directory;
  const wanted = wantedFrom(url.searchParams, params.serviceTypeId);
  const listed = await found(
    providers.list({
      page: wanted.page,
      service_type_id: wanted.service,
      town_id: wanted.town,
      ...(wanted.search ? { search: wanted.search } : {}),
    }),
  );
  const types = listed.service_types;
  const type = types.find(({ id }) => String(id) === wanted.service);
  if (wanted.service && !type) throw data(null, { status: 404 });
  return { types, type, listed, wanted };
}

/** `/annuaires-…`: the providers, all or those of a service, as the notebook asks for them. */
export default function Directory({ loaderData }: Route.ComponentProps) {
  const { types, type, listed, wanted } = loaderData;
  const { data: rows, total, page, last_page: lastPage, registered, towns } = listed;
  const address = (to: number) => at("providers") + queryOf(wanted, to);
  const isAsked = wanted.service !== "" || wanted.town !== "" || wanted.search !== "";
  return (
    <SearchPage
      title={type?.name ?? "Trouvez vos prestataires"}
      summary={count(registered, "prestataire inscrit", "prestataires inscrits")}
    >
      <PublicHead
        title={type ? `${type.name} : prestataires` : "Annuaire des prestataires"}
        description="Salles, traiteurs, photographes, couturiers, musiciens : les prestataires de mariage et de fête en Côte d’Ivoire, par service et par commune."
        path={type ? address(1) : at("providers")}
      />
      <Finder types={types} towns={towns} wanted={wanted} />
      {rows.some(({ demonstration }) => demonstration) ? (
        <Note>Ces prestataires sont des exemples, inventés pour la démonstration.</Note>
      ) : null}
      {isAsked && total > 0 ? (
        <MatchCount all={<a href={at("providers")}>Voir tous les prestataires</a>}>
          {count(total, "prestataire répond", "prestataires répondent")} à votre recherche
        </MatchCount>
      ) : null}
      {rows.length === 0 ? (
        <EmptyState
          sentence="Aucun prestataire associé à cette entrée..."
          seed="annuaire-vide"
          action={
            isAsked ? (
              <LinkButton to={at("providers")} look="plain" reloadDocument>
                Voir tous les prestataires
              </LinkButton>
            ) : (
              <LinkButton to={at("onboarding")} look="plain" reloadDocument>
                Devenir prestataire
              </LinkButton>
            )
          }
        />
      ) : (
        <div className={styles.cards}>
          {rows.map((provider) => (
            <ProviderCard key={provider.id} provider={provider} />
          ))}
        </div>
      )}
      <Pagination page={page} lastPage={lastPage} to={address} label="Prestataires" />
    </SearchPage>
  );
}
