import { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { type OperatorEnv, operatorGuard } from "../../../http/operator-guard.ts";
import { operatorPage } from "../../../http/operator-page.ts";
import { retentionContent } from "./operator-page.ts";
import { retentionRuns } from "./tables.ts";

const PATH = "/exploitation/conservation";

/**
 * The operator's page about the retention job, behind the password of the settings. Without that
 * setting the page does not exist.
 */
export function retentionRoutes(app: AppContext): Hono<OperatorEnv> {
  const routes = new Hono<OperatorEnv>();
  const { operatorToken, brand } = app.settings;
  if (operatorToken === null) return routes;

  routes.use(PATH, operatorGuard(app, operatorToken));
  routes.get(PATH, async (c) => {
    const runs = await app.db.select().from(retentionRuns);
    const frame = { brand, path: PATH, title: "Conservation des données", notice: null };
    return c.html(operatorPage(frame, retentionContent(runs, app.clock())));
  });
  return routes;
}
