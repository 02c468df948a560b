import { mayTeam } from "@jdj/contract/call/team-policy";
import { answerChat } from "#app/areas/quotes/answer-chat.ts";
import { idOf, loadQuoteRequests } from "#app/areas/quotes/load-quote-requests.ts";
import { QuoteForm } from "#app/areas/quotes/quote-form.tsx";
import { QuoteRequestsView } from "#app/areas/quotes/quote-requests-view.tsx";
import { ReplyTemplates } from "#app/areas/quotes/reply-templates.tsx";
import { sendOrExplain } from "#app/areas/quotes/send-or-explain.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { apiContext } from "#app/http/context.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import type { Route } from "./+types/provider-page";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { shop } = requireProvider(context);
  const mayAnswer = mayTeam(shop.role, "quotes:write");
  const asked = { request, id: idOf(params), mayAnswer };
  return loadQuoteRequests(context.get(apiContext), "provider", asked);
}

export { shouldReload as shouldRevalidate } from "#app/areas/quotes/should-reload.ts";

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendOrExplain(request, serverAction);
}

export async function action({ context, request, params }: Route.ActionArgs) {
  requireProvider(context);
  return answerChat(context.get(apiContext), "provider", { request, id: idOf(params) ?? "" });
}

const forms = { QuoteForm, ReplyTemplates };

/** `/pro/demandes`: the requests that a provider got, and a conversation. */
export default function ProRequestsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <QuoteRequestsView data={loaderData} state={actionData} title="Demandes" forms={forms} />;
}
