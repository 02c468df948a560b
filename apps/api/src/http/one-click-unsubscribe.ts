import { Hono } from "hono";
import { html, raw } from "hono/html";
import { mailCatcherStyle } from "./page-style.ts";

/** What an unsubscribe link of emails is about. `Reader` is what its token says. */
interface Unsubscribe<Reader> {
  /** Of the route, with `:token`. */
  path: string;
  /** The product's name in the title; null where what is stopped may not show it. */
  brand: string | null;
  title: string;
  /** Whose link it is; null for one that is not ours. */
  readerOf: (token: string) => Promise<Reader | null>;
  /** Stops the emails, or lets them be sent again. */
  choose: (reader: Reader, isStopped: boolean) => Promise<void>;
  /** The question of a link that is opened, and what a press of each button answers. */
  asks: (reader: Reader) => string;
  answers: (reader: Reader, isStopped: boolean) => string;
  buttons: { stop: string; resume: string };
  /** Where all that is sent is chosen. */
  more?: (reader: Reader) => { to: string; label: string };
}

const security =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The unsubscribe link of an email. Opening it changes nothing, since link scanners open everything; an
 * empty POST unsubscribes (RFC 8058).
 */
export function oneClickUnsubscribe<Reader>(link: Unsubscribe<Reader>): Hono {
  const routes = new Hono();
  const { path, brand, title } = link;

  function page(text: string, reader: Reader | null, choice: "stop" | "resume" = "stop") {
    const more = reader === null ? undefined : link.more?.(reader);
    return html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${brand === null ? title : `${title} | ${brand}`}</title>
<style>${raw(mailCatcherStyle)}</style></head><body>
<header><h1>${title}</h1></header>
<main><p>${text}</p>${
      reader === null
        ? ""
        : html`<form method="post"><button name="choice" value="${choice}">${link.buttons[choice]}</button></form>`
    }${more ? html`<p><a href="${more.to}">${more.label}</a></p>` : ""}</main></body></html>`;
  }

  const notOurs = () => page("Ce lien n’est pas valable.", null);

  routes.use(path, async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
    c.header("content-security-policy", security);
    c.header("referrer-policy", "no-referrer");
  });
  routes.get(path, async (c) => {
    const reader = await link.readerOf(c.req.param("token") ?? "");
    return reader === null ? c.html(notOurs(), 404) : c.html(page(link.asks(reader), reader));
  });
  routes.post(path, async (c) => {
    const reader = await link.readerOf(c.req.param("token") ?? "");
    if (reader === null) return c.html(notOurs(), 404);
    const form = await c.req.parseBody().catch(() => ({ choice: undefined }));
    const isStopped = form.choice !== "resume";
    await link.choose(reader, isStopped);
    return c.html(page(link.answers(reader, isStopped), reader, isStopped ? "resume" : "stop"));
  });
  return routes;
}
