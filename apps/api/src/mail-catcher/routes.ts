import { Hono } from "hono";
import { html, raw } from "hono/html";
import type { AppContext } from "../app-context.ts";
import { mailCatcherStyle } from "../http/page-style.ts";
import { listCaughtMessages } from "./queries.ts";

const channelNames = { mail: "E-mail", sms: "SMS", whatsapp: "WhatsApp" };

/**
 * What would have left by e-mail, SMS or WhatsApp: a page at /dev/outbox, a list at /dev/outbox.json
 * (`?to=` for one address or number).
 * Where nothing is caught the routes do not exist.
 */
export function mailCatcherRoutes({ db, settings }: AppContext): Hono {
  const routes = new Hono();
  if (!settings.mailCatcherOpen) return routes;
  routes.get("/dev/outbox.json", async (c) => {
    c.header("cache-control", "no-store");
    const items = await listCaughtMessages(db, 200, c.req.query("to"));
    return c.json(items.map(({ channel, html: _, ...item }) => ({ ...item, channel })));
  });
  routes.get("/dev/outbox/:id", async (c) => {
    const item = (await listCaughtMessages(db, 2000)).find(
      (row) => String(row.id) === c.req.param("id"),
    );
    if (!item?.html) return c.notFound();
    c.header(
      "content-security-policy",
      "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation",
    );
    return c.html(item.html);
  });
  routes.get("/dev/outbox", async (c) => {
    const items = await listCaughtMessages(db);
    c.header("cache-control", "no-store");
    c.header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    return c.html(html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="10"><title>Boîte d’envoi | ${settings.brand}</title>
<style>${raw(mailCatcherStyle)}</style></head><body>
<header><h1>Boîte d’envoi</h1><p>Ce que ${settings.brand} aurait envoyé par e-mail, par SMS ou par WhatsApp. Rien ne part d’ici en démonstration.</p></header>
<main>${items.length === 0 ? html`<p class="empty">Rien n’a encore été envoyé.</p>` : ""}
${items.map(
  (item) => html`<article><h2>${item.subject || item.text}</h2>
<p class="meta">${channelNames[item.channel]} · ${item.sender ? `de ${item.sender} · ` : ""}${item.to} · <time datetime="${item.created_at}">${item.created_at.replace("T", " à ").slice(0, 18)}</time></p>
${item.code ? html`<p class="code">${item.code}</p>` : ""}
${item.subject ? html`<details><summary>Texte</summary><pre>${item.text}</pre></details>` : ""}
${item.html ? html`<p><a href="/dev/outbox/${item.id}">Voir l’e-mail</a></p>` : ""}
${item.links.length > 0 ? html`<ul>${item.links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul>` : ""}
</article>`,
)}</main></body></html>`);
  });
  return routes;
}
