import { at } from "@jdj/contract/paths/addresses";
import { ShopChecklist } from "#app/areas/pro/checklist.tsx";
import { Totals } from "#app/areas/pro/figures/totals.tsx";
import styles from "#app/areas/pro/pro.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { LinkButton } from "#app/ui/button.tsx";
import type { Route } from "./+types/page";
import { NextBookings } from "./next-bookings.tsx";
import { requestsToAnswer } from "./requests-to-answer.ts";
import { WaitingRequests } from "./waiting-requests.tsx";

export const handle: PageHandle = { page: "static" };

/** How many of the next bookings are shown. */
const BOOKINGS_SHOWN = 5;

export async function loader({ context }: Route.LoaderArgs) {
  const { givenNames } = requireProvider(context);
  const { bookings, quotes, shop: calls } = context.get(apiContext);
  const [shop, { seen, requested }, inbox, upcoming] = await Promise.all([
    calls.details.get(),
    calls.figures.lastDays(),
    quotes.providerRequests.inbox(),
    bookings.proBookings.list({ show: "upcoming" }),
  ]);
  return {
    givenNames,
    shop,
    seen,
    requested,
    requests: requestsToAnswer(inbox.data),
    bookings: upcoming.data.slice(0, BOOKINGS_SHOWN),
    waiting: upcoming.waiting,
  };
}

/** `/pro`: where a provider's day begins. */
export default function ProHome({ loaderData }: Route.ComponentProps) {
  const { givenNames, shop, seen, requested, requests, bookings, waiting } = loaderData;
  return (
    <>
      <Title>Espace prestataires</Title>
      <h1>Bonjour {givenNames}</h1>
      <ShopChecklist shop={shop} />
      {shop.published || requests.length > 0 ? <WaitingRequests requests={requests} /> : null}
      {shop.published || bookings.length > 0 || waiting > 0 ? (
        <NextBookings bookings={bookings} waiting={waiting} />
      ) : null}
      {shop.published ? (
        <section className={styles.section} aria-labelledby="chiffres">
          <h2 id="chiffres">Ces 30 derniers jours</h2>
          <Totals seen={seen} requested={requested} />
          <p>
            <a href={at("proFigures")}>Jour par jour</a>
          </p>
        </section>
      ) : (
        <div>
          <LinkButton to={at("proShop")} reloadDocument>
            Remplir ma boutique
          </LinkButton>
        </div>
      )}
    </>
  );
}
