import type { Client } from "@jdj/contract/client";
import type { QuoteSide } from "@jdj/contract/quotes/quote-state";
import { newKey } from "#app/forms/new-key.ts";
import { found } from "#app/http/found.ts";
import { callsOf, type RequestsData } from "./quote-side.ts";

/** Whether a browser opens a page, and no script loads its data. */
function isDocument(request: Request): boolean {
  const destination = request.headers.get("sec-fetch-dest");
  if (destination !== null) return destination === "document";
  return request.headers.get("accept")?.includes("text/html") ?? false;
}

/**
 * Loads the requests of a side, and one of them with its conversation. Whoever opens it as a page has
 * read it; where there is script, the conversation says so itself once it is visible.
 * @throws a 404 page for a request that is not the side's own
 */
export async function loadQuoteRequests(
  api: Client,
  side: QuoteSide,
  {
    request,
    id,
    mayAnswer = true,
  }: { request: Request; id: string | undefined; mayAnswer?: boolean },
): Promise<RequestsData> {
  const calls = callsOf(api, side);
  const shown = id === undefined ? null : await found(calls.request({ id }));
  const last = shown?.conversations.at(-1);
  if (shown && last && shown.unread > 0 && isDocument(request)) {
    await calls.markRead({ id: shown.id, message_id: last.id });
    shown.unread = 0;
  }
  const isProvider = side === "provider" && shown !== null;
  const [{ data, unread, since }, templates] = await Promise.all([
    calls.inbox(),
    isProvider ? api.quotes.templates.list() : [],
  ]);
  const kept = { mayAnswer, formKey: newKey(), templates };
  return { side, rows: data, unread, since, request: shown, ...kept };
}

/** The request that an address names; undefined for the list alone. */
export function idOf(params: { id?: string | undefined }): string | undefined {
  return params.id;
}
