import { archiveContents } from "@jdj/contract/album/collection";
import { albumMessages } from "@jdj/contract/album/messages";
import { may } from "@jdj/contract/call/sharing-policy";
import { and, eq, isNull } from "drizzle-orm";
import { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { describeError } from "../../../log.ts";
import { secretsOf } from "../../../secrets.ts";
import { albums } from "../../notebook/album/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { eventMembers } from "../../notebook/sharing/tables.ts";
import { isOpenArchive } from "./archive-address.ts";
import { endLease, RENEW_MS, renewLease, takeLease } from "./archive-lease.ts";
import { archiveName } from "./file-name.ts";
import { writeArchive } from "./write-archive.ts";

/** The event of an album, with what an account is in it; null where it is nothing any more. */
async function findMembership(db: AppContext["db"], albumId: number, customerId: number) {
  const [found] = await db
    .select({ name: events.name, role: eventMembers.role })
    .from(albums)
    .innerJoin(events, eq(events.id, albums.eventId))
    .innerJoin(
      eventMembers,
      and(eq(eventMembers.eventId, events.id), eq(eventMembers.customerId, customerId)),
    )
    .where(and(eq(albums.id, albumId), isNull(events.deletedAt)));
  return found && may(found.role, "ceremonies:read") ? found : null;
}

/** Serves the ZIP of an album at its signed address, one at a time for each account. */
export function albumArchiveRoutes(app: AppContext): Hono {
  const { db, clock, settings } = app;
  return new Hono().get("/files/album/archive/:album{\\d+}/:customer{\\d+}/:name", async (c) => {
    const albumId = Number(c.req.param("album"));
    const customerId = Number(c.req.param("customer"));
    const contents = archiveContents.find((one) => c.req.param("name") === `${one}.zip`);
    if (contents === undefined) return c.notFound();
    const query = { expires: c.req.query("e") ?? "", signature: c.req.query("s") ?? "" };
    const names = { albumId, customerId, contents };
    if (!isOpenArchive(secretsOf(settings), names, query, clock())) return c.notFound();
    const found = await findMembership(db, albumId, customerId);
    if (found === null) return c.notFound();
    if (!(await takeLease(db, customerId, clock())))
      return c.text(albumMessages.downloadRunning, 429, { "retry-after": "30" });
    let renewed = Date.now();
    const stream = writeArchive(app, albumId, contents, {
      async follow() {
        if (Date.now() - renewed < RENEW_MS) return;
        renewed = Date.now();
        await renewLease(db, customerId, clock());
      },
      end: () =>
        endLease(db, customerId).catch((error: unknown) =>
          app.log("warn", "album-download-not-ended", { error: describeError(error) }),
        ),
    });
    return c.body(stream, 200, {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${archiveName(found.name)}"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
  });
}
