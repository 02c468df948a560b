import { randomBytes } from "node:crypto";
import { fillPlaceholders } from "@jdj/contract/campaigns/placeholders";
import { escapeHtml } from "@jdj/contract/content/escape-html";
import {
  type CardSubject,
  defaultSubject,
  guestsVoice,
  hostsLine,
} from "../../designs/card-wording.ts";
import type { EventFacts } from "../campaigns/event-facts.ts";
import { placeholderValues, type ReachableGuest } from "../deliveries/reachable-guest.ts";
import type { WrittenEmail } from "./write-emails.ts";

/** What all emails of one message share. */
interface MessageSource {
  brand: string;
  subject: CardSubject;
  /** Code of the campaign's category. */
  category: string;
  campaign: { subject: string | null };
  ofEvent: EventFacts;
}

/**
 * Prepares the emails of a message: the page is rendered once, each guest's text, as it was planned,
 * is put into it escaped.
 */
export async function prepareMessageEmails({
  brand,
  subject,
  category,
  campaign,
  ofEvent,
}: MessageSource): Promise<
  (guest: ReachableGuest, text: string, unsubscribeLink: string) => WrittenEmail
> {
  const nonce = randomBytes(12).toString("hex");
  const heading = campaign.subject ?? defaultSubject(subject, category);
  const [{ render }, { MessageEmail }] = await Promise.all([
    import("react-email"),
    import("./message-email.tsx"),
  ]);
  const rendered = await render(
    MessageEmail({
      brand,
      heading: `x${nonce}xheadx`,
      seed: subject.seed,
      hosts: hostsLine(subject),
      voice: guestsVoice(subject),
      body: `x${nonce}xbodyx`,
      unsubscribeAddress: `x${nonce}xleavex`,
    }),
  );
  const pieces = rendered.split(new RegExp(`x${nonce}x(head|body|leave)x`));

  return (guest, text, unsubscribeLink) => {
    const title = fillPlaceholders(heading, placeholderValues(guest, { ofEvent, link: "" }));
    const values: Record<string, string> = {
      head: escapeHtml(title),
      body: textAsHtml(text),
      leave: escapeHtml(unsubscribeLink),
    };
    return {
      subject: title,
      html: pieces.map((piece, at) => (at % 2 === 0 ? piece : (values[piece] ?? ""))).join(""),
      text: `${text}\n\n${hostsLine(subject)}\n\nNe plus recevoir de messages\u00a0: ${unsubscribeLink}\n`,
      links: text.match(webAddress) ?? [],
    };
  };
}

const webAddress = /https?:\/\/[^\s<>"]+/g;

/** A plain text as HTML: its paragraphs, lines and links. */
function textAsHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((lines) => {
      const linked = escapeHtml(lines).replace(
        webAddress,
        (link) => `<a href="${link}">${link}</a>`,
      );
      return `<p style="margin:0 0 16px">${linked.replace(/\n/g, "<br/>")}</p>`;
    })
    .join("");
}
