import { eventOfCards } from "#app/areas/campaigns/event-of-cards.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import type { Route } from "./+types/export";

/** The answers of the current event's guests as a file to download. */
export async function loader({ context }: Route.LoaderArgs) {
  const event = await eventOfCards(context);
  const { responses } = context.get(apiContext).invitations;
  const file = await found(responses.exportAnswers({ event_id: event.id }));
  return new Response(file, {
    headers: {
      "Content-Type": file.type,
      "Content-Disposition": `attachment; filename="${file.name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
