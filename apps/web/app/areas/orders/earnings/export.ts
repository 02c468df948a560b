import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import type { Route } from "./+types/export";
import { earningsCsv } from "./earnings-csv.ts";

/** The statement of a shop's money as a file, for its owner. */
export async function loader({ context }: Route.LoaderArgs) {
  requireProvider(context);
  const { earnings } = context.get(apiContext).orders;
  const { data } = await found(earnings.statement());
  return new Response(earningsCsv(data), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="gains.csv"',
      "Cache-Control": "private, no-store",
    },
  });
}
