import { goods } from "@jdj/contract/content/goods";
import { trades } from "@jdj/contract/content/trades";
import { dateAndTime, longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { displayPhone } from "@jdj/french/phone";
import { html } from "hono/html";
import { isOnOffer, validUntil } from "../content/vendors/offer.ts";
import type { visibilityOffers } from "../content/vendors/tables.ts";
import type { InboxKind, readInbox } from "./inbox.ts";

type Inbox = Awaited<ReturnType<typeof readInbox>>;

/** What the page of messages shows. `today`: `YYYY-MM-DD`. */
export interface InboxContent extends Inbox {
  offers: (typeof visibilityOffers.$inferSelect)[];
  today: string;
}

const tradeNames = {
  provider: new Map<string, string>(Object.entries(trades)),
  seller: new Map<string, string>(Object.entries(goods)),
};
const kindNames = { provider: "prestataire", seller: "vendeur" };

function seenTo(kind: InboxKind, { id, handledAt }: { id: number; handledAt: Date | null }) {
  const [action, label] =
    handledAt === null ? ["handled", "Marquer traité"] : ["waiting", "Remettre en attente"];
  return html`<form method="post"><input type="hidden" name="kind" value="${kind}"><input type="hidden" name="id" value="${id}"><button name="action" value="${action}">${label}</button></form>${
    handledAt ? html` <small>Traité le ${dateAndTime(handledAt)}</small>` : ""
  }`;
}

/** What an operator does about a vendor's request: approves or refuses it, once. */
function decide({ id, decision, handledAt, refusalReason }: Inbox["applications"][number]) {
  const hidden = html`<input type="hidden" name="id" value="${id}">`;
  const on = handledAt ? ` le ${dateAndTime(handledAt)}` : "";
  if (decision === "approved")
    return html`<form method="post">${hidden}<button name="action" value="resend">Renvoyer le lien d’activation</button></form> <small>Acceptée${on}</small>`;
  if (decision === "refused")
    return html`<small>Refusée${on}\u00a0: ${refusalReason ?? ""}</small>`;
  return html`<form method="post">${hidden}<button name="action" value="approve">Accepter</button></form>
<form method="post">${hidden}<label>Motif du refus <input name="reason" maxlength="1000" required></label> <button name="action" value="refuse">Refuser</button></form>${seenTo("application", { id, handledAt })}`;
}

const mailTo = (address: string) => html`<a href="mailto:${address}">${address}</a>`;
const phoneTo = (phone: string) => html`<a href="tel:${phone}">${displayPhone(phone)}</a> `;

/** Messages, requests and offers, each with what an operator does about it. */
export function inboxContent({ messages, applications, offers, today }: InboxContent) {
  return html`<h2>Messages</h2>
${messages.length === 0 ? html`<p>Aucun message.</p>` : ""}
${messages.map(
  (message) => html`<article class="${message.handledAt ? "done" : ""}"><h3>${message.name}</h3>
<small>${dateAndTime(message.createdAt)}, ${message.source === "chat" ? "boîte «\u00a0Écrivez-nous\u00a0»" : "page de contact"}</small>
<p>${mailTo(message.email)} ${message.phones.map(phoneTo)}</p><p>${message.body}</p>${seenTo("message", message)}</article>`,
)}
<h2>Demandes de prestataires et de vendeurs</h2>
${applications.length === 0 ? html`<p>Aucune demande.</p>` : ""}
${applications.map(
  (request) => html`<article class="${request.handledAt ? "done" : ""}"><h3>${request.company}</h3>
<small>${dateAndTime(request.createdAt)}, ${kindNames[request.kind]}, ${tradeNames[request.kind].get(request.trade) ?? request.trade}, ${request.town}</small>
<p>${request.contactName} : ${mailTo(request.email)} ${phoneTo(request.phone)} ${
    request.website
      ? html`<a href="${request.website}" rel="noreferrer noopener nofollow">${request.website}</a>`
      : ""
  }</p><p>${request.presentation}</p>${decide(request)}</article>`,
)}
<h2>Offres de Joy Visibility</h2>
<div class="table"><table><thead><tr><th>Offre</th><th class="number">Prix TTC</th><th>Du</th><th>Au</th><th>État</th><th></th></tr></thead><tbody>
${offers.map(
  (offer) =>
    html`<tr><td>${offer.name}</td><td class="number">${fcfa(offer.priceFcfa)}</td><td>${longDate(offer.offeredOn)}</td><td>${longDate(validUntil(offer))}</td><td>${isOnOffer(offer, today) ? "Affichée" : "Non affichée"}</td><td><form method="post"><input type="hidden" name="id" value="${offer.id}"><button name="action" value="renew">Reconduire dès aujourd’hui</button></form></td></tr>`,
)}</tbody></table></div>`;
}
