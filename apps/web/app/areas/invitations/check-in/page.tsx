import { isRefusal } from "@jdj/contract/call/refusals";
import { count } from "@jdj/french/plural";
import { useEffect, useState } from "react";
import {
  data,
  isRouteErrorResponse,
  type RouterContextProvider,
  useRouteError,
} from "react-router";
import { cacheThisPage } from "#app/device/cache-this-page.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { PageError } from "#app/ui/page-error.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import words from "#app/ui/words.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import type { Route } from "./+types/page";
import { peopleIn } from "./check-in-state.ts";
import { Conflicts } from "./conflicts.tsx";
import { GuestFinder } from "./guest-finder.tsx";
import styles from "./page.module.css";
import { useCheckIn } from "./use-check-in.ts";

export const handle: PageHandle = { page: "hydrated" };

/** The one page that may use the camera. */
export function headers() {
  return { "Permissions-Policy": "camera=(self), microphone=(), geolocation=()" };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { checkIn } = context.get(apiContext).invitations;
  const asked = checkIn.checkInList({ key: params.key }).catch((error: unknown) => {
    if (isRefusal(error, "door-closed")) throw data(null, { status: 410 });
    throw error;
  });
  // The phone fetches the list and stores it; the cached page has no names.
  const { event, entrance } = await found(asked);
  return { event, entrance, key: params.key, isHost: await readsNotebook(context, event.id) };
}

/** Whether the visitor may open the pages of the event's guests: one of the hosts, or whom they share with. */
async function readsNotebook(context: Readonly<RouterContextProvider>, eventId: number) {
  const { customerId } = context.get(visitorContext).user ?? { customerId: null };
  if (customerId === null) return false;
  const events = await context
    .get(apiContext)
    .notebook.events.eventsByCustomer({ customerId })
    .catch(() => []);
  return events.some(({ id }) => id === eventId);
}

/** Check-in on a phone: scans codes, finds names, and lets each party in once, with or without a network. */
export default function CheckIn({ loaderData }: Route.ComponentProps) {
  const { event, entrance, key, isHost } = loaderData;
  const { state, network, admit, takeBack, drop } = useCheckIn(key);
  const [isCached, setCached] = useState(false);
  // The code reader, fetched now rather than when there is no network.
  useEffect(() => void cacheThisPage(() => import("jsqr")).then(setCached), []);
  const waiting = state?.queue.length ?? 0;
  const { inside, expected } = state ? peopleIn(state) : { inside: 0, expected: 0 };
  return (
    <div className={`${kit.stack4} ${styles.checkIn}`}>
      <Title>Accueil des invités</Title>
      <meta name="robots" content="noindex" />
      <header className={`${kit.stack1} ${words.textCentre} ${styles.head}`}>
        <Cloth className={styles.cloth} seed={event.seed} strips={12} rows={8} cover texture />
        <p>{event.name}</p>
        <h1>{entrance}</h1>
        <p className={styles.counts}>
          <strong>{inside}</strong> {inside > 1 ? "entrés" : "entré"} sur {expected} attendus
        </p>
        <p className={`${words.note} ${styles.network}`} data-network={network} role="status">
          {network === "offline" ? "Sans réseau" : "En réseau"}
          {waiting > 0 ? `, ${count(waiting, "entrée")} à envoyer` : ""}
          {isCached ? ". Cette page reste sur ce téléphone." : ""}
        </p>
      </header>
      {network === "closed" ? (
        <ErrorNote>
          Ce lien d’accueil est expiré ou fermé. Demandez-en un autre aux hôtes
          {waiting > 0 ? "\u00a0; ce qui attend reste sur ce téléphone." : "."}
        </ErrorNote>
      ) : null}
      {state ? <Conflicts state={state} drop={drop} /> : null}
      {state ? (
        <GuestFinder state={state} isHost={isHost} admit={admit} takeBack={takeBack} />
      ) : (
        <Skeleton height={192} />
      )}
      <noscript>
        <p>Cette page a besoin de JavaScript pour lire les codes.</p>
      </noscript>
    </div>
  );
}

export const ErrorBoundary = ClosedCheckIn;

/** The error page of a check-in link that is unknown or expired. */
function ClosedCheckIn() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 410))
    return <PageError error={error} />;
  return (
    <div className={`${kit.stack3} ${styles.closed}`}>
      <Title>Lien fermé</Title>
      <meta name="robots" content="noindex" />
      <h1>{error.status === 410 ? "Ce lien est fermé" : "Ce lien ne mène nulle part"}</h1>
      <p>Les liens d’accueil ne servent qu’un temps. Demandez-en un autre aux hôtes de la fête.</p>
    </div>
  );
}
