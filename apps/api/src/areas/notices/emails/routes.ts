import { kindLabel } from "@jdj/contract/notices/kind-labels";
import type { NoticeAudience } from "@jdj/contract/notices/kinds";
import { noticeRules } from "@jdj/contract/notices/kinds";
import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import { type AppContext, requestContext } from "../../../app-context.ts";
import { mailCatcherStyle } from "../../../http/page-style.ts";
import { secretsOf } from "../../../secrets.ts";
import { users } from "../../identity/users/tables.ts";
import { saveChoices } from "../choices/save-choices.ts";
import { readStopToken, type Stopped } from "./stop-link.ts";

type Reader = Stopped & { audience: NoticeAudience };

const security =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The link in an email of notices by which its kinds are stopped, signed out too. Opening it changes
 * nothing, since link scanners open everything; an empty POST stops (RFC 8058).
 */
export function stopNoticeRoutes(app: AppContext): Hono {
  const { db, settings } = app;
  const routes = new Hono();
  const path = "/api/v1/notice-emails/:token";

  async function readerOf(token: string): Promise<Reader | null> {
    const stopped = readStopToken(secretsOf(settings), token);
    if (stopped === null) return null;
    const [user] = await db
      .select({ role: users.role })
      .from(users)
      .where(eq(users.id, stopped.userId));
    return user
      ? { ...stopped, audience: user.role === "PROVIDER" ? "provider" : "customer" }
      : null;
  }

  function page(text: string, reader: Reader | null, choice: "stop" | "resume" = "stop") {
    const choices = at(reader?.audience === "provider" ? "proNoticeChoices" : "noticeChoices");
    return html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Vos notifications | ${settings.brand}</title>
<style>${raw(mailCatcherStyle)}</style></head><body>
<header><h1>Vos notifications</h1></header>
<main><p>${text}</p>${
      reader === null
        ? ""
        : html`<form method="post"><button name="choice" value="${choice}">${choice === "stop" ? "Ne plus recevoir ces e-mails" : "Les recevoir à nouveau"}</button></form>
<p><a href="${choices}">Choisir tout ce que nous vous écrivons</a></p>`
    }</main></body></html>`;
  }

  const notOurs = () => page("Ce lien n’est pas valable.", null);
  const namesOf = ({ kinds, audience }: Reader) =>
    kinds.map((kind) => `«\u00a0${kindLabel(kind, audience).label}\u00a0»`).join(", ");

  async function choose(reader: Reader, isStopped: boolean): Promise<void> {
    const { userId, audience, kinds } = reader;
    await saveChoices(
      requestContext(app),
      { userId, audience },
      kinds.map((kind) => ({ kind, email: isStopped ? "never" : noticeRules[kind].email })),
    );
  }

  routes.use(path, async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
    c.header("content-security-policy", security);
    c.header("referrer-policy", "no-referrer");
  });
  routes.get(path, async (c) => {
    const reader = await readerOf(c.req.param("token"));
    if (reader === null) return c.html(notOurs(), 404);
    return c.html(page(`Ne plus recevoir par e-mail\u00a0: ${namesOf(reader)}\u00a0?`, reader));
  });
  routes.post(path, async (c) => {
    const reader = await readerOf(c.req.param("token"));
    if (reader === null) return c.html(notOurs(), 404);
    const form = await c.req.parseBody().catch(() => ({ choice: undefined }));
    const isStopped = form.choice !== "resume";
    await choose(reader, isStopped);
    const text = isStopped
      ? `C’est noté\u00a0: plus d’e-mail pour ${namesOf(reader)}.`
      : `C’est noté\u00a0: vous recevez de nouveau ${namesOf(reader)}.`;
    return c.html(page(text, reader, isStopped ? "resume" : "stop"));
  });
  return routes;
}
