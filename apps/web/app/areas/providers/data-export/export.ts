import { apiContext } from "#app/http/context.ts";
import { exportResponse } from "#app/http/export-response.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import type { Route } from "./+types/export";

/** The data export of a member of a team as a JSON file. */
export async function loader({ context }: Route.LoaderArgs) {
  requireProvider(context);
  return exportResponse(await context.get(apiContext).providers.dataExport.exportData());
}
