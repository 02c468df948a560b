import { fieldErrorsOf } from "@jdj/contract/call/refusals";
import { sequenceMessages } from "@jdj/contract/invitations/sequence-messages";
import { at } from "@jdj/contract/paths/addresses";
import type { RouterContextProvider } from "react-router";
import { eventOfCards } from "#app/areas/campaigns/event-of-cards.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { refusedFields } from "#app/forms/form-state.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import type { PostedDraft } from "./posted-draft.ts";

const DAY_MS = 86_400_000;

/** Plans the posted draft so many days before or after the feast, as far as its chosen day is from it. */
export async function planCard(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  { scheduled_at: asked = "", ...draft }: PostedDraft,
) {
  const { id: eventId, wedding_date: feast } = await eventOfCards(context);
  const refused = (errors: string[]) =>
    refusedFields({ scheduled_at: errors }, form, "Cet envoi ne peut pas être prévu ainsi");
  if (feast === null) return refused([sequenceMessages.dateMissing]);
  const day = Date.parse(`${asked.slice(0, 10)}T00:00:00Z`);
  const days = Math.round((day - Date.parse(`${feast.slice(0, 10)}T00:00:00Z`)) / DAY_MS);
  try {
    await context.get(apiContext).invitations.messageSequence.planCard({
      ...{ ...draft, eventId, hour: asked.slice(11, 13) },
      // As text: what is no number stays none in JSON, and is refused.
      offset_days: String(days),
      to_all: textFrom(form, "to_all") === "1",
    });
  } catch (error) {
    const { offset_days: wrongDay, hour: wrongHour, ...others } = fieldErrorsOf(error) ?? {};
    if (Object.keys(others).length > 0 || !(wrongDay ?? wrongHour)) throw error;
    return refused([...(wrongDay ?? []), ...(wrongHour ?? [])]);
  }
  const flash = { kind: "success" as const, text: sequenceMessages.cardPlanned };
  return redirectWithFlash(context, at("messageSequence"), flash);
}
