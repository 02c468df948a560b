import { openEvent } from "#app/areas/notebook/open-event.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import type { Route } from "./+types/export";
import { budgetCsv } from "./budget-csv.ts";

/** The current event's budget as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const { budget } = context.get(apiContext).notebook;
  const groups = await found(budget.budgetsByEvent({ eventId: event.id }));
  return new Response(budgetCsv(groups), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="budget.csv"',
      "Cache-Control": "private, no-store",
    },
  });
}
