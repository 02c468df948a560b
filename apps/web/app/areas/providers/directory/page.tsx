import { at } from "@jdj/contract/paths/addresses";
import { quantityText, USUAL_HOURS } from "@jdj/contract/prices/price-unit";
import { directoryMessages } from "@jdj/contract/providers/messages";
import { count } from "@jdj/french/plural";
import { data } from "react-router";
import { providerAddress } from "#app/areas/providers/detail/provider-address.ts";
import { findFavourites } from "#app/areas/providers/favourites/find-favourites.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { sectionIntroduction } from "#app/http/section-introduction.ts";
import { withReturn } from "#app/http/signed-in.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { StructuredData } from "#app/ui/html.tsx";
import kit from "#app/ui/kit.module.css";
import { SortMenu } from "#app/ui/listing/sort-menu.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { Banner } from "./banner.tsx";
import { bannerTitle } from "./banner-title.ts";
import { directoryData } from "./directory-data.ts";
import { directoryHead } from "./directory-head.ts";
import { Filters } from "./filters.tsx";
import { loadDirectory } from "./load-directory.ts";
import styles from "./page.module.css";
import { PlaceLinks } from "./place-links.tsx";
import { ProviderCard } from "./provider-card.tsx";
import { ResultsMap } from "./results-map.tsx";
import { Trades } from "./trades.tsx";
import {
  addressOf,
  comparesPrices,
  countFilters,
  orders,
  parameters,
  type Wanted,
} from "./wanted-providers.ts";

// Not by day: each booking would empty the cache.
const cachedBy = [
  "page",
  ...Object.values(parameters).filter((name) => name !== parameters.freeOn),
];

/** By whose hearts the page differs among those who are signed in. */
const providersOf = ({ directory }: { directory: { listed: { data: { id: number }[] } } }) =>
  directory.listed.data.map(({ id }) => id);

export const handle: PageHandle<Parameters<typeof providersOf>[0]> = {
  page: "static",
  cachedBy,
  providersOf,
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [directory, favourites] = await Promise.all([
    loadDirectory(api, url, params),
    findFavourites(api, context.get(visitorContext)),
  ]);
  const hasErrors = Object.keys(directory.errors).length > 0;
  const heading = sectionIntroduction(context, "providers").title;
  return data({ heading, directory, favourites }, { status: hasErrors ? 422 : 200 });
}

/** The address of a provider's page; a stranger is asked to sign in first, and comes to it then. */
function addressToOpen(id: number, { budget, guests }: Wanted, isSignedIn: boolean): string {
  const address = providerAddress(id, budget, guests);
  return isSignedIn ? address : withReturn(at("signIn"), address);
}

/** `/annuaires-…`: the providers, all or those of a service, as the notebook asks for them. */
export default function DirectoryPage({ loaderData }: Route.ComponentProps) {
  const { heading, directory, favourites } = loaderData;
  const { wanted, listed, type, town, provider } = directory;
  const { data: rows, total, page, last_page: lastPage, registered } = listed;
  const title = bannerTitle(
    wanted,
    {
      town: town?.name ?? null,
      service: type?.name ?? null,
      provider: provider?.name ?? null,
    },
    heading,
  );
  const guests = comparesPrices(wanted) ? listed.guests : null;
  const isAsked = countFilters(wanted) > 0 || wanted.provider !== "";
  return (
    <>
      <PublicHead {...directoryHead(directory, title)} />
      {rows.some(({ demonstration }) => !demonstration) ? (
        <StructuredData about={directoryData(rows.filter((one) => !one.demonstration))} />
      ) : null}
      <Banner title={title} directory={directory} />
      <div className={`${kit.stack4} ${kit.page} ${styles.page}`}>
        <Filters directory={directory} />
        <div className={`${kit.stack2} ${kit.shrink} ${kit.contentStart}`}>
          <Trades directory={directory} />
          <div className={`${kit.cluster} ${styles.head}`}>
            <p className={words.bold} aria-live="polite">
              {isAsked
                ? count(total, "prestataire trouvé", "prestataires trouvés")
                : count(registered, "prestataire inscrit", "prestataires inscrits")}
            </p>
            <SortMenu
              orders={orders}
              sort={wanted.sort}
              to={(sort) => addressOf(wanted, { sort })}
            />
            {total > 0 ? <ResultsMap directory={directory} /> : null}
          </div>
          {guests === null || total === 0 ? null : (
            <p className={`${words.note} ${styles.compared}`}>
              Prix comparés pour {quantityText("person", guests)}, {USUAL_HOURS}&nbsp;h à l’heure.
            </p>
          )}
          {rows.length === 0 ? (
            <EmptyState
              sentence={directoryMessages.noProvider}
              seed="annuaire-vide"
              action={
                isAsked ? (
                  <LinkButton to={at("providers")} variant="plain" reloadDocument>
                    Voir tous les prestataires
                  </LinkButton>
                ) : (
                  <LinkButton to={at("onboarding")} variant="plain" reloadDocument>
                    Devenir prestataire
                  </LinkButton>
                )
              }
            />
          ) : (
            <div className={`${kit.stack4} ${kit.halves640} ${styles.cards}`}>
              {rows.map((one, index) => (
                <ProviderCard
                  key={one.id}
                  provider={one}
                  to={addressToOpen(one.id, wanted, favourites !== null)}
                  favourite={favourites?.includes(one.id) ?? null}
                  isFirst={index === 0}
                  guests={guests}
                />
              ))}
            </div>
          )}
          <Pagination
            page={page}
            lastPage={lastPage}
            to={(asked) => addressOf(wanted, { page: asked })}
            label="Prestataires"
          />
          <PlaceLinks directory={directory} />
          {rows.some(({ demonstration }) => demonstration) ? (
            <p className={words.note}>
              Ces prestataires sont des exemples, inventés pour la démonstration.
            </p>
          ) : null}
        </div>
      </div>
    </>
  );
}
