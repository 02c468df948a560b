import { and, eq, gt } from "drizzle-orm";
import { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { hashToken } from "../../../crypto/token.ts";
import { signedFileAddress } from "../../files/signed-address.ts";
import { collectSections } from "../data-export/sections.ts";
import { findCustomerActor } from "./find-actor.ts";
import { privacyRequests } from "./tables.ts";

/** The path of the copy that a token opens. */
export const copyPath = (token: string) => `/files/copies/${token}`;

/**
 * Serves the copy of somebody's data to whoever has the link of the email that answered their
 * request, until it ends; 404 for any other.
 */
export function privacyCopyRoutes({ db, clock, settings }: AppContext): Hono {
  return new Hono().get("/files/copies/:token", async (c) => {
    const now = clock();
    const [request] = await db
      .select({ userId: privacyRequests.userId })
      .from(privacyRequests)
      .where(
        and(
          eq(privacyRequests.tokenHash, hashToken(c.req.param("token"))),
          gt(privacyRequests.tokenExpiresAt, now),
        ),
      );
    const actor = request && (await findCustomerActor(db, request.userId));
    if (!actor) return c.notFound();
    const sections = await collectSections(db, actor, {
      sensitive: true,
      addressOf: (fileId) => settings.publicUrl + signedFileAddress(settings.secret, fileId, now),
    });
    const copy = { exported_at: now.toISOString(), sections };
    return c.body(JSON.stringify(copy, null, 2), 200, {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="mes-donnees.json"',
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
  });
}
