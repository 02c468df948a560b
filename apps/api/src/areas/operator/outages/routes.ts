import { type Context, Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { type OperatorEnv, operatorGuard } from "../../../http/operator-guard.ts";
import { operatorPage } from "../../../http/operator-page.ts";
import { channelNames, endPause, type OutgoingChannel } from "../../outages/outage.ts";
import { outgoingContent } from "./page.ts";
import { readOutgoing } from "./read-outgoing.ts";

const PATH = "/exploitation/envois";

/**
 * How emails and text messages leave, behind the password of the settings. Without such a setting
 * the page does not exist.
 */
export function outageRoutes(app: AppContext): Hono<OperatorEnv> {
  const routes = new Hono<OperatorEnv>();
  const { db, clock, settings } = app;
  const { operatorToken, brand } = settings;
  if (operatorToken === null) return routes;

  const show = async (c: Context<OperatorEnv>, notice: string | null) => {
    const frame = { brand, path: PATH, title: "Envois", notice };
    return c.html(operatorPage(frame, outgoingContent(await readOutgoing(db, clock()))));
  };
  routes.use(PATH, operatorGuard(app, operatorToken));
  routes.get(PATH, (c) => show(c, null));
  routes.post(PATH, async (c) => {
    const channel = (await c.req.formData()).get("channel");
    if (!isChannel(channel)) return c.text("Refusé.", 400);
    await endPause(db, channel, clock());
    return show(c, "La passerelle sera de nouveau sollicitée dans les minutes qui viennent.");
  });
  return routes;
}

function isChannel(value: unknown): value is OutgoingChannel {
  return typeof value === "string" && value in channelNames;
}
