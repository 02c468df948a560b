import { type Context, Hono } from "hono";
import type { AppContext } from "../../app-context.ts";
import { type OperatorEnv, operatorGuard } from "../../http/operator-guard.ts";
import { operatorPage } from "../../http/operator-page.ts";
import { listDeadJobs } from "../../jobs/dead-jobs.ts";
import { deadJobsContent } from "./dead-jobs-page.ts";

const PATH = "/exploitation/taches";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Jobs that died, each to be attempted anew or set aside, behind the password of the settings.
 * Without such a setting the page does not exist.
 */
export function deadJobsRoutes(app: AppContext): Hono<OperatorEnv> {
  const routes = new Hono<OperatorEnv>();
  const { operatorToken, brand } = app.settings;
  if (operatorToken === null) return routes;

  const show = async (c: Context<OperatorEnv>, notice: string | null) => {
    const frame = { brand, path: PATH, title: "Tâches en échec", notice };
    return c.html(operatorPage(frame, deadJobsContent(await listDeadJobs(app.db))));
  };

  routes.use(PATH, operatorGuard(app, operatorToken));
  routes.get(PATH, (c) => show(c, null));
  routes.post(PATH, async (c) => {
    const form = await c.req.formData();
    const [id, name, action] = [form.get("id"), form.get("name"), form.get("action")];
    if (typeof id !== "string" || !uuid.test(id) || typeof name !== "string")
      return c.text("Refusé.", 400);
    const dead = (await listDeadJobs(app.db)).find((job) => job.id === id && job.name === name);
    if (action !== "retry" && action !== "drop") return c.text("Refusé.", 400);
    if (!dead) return show(c, "Cette tâche n’est plus en échec.");
    if (action === "drop") {
      await app.jobs.dropDead(dead.name, id);
      return show(c, "Tâche écartée.");
    }
    await app.jobs.retryDead(dead.name, id);
    return show(c, "Tâche relancée.");
  });
  return routes;
}
