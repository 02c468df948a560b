import { randomBytes } from "node:crypto";
import { type BodyFormat, bodyText } from "@jdj/contract/campaigns/body-text";
import { asksForAnswer, eventStatus } from "@jdj/contract/campaigns/card-purpose";
import {
  allPlaceholders,
  fillPlaceholders,
  isGuestPlaceholder,
  joinFilled,
  type PlaceholderValues,
  placeholderValue,
  usedPlaceholders,
  withKnownName,
} from "@jdj/contract/campaigns/placeholders";
import { escapeHtml } from "@jdj/contract/content/escape-html";
import {
  type CardGuest,
  type CardSubject,
  cardTexts,
  defaultSubject,
  guestsVoice,
  hostsLine,
  titleLine,
} from "../../designs/card-wording.ts";
import type { EventFacts } from "../campaigns/event-facts.ts";
import {
  cardPageAddress,
  cardPictureAddress,
  confirmationAddress,
  shortCardAddress,
} from "../deliveries/card-addresses.ts";
import { placeholderValues, type ReachableGuest } from "../deliveries/reachable-guest.ts";

/** What all emails of one campaign share. */
export interface EmailSource {
  brand: string;
  publicUrl: string;
  subject: CardSubject;
  /** Code of the campaign's category, which determines the ceremony that it is about. */
  category: string;
  campaign: { subject: string | null; body: string; bodyFormat: BodyFormat };
  /** The values of the placeholders about the couple and the ceremonies. */
  ofEvent: EventFacts;
}

/** One guest's email, without its address and key. */
export interface WrittenEmail {
  subject: string;
  html: string;
  text: string;
  links: string[];
}

/**
 * Prepares the emails of a campaign. The page is rendered once with random markers; each
 * guest's values, escaped, then replace the markers: a thousand emails cost one rendering.
 */
export async function prepareEmails(
  source: EmailSource,
): Promise<
  (
    guest: CardGuest & Partial<ReachableGuest>,
    token: string,
    unsubscribeLink: string,
  ) => WrittenEmail
> {
  const { brand, publicUrl, campaign, ofEvent } = source;
  const nonce = randomBytes(12).toString("hex");
  const sign = (name: string) => `x${nonce}x${name}x`;
  const [token, leave, bodyMarker] = [sign("token"), sign("leave"), sign("body")];
  const signed = signedValues((at) => sign(String(at)));
  const asks = asksForAnswer(source.category, eventStatus(source.category, null));
  const heading = defaultSubject(source.subject, source.category);
  const hosts = hostsLine(source.subject);
  const voice = guestsVoice(source.subject);
  const [{ render }, { CardEmail, cardLinkText, unsubscribeText }] = await Promise.all([
    import("react-email"),
    import("./card-email.tsx"),
  ]);
  const stopText = unsubscribeText(voice);
  // The picture says both names of a guest, and the body perhaps one: it has markers of its own.
  const body = fillPlaceholders(
    campaign.body,
    signedValues((at) => sign(`b${at}`)),
  );
  const usedInBody = usedPlaceholders(campaign.body);
  const isHtml = campaign.bodyFormat === "html";
  const rendered = await render(
    CardEmail({
      brand,
      heading,
      seed: source.subject.seed,
      hosts,
      body: isHtml ? bodyMarker : body,
      bodyFormat: campaign.bodyFormat,
      pictureAddress: publicUrl + cardPictureAddress(token),
      pictureText: `Carte adressée à ${signed.civility} ${signed.givenNames} ${signed.lastName}`,
      cardAddress: publicUrl + cardPageAddress(token),
      asks,
      voice,
      unsubscribeAddress: leave,
    }),
  );
  // The body was sanitised when it was written; its placeholders are markers now, filled with escaped values.
  const page = isHtml ? rendered.replace(bodyMarker, () => body) : rendered;
  const pieces = page.split(new RegExp(`x${nonce}x(token|leave|b?\\d+)x`));
  const feast = feastLines(source.subject, source.category);
  const text = bodyText(campaign.body, campaign.bodyFormat);

  return (guest, guestToken, unsubscribeLink) => {
    const card = publicUrl + cardPageAddress(guestToken);
    const link = publicUrl + shortCardAddress(guestToken);
    const values = placeholderValues(guest, { ofEvent, link });
    const ofBody = withKnownName(usedInBody, values);
    const valueFor = (name: string) => {
      if (name === "token") return guestToken;
      if (name === "leave") return unsubscribeLink;
      return placeholderValue(name.startsWith("b") ? ofBody : values, markedBy(name));
    };
    return {
      subject: fillPlaceholders(campaign.subject ?? heading, values),
      html: joinFilled(
        pieces,
        (name) => escapeHtml(valueFor(name)),
        (name) => isGuestPlaceholder(markedBy(name)),
      ),
      text: plainText([
        fillPlaceholders(text, values),
        feast,
        `${cardLinkText(asks)}\u00a0: ${card}`,
        `${stopText}\u00a0: ${unsubscribeLink}\n`,
      ]),
      links: [card, ...(asks ? [publicUrl + confirmationAddress(guestToken)] : [])],
    };
  };
}

/** Markers in place of the values of all placeholders. */
function signedValues(signOf: (at: number) => string): PlaceholderValues {
  const signs = new Map(allPlaceholders.map((placeholder, at) => [placeholder, signOf(at)]));
  return {
    civility: signs.get("[civilité]") ?? "",
    givenNames: signs.get("[prénoms]") ?? "",
    lastName: signs.get("[nom]") ?? "",
    others: Object.fromEntries(signs),
  };
}

/** The placeholder of a marker's name, `12` or `b12`; an empty text for the other markers. */
function markedBy(name: string): string {
  return allPlaceholders[Number(name.replace(/^b/, ""))] ?? "";
}

/** Who invites and when, then at what hour and where, as in the card's picture. */
function feastLines(subject: CardSubject, category: string): string {
  const { date, where } = cardTexts(subject, null, category);
  const first = [titleLine(subject), date].filter(Boolean).join(", ");
  return [first, where].filter(Boolean).join("\n");
}

function plainText(paragraphs: readonly string[]): string {
  return paragraphs.join("\n\n");
}
