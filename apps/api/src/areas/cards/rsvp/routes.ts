import { type Context, Hono } from "hono";
import QRCode from "qrcode";
import type { AppContext } from "../../../app-context.ts";
import { describeError } from "../../../log.ts";
import { isPlanned, toldOn } from "../../notebook/ceremonies/ceremony.ts";
import { listCeremonies } from "../../notebook/ceremonies/queries.ts";
import { writeCalendar } from "../../notebook/planning/calendar.ts";
import { codeOfGuest } from "../check-in/entry-code.ts";
import { cardImage } from "../designs/card-image.ts";
import { cardTexts } from "../designs/card-wording.ts";
import { cardSize } from "../designs/drawings/design.ts";
import { findCardSubject } from "../designs/queries.ts";
import { ceremoniesFor, type GuestRsvp } from "./invitation.ts";
import {
  findCardDesign,
  findEventCard,
  findInvitationByToken,
  type Invitation,
} from "./queries.ts";

/** Pixels of a side of the code to keep. */
const CODE_WIDTH = 720;

const fileHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "private, max-age=300",
};

/** Serves the files of a link: calendar entries, the entry code, and the picture of an event's card. */
export function invitationRoutes(app: AppContext): Hono {
  const { db, settings, clock, storage } = app;
  const routes = new Hono();

  /** One ceremony as a file for a calendar. */
  const calendar = async (c: Context, event: Invitation["event"], rsvp: GuestRsvp | null) => {
    const id = Number(/^(\d{1,15})\.ics$/.exec(c.req.param("file") ?? "")?.[1]);
    const one = ceremoniesFor(await listCeremonies(db, event), rsvp).find(
      ({ ceremony }) => ceremony.id === id,
    );
    const day = one ? toldOn(one, event) : null;
    if (!one || day === null || !isPlanned(one)) return c.notFound();
    const { time = null, place = null } = one.held ?? {};
    const uid = `ceremony-${event.id}-${id}@${new URL(settings.publicUrl).host}`;
    const title = `${one.ceremony.name} – ${event.name}`;
    return c.body(writeCalendar(event.name, [{ uid, title, day, time, place }], clock()), 200, {
      ...fileHeaders,
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="ceremonie-${id}.ics"`,
    });
  };

  routes.get("/api/v1/wedding-cards/:token/ceremonies/:file", async (c) => {
    const found = await findInvitationByToken(db, c.req.param("token"));
    return found ? calendar(c, found.event, found.rsvp) : c.notFound();
  });
  routes.get("/api/v1/event-cards/:token/ceremonies/:file", async (c) => {
    const found = await findEventCard(db, c.req.param("token"));
    return found ? calendar(c, found.event, null) : c.notFound();
  });

  routes.get("/api/v1/wedding-cards/:token/:file{entree\\.(?:svg|png)}", async (c) => {
    const found = await findInvitationByToken(db, c.req.param("token"));
    if (found?.guest.answer !== "yes") return c.notFound();
    const code = codeOfGuest(settings.secret, found.guest.id);
    const options = { errorCorrectionLevel: "M" as const, margin: 4 };
    if (c.req.param("file") === "entree.svg")
      return c.body(await QRCode.toString(code, { ...options, type: "svg" }), 200, {
        ...fileHeaders,
        "content-type": "image/svg+xml",
      });
    const png = await QRCode.toBuffer(code, { ...options, width: CODE_WIDTH });
    return c.body(new Uint8Array(png), 200, { ...fileHeaders, "content-type": "image/png" });
  });

  routes.get("/api/v1/event-cards/:token/card.png", async (c) => {
    const found = await findEventCard(db, c.req.param("token"));
    const subject = found && (await findCardSubject(db, found.event.id));
    if (!found || !subject) return c.notFound();
    const { design, category } = await findCardDesign(db, found.card.campaignId);
    const texts = cardTexts(subject, null, category);
    const { seed, eventType } = subject;
    try {
      const width = cardSize.width / 2;
      const png = await cardImage(storage, { design, texts, seed, eventType, width });
      return c.body(new Uint8Array(png), 200, { ...fileHeaders, "content-type": "image/png" });
    } catch (error) {
      app.log("warn", "card-not-drawn", { error: describeError(error) });
      return c.body(null, 503, { "retry-after": "30" });
    }
  });

  return routes;
}
