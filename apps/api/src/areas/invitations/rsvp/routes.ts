import { asksForAnswer, eventStatus } from "@jdj/contract/campaigns/card-purpose";
import { type Context, Hono } from "hono";
import QRCode from "qrcode";
import type { AppContext } from "../../../app-context.ts";
import { findCardEvent, findCardSubject } from "../../campaigns/cards/card-event.ts";
import { shortCardAddress } from "../../campaigns/deliveries/card-addresses.ts";
import { cardTexts, hostsLine } from "../../designs/card-wording.ts";
import { cardSize } from "../../designs/drawings/design.ts";
import { sendPicture } from "../../designs/send-picture.ts";
import { fullName } from "../../notebook/guests/guest.ts";
import { codeOfGuest } from "../check-in/entry-code.ts";
import { entryPass } from "../check-in/entry-pass.ts";
import { ceremonyEntry } from "./ceremony-entry.ts";
import { ceremoniesFor, type GuestRsvp } from "./invitation.ts";
import { presentInvited } from "./present-card.ts";
import { findCardDesign, findEventCard, findInvitationByToken } from "./queries.ts";

/** Pixels of a side of the code to keep. */
const CODE_WIDTH = 720;

const fileHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "private, max-age=300",
};

/** Serves the files of a link: calendar entries, the entry code and its pass, and the picture of an event's card. */
export function invitationRoutes(app: AppContext): Hono {
  const { db, settings, clock } = app;
  const routes = new Hono();

  /** One ceremony as a file for a calendar. @param category code of the card's category of message */
  const calendar = async (
    c: Context,
    { eventId, category, rsvp }: { eventId: number; category: string; rsvp: GuestRsvp | null },
  ) => {
    const id = Number(/^(\d{1,15})\.ics$/.exec(c.req.param("file") ?? "")?.[1]);
    const facts = await findCardEvent(db, eventId);
    const one =
      facts && ceremoniesFor(facts.ceremonies, rsvp).find(({ ceremony }) => ceremony.id === id);
    if (!facts || !one) return c.notFound();
    const { event, subject, newest } = facts;
    const link = settings.publicUrl + shortCardAddress(c.req.param("token") ?? "");
    const site = { host: new URL(settings.publicUrl).host, link, now: clock() };
    const status = eventStatus(category, newest);
    const entry = ceremonyEntry(one, { event, hosts: subject.hosts, status }, site);
    if (entry === null) return c.notFound();
    return c.body(entry, 200, {
      ...fileHeaders,
      "content-type": `text/calendar; charset=utf-8; method=${status === "cancelled" ? "CANCEL" : "PUBLISH"}`,
      "content-disposition": `attachment; filename="ceremonie-${id}.ics"`,
    });
  };

  routes.get("/api/v1/wedding-cards/:token/ceremonies/:file", async (c) => {
    const found = await findInvitationByToken(db, c.req.param("token"));
    return found ? calendar(c, { ...found, eventId: found.event.id }) : c.notFound();
  });
  routes.get("/api/v1/event-cards/:token/ceremonies/:file", async (c) => {
    const found = await findEventCard(db, c.req.param("token"));
    return found ? calendar(c, { ...found, eventId: found.event.id, rsvp: null }) : c.notFound();
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

  routes.get("/api/v1/wedding-cards/:token/google-wallet", async (c) => {
    const found = await findInvitationByToken(db, c.req.param("token"));
    const facts = found && (await findCardEvent(db, found.event.id));
    if (!app.wallet || found?.guest.answer !== "yes" || !facts) return c.notFound();
    const { guest, rsvp, event } = found;
    if (!asksForAnswer(found.category, eventStatus(found.category, facts.newest)))
      return c.notFound();
    const pass = entryPass(settings.secret, {
      guest: { id: guest.id, name: fullName(guest), companions: guest.companions },
      event: { id: event.id, name: event.name, hosts: hostsLine(facts.subject) },
      ceremonies: ceremoniesFor(facts.ceremonies, rsvp)
        .filter(({ ceremony }) => rsvp?.comesTo?.includes(ceremony.id) ?? true)
        .map((one) => presentInvited(one, event, "")),
    });
    c.header("cache-control", "no-store");
    c.header("referrer-policy", "no-referrer");
    return c.redirect(await app.wallet.addressOf(pass), 302);
  });

  routes.get("/api/v1/event-cards/:token/card.png", async (c) => {
    const found = await findEventCard(db, c.req.param("token"));
    const subject = found && (await findCardSubject(db, found.event.id));
    if (!found || !subject) return c.notFound();
    const { design, category } = await findCardDesign(db, found.event.id, found.card.campaignId);
    const texts = cardTexts(subject, null, category);
    const { seed, eventType, photoFileId } = subject;
    const width = cardSize.width / 2;
    return sendPicture(c, app, { design, texts, seed, eventType, photoFileId, width });
  });

  return routes;
}
