import { disputeMessages } from "@jdj/contract/disputes/messages";
import { at } from "@jdj/contract/paths/addresses";
import { answerFrom } from "#app/areas/disputes/read-dispute.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { pageOf } from "#app/http/search-query.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { PageLinks } from "#app/ui/page-links.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/page";
import styles from "./page.module.css";
import { ReceivedCard } from "./received-card.tsx";

export const handle: PageHandle = { page: "static" };

const views = [
  { show: "waiting", label: "À confirmer", empty: "Aucune réservation n’attend votre réponse." },
  { show: "upcoming", label: "À venir", empty: "Aucune réservation confirmée à venir." },
  { show: "disputed", label: "Litiges", empty: "Aucun client n’a signalé de problème." },
  { show: "all", label: "Toutes", empty: "Personne n’a encore réservé vos packages." },
] as const;

type Show = (typeof views)[number]["show"];

function viewOf(query: URLSearchParams): (typeof views)[number] {
  // « litiges » is what emails say.
  const asked = query.get("voir") === "litiges" ? "disputed" : query.get("voir");
  return views.find(({ show }) => show === asked) ?? views[0];
}

const address = (show: Show, page = 1) =>
  `${at("proBookings")}?voir=${show}${page > 1 ? `&page=${page}` : ""}`;

export async function loader({ context, url }: Route.LoaderArgs) {
  requireProvider(context);
  const view = viewOf(url.searchParams);
  const page = pageOf(url.searchParams);
  const { proBookings } = context.get(apiContext).bookings;
  const { items, has_more, waiting } = await proBookings.list({ show: view.show, page });
  return { rows: items, hasMore: has_more, waiting, view, page };
}

const done = {
  confirmed: "Réservation confirmée. Le client est prévenu.",
  refused: "Réservation refusée. Le client est prévenu.",
  withdrawn: "Réservation annulée. Le client est prévenu, son acompte lui est rendu.",
};

export async function action({ context, request }: Route.ActionArgs) {
  requireProvider(context);
  const form = await readForm(request);
  const id = textFrom(form, "id");
  const asked = textFrom(form, "status");
  const isAnswer = textFrom(form, "intent") === "answer-dispute";
  const status = asked === "confirmed" || asked === "refused" ? asked : "withdrawn";
  const { bookings, disputes } = context.get(apiContext);
  try {
    if (isAnswer) await disputes.answer(answerFrom(form));
    else {
      const reason = textFrom(form, `reason_${id}`);
      await bookings.proBookings.answer({ id, status, reason });
    }
  } catch (error) {
    return refused(error, form);
  }
  const back = new URL(request.url).search;
  return redirectWithFlash(context, at("proBookings") + back, {
    kind: "success",
    text: isAnswer ? disputeMessages.answered : done[status],
  });
}

/** `/pro/reservations`: the bookings of the shop's packages, to be answered and to come. */
export default function ReceivedBookings({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, hasMore, waiting, view, page } = loaderData;
  return (
    <>
      <Title>Réservations</Title>
      <h1>Réservations</h1>
      <Tabs
        label="Réservations montrées"
        tabs={views.map(({ show, label }) => ({
          to: address(show),
          label,
          current: show === view.show,
          ...(show === "waiting" ? { count: waiting } : {}),
        }))}
      />
      {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
      {rows.length === 0 ? (
        <EmptyState
          sentence={view.empty}
          seed="reservations-vide"
          action={
            <LinkButton to={at("proPackages")} variant="plain" reloadDocument>
              Voir mes packages
            </LinkButton>
          }
        />
      ) : (
        <ul className={`${kit.stack4} ${kit.listReset} ${styles.list}`}>
          {rows.map((booking) => (
            <ReceivedCard
              key={booking.id}
              booking={booking}
              refused={actionData?.values.id === String(booking.id) ? actionData : undefined}
              answered={actionData}
            />
          ))}
        </ul>
      )}
      {page > 1 || hasMore ? (
        <PageLinks
          className={`${kit.flex} ${kit.gap4}`}
          page={page}
          hasMore={hasMore}
          to={(to) => address(view.show, to)}
          newer="Plus récentes"
          older="Suivantes"
        />
      ) : null}
    </>
  );
}
