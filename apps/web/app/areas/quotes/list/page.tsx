import { answerChat } from "#app/areas/quotes/answer-chat.ts";
import { idOf, loadQuoteRequests } from "#app/areas/quotes/load-quote-requests.ts";
import { QuoteRequestsView } from "#app/areas/quotes/quote-requests-view.tsx";
import { sendOrExplain } from "#app/areas/quotes/send-or-explain.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { apiContext } from "#app/http/context.ts";
import { requireUser } from "#app/http/signed-in.ts";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  requireUser(context);
  return loadQuoteRequests(context.get(apiContext), "customer", { request, id: idOf(params) });
}

export { shouldReload as shouldRevalidate } from "#app/areas/quotes/should-reload.ts";

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendOrExplain(request, serverAction);
}

export async function action({ context, request, params }: Route.ActionArgs) {
  requireUser(context);
  return answerChat(context.get(apiContext), "customer", { request, id: idOf(params) ?? "" });
}

/** `…/prestataires-de-mariage-contacte`: the customer's quote requests, and a conversation. */
export default function RequestsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <QuoteRequestsView data={loaderData} state={actionData} title="Mes demandes de prestations" />
  );
}
