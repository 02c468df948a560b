import type { RouterContextProvider } from "react-router";
import { phoneFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { apiContext } from "#app/http/context.ts";
import { requireUser } from "#app/http/signed-in.ts";

/** What a page shows once a request was sent. */
export interface SentRequest {
  sent: {
    id: number;
    message: string;
    /** `tel:`, WhatsApp or the provider's site; null to stay here. */
    followUp: string | null;
  };
}

/**
 * Sends the form of `quote-request-form.tsx`, for the action of the page that shows it. A visitor who is
 * not signed in goes to the sign-in page and comes back.
 * @returns what to show, or the refused form with what was typed
 */
export async function sendQuoteRequest(context: Readonly<RouterContextProvider>, form: FormData) {
  requireUser(context);
  try {
    const { message, data } = await context.get(apiContext).quotes.requests.create({
      given_names: textFrom(form, "given_names"),
      email: textFrom(form, "email"),
      phone_number: phoneFrom(form, "phone_number"),
      message: textFrom(form, "message"),
      type: textFrom(form, "type") || "MESSAGE",
      wedding_provider_id: textFrom(form, "wedding_provider_id"),
      shop_id: textFrom(form, "wedding_provider_id"),
      service: textFrom(form, "service"),
      service_type_id: textFrom(form, "service_type_id"),
      package_id: textFrom(form, "package_id"),
    });
    return { sent: { id: data.id, message, followUp: data.follow_up } } satisfies SentRequest;
  } catch (error) {
    return refused(error, form);
  }
}

/** Whether a page's action sent a request. */
export function isSentRequest(state: unknown): state is SentRequest {
  return typeof state === "object" && state !== null && "sent" in state;
}
