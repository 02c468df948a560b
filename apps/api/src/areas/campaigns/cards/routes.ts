import { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { secretsOf } from "../../../secrets.ts";
import { type CardGuest, type CardSubject, cardTexts } from "../../designs/card-wording.ts";
import { cardSize } from "../../designs/drawings/design.ts";
import {
  findCardGuest,
  findCategoryCode,
  findDesign,
  findDesignCode,
} from "../../designs/queries.ts";
import { pictureHeaders, sendPicture, takesWebp } from "../../designs/send-picture.ts";
import { openPreview } from "../../designs/signed-preview.ts";
import { findHostAsGuest } from "../campaigns/find-host-as-guest.ts";
import { importedPicture } from "../campaigns/imported-picture.ts";
import { findDeliveryByToken } from "../campaigns/queries.ts";
import { findCardSubject } from "./card-event.ts";
import { openTrialToken } from "./trial-token.ts";

/**
 * Widths in pixels, by `?size=`: half a card fills a phone; a small one stands in the list of designs, a
 * thumb beside a line of text.
 */
const WIDTHS = { half: cardSize.width / 2, small: cardSize.width / 4, thumb: 144 };

const isSize = (size: string | undefined): size is keyof typeof WIDTHS =>
  size !== undefined && Object.hasOwn(WIDTHS, size);
const widthOf = (size: string | undefined) => (isSize(size) ? WIDTHS[size] : cardSize.width);

const sampleGuest: CardGuest = { civility: "Mme", givenNames: "Adjoua", lastName: "Kouassi" };
const sampleSubject: CardSubject = {
  eventName: "Mariage d’Awa et Koffi",
  eventType: "wedding",
  hosts: ["Awa", "Koffi"],
  date: "2027-03-20",
  datePrecision: "exact",
  seed: "joie-du-jour",
  ceremonies: [
    { code: "civil", isMain: true, date: "2027-03-20", time: "15:00", place: "à la mairie" },
  ],
};

/** Serves the pictures of cards: a guest's own by its token, and the designs' previews. */
export function cardImageRoutes(app: AppContext): Hono {
  const { db, settings, clock } = app;
  const routes = new Hono();

  routes.get("/api/v1/wedding-cards/:token/card.png", async (c) => {
    const trial = openTrialToken(secretsOf(settings), c.req.param("token"));
    if (trial) {
      const subject = await findCardSubject(db, trial.eventId);
      const host = await findHostAsGuest({ db }, trial.customerId);
      if (!subject || !host) return c.notFound();
      return sendPicture(c, app, {
        design: await findDesignCode(db, trial.designId),
        texts: cardTexts(subject, host, "invitation"),
        seed: subject.seed,
        photoFileId: subject.photoFileId,
        eventType: subject.eventType,
        width: widthOf(c.req.query("size")),
      });
    }
    const found = await findDeliveryByToken(db, c.req.param("token"));
    const subject = found && (await findCardSubject(db, found.campaign.eventId));
    if (!found || !subject) return c.notFound();
    const width = widthOf(c.req.query("size"));
    const { imageFileId } = found.campaign;
    if (imageFileId !== null) {
      const height = (width * cardSize.height) / cardSize.width;
      const isWebp = takesWebp(c);
      const own = await importedPicture(app, imageFileId, { width, height }, isWebp);
      if (own)
        return c.body(new Uint8Array(own), 200, {
          ...pictureHeaders,
          "content-type": isWebp ? "image/webp" : "image/png",
        });
    }
    return sendPicture(c, app, {
      design: found.design,
      texts: cardTexts(subject, found.guest, found.category),
      seed: subject.seed,
      photoFileId: subject.photoFileId,
      eventType: subject.eventType,
      width,
    });
  });

  routes.get("/api/v1/designs/:code/preview.png", async (c) => {
    const event = c.req.query("event");
    const size = c.req.query("size");
    // What was sent stays to be seen when its design is withdrawn.
    const design = await findDesign(db, c.req.param("code"), { withdrawnToo: event !== undefined });
    if (!design) return c.notFound();
    let subject: CardSubject | null = sampleSubject;
    let guest: CardGuest | null = null;
    if (event !== undefined) {
      const query = { event, expires: c.req.query("e") ?? "", signature: c.req.query("s") ?? "" };
      const eventId = openPreview(secretsOf(settings), design.code, query, clock());
      subject = eventId === null ? null : await findCardSubject(db, eventId);
      guest = eventId === null ? null : await findCardGuest(db, eventId, c.req.query("guest"));
    }
    if (!subject) return c.notFound();
    return sendPicture(c, app, {
      design: design.code,
      texts: cardTexts(
        subject,
        guest ?? sampleGuest,
        await findCategoryCode(db, c.req.query("category")),
      ),
      seed: subject.seed,
      photoFileId: subject.photoFileId,
      eventType: subject.eventType,
      width: isSize(size) ? WIDTHS[size] : WIDTHS.half,
    });
  });

  return routes;
}
