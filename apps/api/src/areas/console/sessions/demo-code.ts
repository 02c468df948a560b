import { and, eq, isNull } from "drizzle-orm";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import type { AppContext } from "../../../app-context.ts";
import { mailCatcherStyle } from "../../../http/page-style.ts";
import { decrypt, secretsOf } from "../../../secrets.ts";
import { staffMembers } from "../../identity/staff/tables.ts";
import { totpCode } from "../../identity/staff/totp.ts";
import { users } from "../../identity/users/tables.ts";
import { TOTP_PURPOSE } from "../../staff/team/add-staff.ts";

/** The address of the demonstration's member of staff. */
export const DEMO_STAFF_EMAIL = "equipe@exemple.ci";

/** The code that an authenticator app of the demonstration's staff would show; null without the account. */
async function findDemoCode({ db, settings, clock }: AppContext): Promise<string | null> {
  const [member] = await db
    .select({ totpSecret: staffMembers.totpSecret })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId))
    .where(and(eq(users.email, DEMO_STAFF_EMAIL), isNull(staffMembers.removedAt)));
  const secret = member && decrypt(secretsOf(settings), TOTP_PURPOSE, member.totpSecret);
  return secret ? totpCode(secret, clock()) : null;
}

/**
 * The second factor of the demonstration's staff, at /dev/console: whoever looks at the product has no
 * authenticator app set up for it. In production the route does not exist.
 */
export function demoCodeRoutes(app: AppContext): Hono {
  const routes = new Hono();
  if (app.settings.isProduction) return routes;
  routes.get("/dev/console", async (c) => {
    const code = await findDemoCode(app);
    if (code === null) return c.notFound();
    c.header("cache-control", "no-store");
    c.header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    return c.html(html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="10"><title>Code de la console | ${app.settings.brand}</title>
<style>${raw(mailCatcherStyle)}</style></head><body>
<header><h1>Code de la console</h1><p>Le second facteur du compte de démonstration, tel que son application l’afficherait. Chaque code sert une seule fois\u00a0; le suivant vient dans trente secondes au plus.</p></header>
<main><article><h2>${DEMO_STAFF_EMAIL}</h2><p class="code">${code}</p><p><a href="/console">Ouvrir la console</a></p></article></main></body></html>`);
  });
  return routes;
}
