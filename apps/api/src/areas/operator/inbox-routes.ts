import { asc, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { type AppContext, calendarDate, requestContext } from "../../app-context.ts";
import { type OperatorEnv, operatorGuard } from "../../http/operator-guard.ts";
import { operatorPage } from "../../http/operator-page.ts";
import { readForm } from "../../http/read-form.ts";
import { visibilityOffers } from "../content/vendors/tables.ts";
import { decisions, isDecision } from "./decisions.ts";
import { isInboxKind, markHandled, readInbox } from "./inbox.ts";
import { inboxContent } from "./inbox-page.ts";

const PATH = "/exploitation/messages";

/**
 * What people wrote, vendors' requests and the offers of Joy Visibility, behind the password of
 * the settings. Without such a setting the page does not exist.
 */
export function inboxRoutes(app: AppContext): Hono<OperatorEnv> {
  const routes = new Hono<OperatorEnv>();
  const { operatorToken, brand } = app.settings;
  if (operatorToken === null) return routes;
  const { db, clock } = app;

  const show = async (c: Context<OperatorEnv>, notice: string | null) => {
    const offers = await db.select().from(visibilityOffers).orderBy(asc(visibilityOffers.id));
    const content = { ...(await readInbox(db)), offers, today: calendarDate(clock()) };
    const frame = { brand, path: PATH, title: "Messages et demandes", notice };
    return c.html(operatorPage(frame, inboxContent(content)));
  };

  routes.use(PATH, operatorGuard(app, operatorToken));
  routes.get(PATH, (c) => show(c, null));
  routes.post(PATH, async (c) => {
    const form = await readForm(c);
    const [id, action, kind] = [Number(form.get("id")), form.get("action"), form.get("kind")];
    if (!Number.isSafeInteger(id)) return c.text("Refusé.", 400);
    const decision = isDecision(action) ? decisions[action] : null;
    if (decision !== null)
      return show(c, await decision(requestContext(app), id, String(form.get("reason") ?? "")));
    if (action === "renew") {
      const offeredOn = calendarDate(clock());
      const renewed = await db
        .update(visibilityOffers)
        .set({ offeredOn })
        .where(eq(visibilityOffers.id, id))
        .returning({ id: visibilityOffers.id });
      return show(c, renewed.length > 0 ? "Offre reconduite." : "Cette offre n’existe pas.");
    }
    if ((action !== "handled" && action !== "waiting") || !isInboxKind(kind))
      return c.text("Refusé.", 400);
    const at = action === "handled" ? clock() : null;
    const isKnown = await markHandled(db, { kind, id, at });
    return show(c, isKnown ? "Noté." : "Ce message n’est plus là.");
  });
  return routes;
}
