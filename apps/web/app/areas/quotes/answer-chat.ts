import { createHash } from "node:crypto";
import { type FieldErrors, fieldErrorsOf, refusalMessage } from "@jdj/contract/call/refusals";
import type { Client } from "@jdj/contract/client";
import { at } from "@jdj/contract/paths/addresses";
import { type QuoteSide, type QuoteStatus, quoteStatuses } from "@jdj/contract/quotes/quote-state";
import { data, redirect } from "react-router";
import { answerFrom, disputeFrom } from "#app/areas/disputes/read-dispute.ts";
import { fileFrom, textFrom } from "#app/forms/form-fields.ts";
import { readForm } from "#app/forms/read-form.ts";
import { redirectToPart } from "#app/http/redirect-to-part.ts";
import { linesFrom, quoteFrom } from "./quote-from.ts";
import { addressesOf, callsOf } from "./quote-side.ts";

/** What a form of a conversation answers when it was refused, or sent by a script. */
export interface ChatState {
  intent: string;
  /** The message that was sent, by its id. */
  sentId?: number;
  /** Nothing answered: it is sent again with the same key. */
  isUnsent?: boolean;
  /** Why nothing was sent. */
  message?: string;
  errors: FieldErrors;
  values: Record<string, string>;
}

function statusFrom(form: FormData): QuoteStatus | undefined {
  const asked = textFrom(form, "status");
  return quoteStatuses.find((status) => status === asked);
}

/**
 * The key of what a form sends. The key of a form that was sent without script is that of the shown
 * page: sent twice it has the same content, and from a page that the browser restored another one.
 */
function keyFor(form: FormData, key: string | undefined, content: string): string | undefined {
  if (key === undefined || textFrom(form, "script") !== "") return key;
  return createHash("sha256").update(`${key} ${content}`).digest("hex");
}

async function run(
  api: Client,
  side: QuoteSide,
  id: string,
  form: FormData,
): Promise<number | undefined> {
  const calls = callsOf(api, side);
  const key = textFrom(form, "key") || undefined;
  switch (textFrom(form, "intent")) {
    case "file": {
      const file = fileFrom(form, "file") ?? new File([], "");
      return (await calls.sendFile({ id, file, key })).data.id;
    }
    case "move":
      await calls.update({
        id,
        status: statusFrom(form),
        quote_id: textFrom(form, "quote_id"),
        message: textFrom(form, "message"),
      });
      return undefined;
    case "dispute":
      await api.quotes.requests.openDispute({ id, ...disputeFrom(form) });
      return undefined;
    case "withdraw-dispute":
      await api.disputes.withdraw({ id: textFrom(form, "dispute") });
      return undefined;
    case "answer-dispute":
      await api.disputes.answer(answerFrom(form));
      return undefined;
    case "read":
      await calls.markRead({ id, message_id: Number(textFrom(form, "message_id")) });
      return undefined;
    case "instalment":
      await api.quotes.providerRequests.markInstalment({
        id,
        instalment_id: textFrom(form, "instalment"),
        received: textFrom(form, "received") !== "",
      });
      return undefined;
    case "template":
      await api.quotes.templates.save({
        kind: "quote",
        name: textFrom(form, "name"),
        lines: linesFrom(form),
        text: textFrom(form, "terms"),
      });
      return undefined;
    case "reply-template":
      await api.quotes.templates.save({
        kind: "reply",
        name: textFrom(form, "name"),
        text: textFrom(form, "message"),
      });
      return undefined;
    case "remove-template":
      await api.quotes.templates.remove({ id: textFrom(form, "template") });
      return undefined;
    case "quote":
      if (side === "provider")
        await api.quotes.providerRequests.sendQuote({ id, ...quoteFrom(form) });
      return undefined;
    default: {
      const file = fileFrom(form, "file");
      const message = textFrom(form, "message");
      // Without script, one form sends a text, a file, or both.
      if (file)
        await calls.sendFile({ id, file, key: keyFor(form, key, `${file.name} ${file.size}`) });
      if (file && message === "") return undefined;
      return (await calls.sendMessage({ id, message, key: keyFor(form, key, message) })).data.id;
    }
  }
}

/** Where the deposit of the quote that a form accepts is paid; null without one. */
async function depositToPay(api: Client, side: QuoteSide, form: FormData, id: string) {
  if (side !== "customer" || statusFrom(form) !== "QUOTE_ACCEPTED") return null;
  const { quote } = await api.quotes.requests.request({ id });
  const order = quote?.deposit_order;
  return order?.state === "to-pay" ? at("pay", { reference: order.reference }) : null;
}

/**
 * Does what a form of a conversation asks: a message, a file, a move, a quote. A script is answered
 * with the id of the message; without script the page is shown again at its end.
 */
export async function answerChat(
  api: Client,
  side: QuoteSide,
  { request, id }: { request: Request; id: string },
) {
  const form = await readForm(request);
  const intent = textFrom(form, "intent");
  try {
    const sentId = await run(api, side, id, form);
    if (textFrom(form, "script") !== "")
      return { intent, sentId, errors: {}, values: {} } as ChatState;
  } catch (error) {
    const message = refusalMessage(error);
    if (message === null) throw error;
    const errors = fieldErrorsOf(error) ?? {};
    const values: Record<string, string> = {};
    for (const [name, value] of form) if (typeof value === "string") values[name] = value;
    const status = Object.keys(errors).length > 0 ? 422 : 409;
    return data<ChatState>({ intent, message, errors, values }, { status });
  }
  const deposit = await depositToPay(api, side, form, id);
  if (deposit !== null) return redirect(deposit);
  return redirectToPart(`${addressesOf[side].request(Number(id))}#fin`);
}
