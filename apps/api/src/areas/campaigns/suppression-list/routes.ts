import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import type { AppContext } from "../../../app-context.ts";
import { mailCatcherStyle } from "../../../http/page-style.ts";
import { secretsOf } from "../../../secrets.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { deliveries } from "../deliveries/tables.ts";
import { resumeAddress, suppressAddress } from "./suppress-address.ts";
import { deliveryOfUnsubscribeToken } from "./unsubscribe-link.ts";

/**
 * The unsubscribe link of an email. Opening it changes nothing, since link
 * scanners open everything; an empty POST unsubscribes (RFC 8058).
 */
export function unsubscribeRoutes({ db, settings }: AppContext): Hono {
  const routes = new Hono();
  const path = "/api/v1/leave/:token";

  /** The address to which the email of a link was sent; null for a link that is not ours. */
  async function addressOf(token: string): Promise<string | null> {
    const id = deliveryOfUnsubscribeToken(secretsOf(settings), token);
    if (id === null) return null;
    const [row] = await db
      .select({ email: guests.email })
      .from(deliveries)
      .innerJoin(guests, eq(guests.id, deliveries.guestId))
      .where(eq(deliveries.id, id));
    return row?.email ?? null;
  }

  function page(text: string, choice: string | null) {
    return html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Vos invitations | ${settings.brand}</title>
<style>${raw(mailCatcherStyle)}</style></head><body>
<header><h1>Vos invitations</h1></header>
<main><p>${text}</p>${
      choice === null
        ? ""
        : html`<form method="post"><button name="choice" value="${choice}">${choice === "stop" ? "Ne plus rien recevoir" : "Recevoir à nouveau des invitations"}</button></form>`
    }</main></body></html>`;
  }

  routes.use(path, async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
    c.header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    c.header("referrer-policy", "no-referrer");
  });
  routes.get(path, async (c) => {
    const address = await addressOf(c.req.param("token"));
    if (address === null) return c.html(page("Ce lien n’est pas valable.", null), 404);
    return c.html(
      page(`Ne plus recevoir d’invitations ni de rappels à l’adresse ${address}\u00a0?`, "stop"),
    );
  });
  routes.post(path, async (c) => {
    const address = await addressOf(c.req.param("token"));
    if (address === null) return c.html(page("Ce lien n’est pas valable.", null), 404);
    const form = await c.req.parseBody().catch(() => ({ choice: undefined }));
    if (form.choice === "resume") {
      await resumeAddress(db, address);
      return c.html(page("C’est noté\u00a0: vous recevrez de nouveau vos invitations.", "stop"));
    }
    await suppressAddress(db, address, "email");
    return c.html(
      page("C’est noté\u00a0: plus rien ne vous sera envoyé à cette adresse.", "resume"),
    );
  });
  return routes;
}
