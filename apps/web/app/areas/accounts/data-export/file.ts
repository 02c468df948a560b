import { apiContext } from "#app/http/context.ts";
import { requireUser } from "#app/http/signed-in.ts";
import type { Route } from "./+types/file";

/** The data export as a JSON file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  requireUser(context);
  const exported = await context.get(apiContext).accounts.dataExport.exportData({
    sensitive: new URL(request.url).searchParams.has("sensibles") ? "1" : "0",
  });
  const day = exported.exported_at.slice(0, 10);
  return new Response(JSON.stringify(exported, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="mes-donnees-${day}.json"`,
      "Cache-Control": "private, no-store",
    },
  });
}
