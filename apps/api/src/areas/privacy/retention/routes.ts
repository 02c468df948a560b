import { Hono } from "hono";
import { type OperatorEnv, operatorGuard } from "../../../http/operator-guard.ts";
import { operatorPage } from "../../../http/operator-page.ts";
import type { World } from "../../../world.ts";
import { retentionContent } from "./operator-page.ts";
import { retentionRuns } from "./tables.ts";

const PATH = "/exploitation/conservation";

/**
 * How the retention job fares, behind the password of the settings. Without such a setting the
 * page does not exist.
 */
export function retentionRoutes(world: World): Hono<OperatorEnv> {
  const routes = new Hono<OperatorEnv>();
  const { operatorToken, brand } = world.settings;
  if (operatorToken === null) return routes;

  routes.use(PATH, operatorGuard(world, operatorToken));
  routes.get(PATH, async (c) => {
    const runs = await world.db.select().from(retentionRuns);
    const frame = { brand, path: PATH, title: "Conservation des données", told: null };
    return c.html(operatorPage(frame, retentionContent(runs, world.clock())));
  });
  return routes;
}
