import { dateAndTime } from "@jdj/french/dates";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { AppContext } from "../../app-context.ts";
import { type OperatorEnv, operatorGuard } from "../../http/operator-guard.ts";
import { operatorPage } from "../../http/operator-page.ts";
import { readForm } from "../../http/read-form.ts";
import { moderateReview, readReported } from "./reported-reviews.ts";

const PATH = "/exploitation/avis";

type Reported = Awaited<ReturnType<typeof readReported>>[number];

function article(review: Reported) {
  const [action, label] =
    review.hiddenAt === null ? ["hide", "Masquer l’avis"] : ["show", "Publier de nouveau"];
  return html`<article class="${review.isWaiting ? "" : "done"}"><h3>${review.provider}</h3>
<small>${dateAndTime(review.createdAt)}, note ${(review.markTenths / 10).toFixed(1).replace(".", ",")}${review.hiddenAt ? ", masqué" : ""}</small>
<p>${review.description || "(sans texte)"}</p>${review.reply ? html`<p>Réponse\u00a0: ${review.reply}</p>` : ""}
<p>Signalé :</p><ul>${review.reasons.map((reason) => html`<li>${reason}</li>`)}</ul>
<form method="post"><input type="hidden" name="id" value="${review.id}"><button name="action" value="${action}">${label}</button>${
    review.isWaiting ? html` <button name="action" value="show">Laisser l’avis</button>` : ""
  }</form></article>`;
}

/**
 * Reviews that customers reported, to be hidden or left, behind the password of the settings.
 * Without such a setting the page does not exist.
 */
export function reportedReviewRoutes(app: AppContext): Hono<OperatorEnv> {
  const routes = new Hono<OperatorEnv>();
  const { operatorToken, brand } = app.settings;
  if (operatorToken === null) return routes;
  const { db, clock } = app;

  const show = async (c: Context<OperatorEnv>, notice: string | null) => {
    const reported = await readReported(db);
    const frame = { brand, path: PATH, title: "Avis signalés", notice };
    const content = html`${reported.length === 0 ? html`<p>Aucun avis signalé.</p>` : ""}${reported.map(article)}`;
    return c.html(operatorPage(frame, content));
  };

  routes.use(PATH, operatorGuard(app, operatorToken));
  routes.get(PATH, (c) => show(c, null));
  routes.post(PATH, async (c) => {
    const form = await readForm(c);
    const [id, action] = [Number(form.get("id")), form.get("action")];
    if (!Number.isSafeInteger(id) || (action !== "hide" && action !== "show"))
      return c.text("Refusé.", 400);
    const isKnown = await moderateReview(db, { id, isHidden: action === "hide", now: clock() });
    return show(c, isKnown ? "Noté." : "Cet avis n’est plus là.");
  });
  return routes;
}
