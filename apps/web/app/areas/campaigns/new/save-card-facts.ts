import { type FieldErrors, fieldErrorsOf, refusalMessage } from "@jdj/contract/call/refusals";
import type { CardFacts } from "@jdj/contract/campaigns/card-facts";
import { eventOfCards } from "#app/areas/campaigns/event-of-cards.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import type { Route } from "./+types/save-card-facts";
import { cardFactsFrom } from "./card-facts-from.ts";

/** What the card says now that the typed values are written, or why they are not. */
export type CardFactsAnswer =
  | { firstCard: CardFacts; eventFacts: Record<string, string> }
  | { refused: string; errors: FieldErrors };

/** Writes what is typed beside the first card, so that its picture can be drawn anew. */
export async function action({ context, request }: Route.ActionArgs) {
  const event = await eventOfCards(context);
  const typed = cardFactsFrom(await readForm(request));
  const { campaigns } = context.get(apiContext);
  try {
    const { data } = await campaigns.firstCard.save({ ...typed, eventId: event.id });
    const eventFacts = await campaigns.campaigns.placeholders();
    return Response.json({ firstCard: data, eventFacts } satisfies CardFactsAnswer);
  } catch (error) {
    const refused = refusalMessage(error);
    if (refused === null) throw error;
    const errors = fieldErrorsOf(error) ?? {};
    return Response.json({ refused, errors } satisfies CardFactsAnswer);
  }
}
