import { dateAndTime } from "@jdj/french/dates";
import { html } from "hono/html";
import { channelNames } from "../../outages/outage.ts";
import type { readOutgoing } from "./read-outgoing.ts";

const outcomes = {
  refused: "Refusé par le destinataire",
  unconfirmed: "Non confirmé",
  "too-late": "Non envoyé",
} as const;

/** How gateways fare, and what did not leave or is unconfirmed. */
export function outgoingContent({
  outages,
  alerts,
  lost,
  campaigns,
}: Awaited<ReturnType<typeof readOutgoing>>) {
  return html`<h2>Passerelles</h2>
${outages.length === 0 ? html`<p>Toutes les passerelles répondent.</p>` : ""}
${outages.map(
  ({ channel, since, pausedUntil, failures, code }) =>
    html`<article><h3 class="fault">${channelNames[channel]}\u00a0: en pause</h3><p>Elle nous refuse ou ne répond pas depuis le ${dateAndTime(since)} (${code || "sans code"}, ${failures} pauses). Vérifiez nos identifiants et notre compte\u00a0; rien n’est perdu pendant une journée. Prochain essai\u00a0: ${dateAndTime(pausedUntil)}.</p><form method="post"><button name="channel" value="${channel}">Réessayer maintenant</button></form></article>`,
)}
<h2>Alertes</h2>
${alerts.length === 0 ? html`<p>Aucune alerte.</p>` : ""}
${alerts.map(
  ({ createdAt, detail, count }) =>
    html`<article><p>${detail}</p><small>${dateAndTime(createdAt)}, ${count} fois ce jour</small></article>`,
)}
<h2>Cartes des sept derniers jours</h2>
${campaigns.length === 0 ? html`<p>Aucun échec.</p>` : ""}
${campaigns.map(
  ({ channel, state, reason, count }) =>
    html`<p>${channel}, ${state === "unknown" ? "non confirmés" : "non envoyés"} : ${count}${reason ? ` (${reason})` : ""}</p>`,
)}
<h2>Messages de comptes</h2>
${
  lost.length === 0
    ? html`<p>Rien n’a manqué de partir.</p>`
    : html`<div class="table"><table><thead><tr><th>Quand</th><th>Message</th><th>À</th><th>Issue</th><th>Raison</th></tr></thead><tbody>
${lost.map(
  ({ createdAt, kind, channel, recipient, outcome, reason }) =>
    html`<tr><td>${dateAndTime(createdAt)}</td><td>${kind} (${channelNames[channel]})</td><td>${recipient}</td><td>${outcomes[outcome]}</td><td>${reason}</td></tr>`,
)}</tbody></table></div>`
}`;
}
