import type { Client } from "@jdj/contract/client";
import { at } from "@jdj/contract/paths/addresses";
import { ShopChecklist } from "#app/areas/providers/checklist.tsx";
import { Totals } from "#app/areas/providers/statistics/totals.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { NextBookings } from "./next-bookings.tsx";
import { requestsToAnswer } from "./requests-to-answer.ts";
import { WaitingRequests } from "./waiting-requests.tsx";

/** How many of the requests that wait are shown. */
const REQUESTS_SHOWN = 5;

/** What waits for a provider of the directory. */
export async function loadServices({ bookings, quotes, providers }: Client) {
  const [shop, { seen, requested }, inbox, upcoming] = await Promise.all([
    providers.profile.get(),
    providers.statistics.lastDays(),
    quotes.providerRequests.inbox(),
    bookings.proBookings.next(),
  ]);
  return {
    shop,
    seen,
    requested,
    toAnswer: requestsToAnswer(inbox.data).length,
    requests: requestsToAnswer(inbox.data).slice(0, REQUESTS_SHOWN),
    bookings: upcoming.items,
    waiting: upcoming.waiting,
  };
}

/** What a provider of the directory has to do, and how their page is seen. */
export function Services({ services }: { services: Awaited<ReturnType<typeof loadServices>> }) {
  const { shop, seen, requested, requests, bookings, waiting } = services;
  return (
    <>
      <ShopChecklist shop={shop} />
      {shop.published || requests.length > 0 ? <WaitingRequests requests={requests} /> : null}
      {shop.published || bookings.length > 0 || waiting > 0 ? (
        <NextBookings bookings={bookings} />
      ) : null}
      {shop.published ? (
        <section className={kit.stack4} aria-labelledby="chiffres">
          <h2 id="chiffres">Ces 30 derniers jours</h2>
          <Totals seen={seen} requested={requested} />
          <p>
            <a href={at("proFigures")}>Jour par jour</a>
          </p>
        </section>
      ) : shop.released ? null : (
        <div>
          <LinkButton to={at("proShop")} reloadDocument>
            Remplir ma boutique
          </LinkButton>
        </div>
      )}
    </>
  );
}
