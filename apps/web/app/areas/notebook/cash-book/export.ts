import { openEvent } from "#app/areas/notebook/open-event.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import type { Route } from "./+types/export";
import { bookCsv } from "./book-csv.ts";
import { filterEntries, filterFrom } from "./book-filter.ts";
import { lineNames } from "./line-choices.ts";

/** The payments of the current event as a file: those that the page shows. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const { cashBook, budget } = context.get(apiContext).notebook;
  const [book, groups] = await Promise.all([
    found(cashBook.book({ eventId: event.id })),
    found(budget.budgetsByEvent({ eventId: event.id })),
  ]);
  const entries = filterEntries(book.entries, filterFrom(url.searchParams));
  return new Response(bookCsv(entries, lineNames(groups)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="livre-de-caisse.csv"',
      "Cache-Control": "private, no-store",
    },
  });
}
