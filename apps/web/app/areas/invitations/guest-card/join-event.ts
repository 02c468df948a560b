import { inFrench } from "@jdj/contract/call/french-messages";
import { isRefusal } from "@jdj/contract/call/refusals";
import { responseMessages } from "@jdj/contract/invitations/response-messages";
import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider } from "react-router";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { guestDeviceCookie } from "#app/http/cookies/device-cookies.ts";
import { redirectWithFlash } from "#app/http/flash.ts";

/** Adds the person who sent the form of a public card to its event, then redirects home, which thanks them. */
export async function joinEvent(
  context: Readonly<RouterContextProvider>,
  request: Request,
  id: string,
  form: FormData,
) {
  const device = await guestDeviceCookie.read(request, context.get(visitorContext));
  const field = (name: string) => textFrom(form, name);
  try {
    await context.get(apiContext).invitations.eventCards.join({
      id,
      civility: field("civility"),
      last_name: field("last_name"),
      given_names: field("given_names"),
      email: field("email"),
      phone_number_1: field("phone_number_1"),
      phone_number_2: field("phone_number_2"),
      has_confirmed: 1,
      ...(device === null ? {} : { device }),
    });
  } catch (error) {
    if (isRefusal(error, "not-found")) throw data(null, { status: 404 });
    return refused(error, form, responseMessages.joinFailed);
  }
  const text = `${responseMessages.joinedTitle} ${inFrench(responseMessages.joined)}`;
  const card = at("publicCard", { weddingCardId: id });
  const event = await eventOf(context, id);
  // Its guests are not led to the product, whose name they were not shown.
  if (event && !event.voice.shows_brand)
    return redirectWithFlash(context, card, { kind: "success", text: `${event.voice.thanks}.` });
  const joined = event === null ? {} : { joined: { card, feast: event.name } };
  return redirectWithFlash(context, at("home"), { kind: "success", text, ...joined });
}

/** The event of a public card; null where it cannot be read any more. */
async function eventOf(context: Readonly<RouterContextProvider>, id: string) {
  try {
    const { event } = await context.get(apiContext).invitations.eventCards.eventCard({ id });
    return event;
  } catch {
    return null;
  }
}
