import { apiContext } from "#app/http/context.ts";
import { exportResponse } from "#app/http/export-response.ts";
import { requireUser } from "#app/http/signed-in.ts";
import type { Route } from "./+types/export";

/** The data export as a JSON file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  requireUser(context);
  const exported = await context.get(apiContext).accounts.dataExport.exportData({
    sensitive: new URL(request.url).searchParams.has("sensibles") ? "1" : "0",
  });
  return exportResponse(exported);
}
