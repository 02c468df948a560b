import { bookingMessages } from "@jdj/contract/bookings/messages";
import { refusalMessage } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import type { RouterContextProvider } from "react-router";
import { textFrom } from "#app/forms/form-fields.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireUser } from "#app/http/signed-in.ts";

/** Cancels the booking that the posted form names, and shows the list with the result. */
export async function cancelBooking(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<Response> {
  requireUser(context);
  const id = textFrom(form, "id");
  try {
    await context.get(apiContext).bookings.bookings.cancel({ id });
  } catch (error) {
    const text = refusalMessage(error);
    if (!text) throw error;
    return redirectWithFlash(context, at("reservations"), { kind: "error", text });
  }
  const text = bookingMessages.cancelled;
  return redirectWithFlash(context, at("reservations"), { kind: "success", text });
}
