import { bookingMessages } from "@jdj/contract/bookings/messages";
import { fieldErrorsOf } from "@jdj/contract/call/refusals";
import type { Client } from "@jdj/contract/client";
import { at } from "@jdj/contract/paths/addresses";
import { count } from "@jdj/french/plural";
import { PackageCard } from "#app/areas/bookings/packages/package-card.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { apiContext } from "#app/http/context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { Pagination } from "#app/ui/pagination.tsx";
import { MatchCount, SearchPage } from "#app/ui/search-page.tsx";
import type { Route } from "./+types/page";
import { Finder } from "./finder.tsx";
import styles from "./page.module.css";
import { isAsked, queryOf, type WantedPackages, wantedFrom } from "./wanted-packages.ts";

export const handle: PageHandle = {
  page: "static",
  cachedBy: ["evenement", "service", "prix_min", "prix_max", "recherche", "page"],
};

/** The fields of the address by those of the call. */
const fields: Readonly<Record<string, string>> = {
  event_type_id: "evenement",
  service_type_id: "service",
  min_price: "prix_min",
  max_price: "prix_max",
};

async function listPackages({ bookings }: Client, wanted: WantedPackages) {
  const all = { page: wanted.page, per_page: 12 };
  try {
    const { data } = await bookings.packages.list({
      ...all,
      event_type_id: wanted.eventType,
      service_type_id: wanted.service,
      min_price: wanted.minPrice,
      max_price: wanted.maxPrice,
      search: wanted.search,
    });
    return { listed: data, errors: {} };
  } catch (error) {
    const refused = fieldErrorsOf(error);
    if (refused === null) throw error;
    const errors = Object.fromEntries(
      Object.entries(refused).map(([name, messages]) => [
        fields[name.split(".")[0] ?? ""] ?? name,
        messages,
      ]),
    );
    return { listed: (await bookings.packages.list(all)).data, errors };
  }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const wanted = wantedFrom(url.searchParams);
  const [eventTypes, services, found] = await Promise.all([
    api.bookings.packages.eventTypes(),
    api.providers.directory.serviceTypes(),
    listPackages(api, wanted),
  ]);
  return { eventTypes: eventTypes.data, services, wanted, ...found };
}

/** `/package-…`: the packages of providers, with a fixed price, to be booked for a date. */
export default function Packages({ loaderData }: Route.ComponentProps) {
  const { eventTypes, services, wanted, listed, errors } = loaderData;
  const { data: rows, total, current_page: page, last_page: lastPage } = listed;
  const asked = isAsked(wanted);
  const isRefused = Object.keys(errors).length > 0;
  return (
    <SearchPage
      title="Packages de prestataires"
      summary="Un prix fixe, une date, une confirmation du prestataire."
    >
      <PublicHead
        title="Packages de mariage et de fête"
        description="Des packages à prix fixe pour votre mariage ou votre fête en Côte d’Ivoire&nbsp;: salle, traiteur, photos, décoration. Réservez-les pour votre date."
        path={at("packages")}
      />
      <Finder eventTypes={eventTypes} services={services} wanted={wanted} errors={errors} />
      {isRefused ? (
        <ErrorNote>Un filtre n’est pas valide&nbsp;: tous les packages sont montrés.</ErrorNote>
      ) : null}
      {asked && !isRefused && total > 0 ? (
        <MatchCount all={<a href={at("packages")}>Voir tous les packages</a>}>
          {count(total, "package répond", "packages répondent")} à votre recherche
        </MatchCount>
      ) : null}
      {rows.length === 0 ? (
        <EmptyState
          sentence={
            asked ? bookingMessages.noPackage : "Aucun package n’est proposé pour le moment."
          }
          seed="packages-vide"
          action={
            <LinkButton
              to={asked ? at("packages") : at("providers")}
              variant="plain"
              reloadDocument
            >
              {asked ? "Voir tous les packages" : "Voir les prestataires"}
            </LinkButton>
          }
        />
      ) : (
        <div className={`${kit.stack4} ${kit.halves640} ${styles.cards}`}>
          {rows.map((found, index) => (
            <PackageCard key={found.id} found={found} eager={index < 2} />
          ))}
        </div>
      )}
      <Pagination
        page={page}
        lastPage={lastPage}
        to={(to) => at("packages") + queryOf(wanted, to)}
        label="Packages"
      />
      {rows.some(({ demonstration }) => demonstration) ? (
        <Note>Ces packages sont des exemples, inventés pour la démonstration.</Note>
      ) : null}
    </SearchPage>
  );
}
