import { Hono } from "hono";
import { html, raw } from "hono/html";
import type { AppContext } from "../app-context.ts";
import { mailCatcherStyle } from "../http/page-style.ts";

/**
 * Previews of every email with sample data: a list at /dev/lettres, each as HTML and as plain text.
 * In production the routes do not exist.
 */
export function emailRoutes({ settings }: AppContext): Hono {
  const routes = new Hono();
  if (settings.isProduction) return routes;
  // Loaded on first use, because the renderer is large.
  const samples = async () =>
    (await import("./samples.ts")).sampleEmails(settings.brand, settings.publicUrl);
  routes.get("/dev/lettres", async (c) => {
    c.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'");
    const emails = await samples();
    return c.html(html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Lettres | ${settings.brand}</title><style>${raw(mailCatcherStyle)}</style></head><body>
<header><h1>E-mails</h1><p>Tous les e-mails de ${settings.brand}, avec des personnes inventées.</p></header>
<main>${emails.map(
      ({ name, title, subject }) => html`<article><h2>${title}</h2>
<p>Objet\u00a0: ${subject}</p>
<p><a href="/dev/lettres/${name}">Voir l’e-mail</a> · <a href="/dev/lettres/${name}/texte">son texte seul</a></p></article>`,
    )}</main></body></html>`);
  });
  routes.get("/dev/lettres/:name/:form?", async (c) => {
    const sample = (await samples()).find(({ name }) => name === c.req.param("name"));
    if (!sample) return c.notFound();
    const { render, toPlainText } = await import("react-email");
    const page = await render(sample.email);
    if (c.req.param("form") === "texte")
      return c.text(`Objet\u00a0: ${sample.subject}\n\n${toPlainText(page)}`);
    c.header(
      "content-security-policy",
      "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
    );
    return c.html(page);
  });
  return routes;
}
