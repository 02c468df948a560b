import type { Person } from "@jdj/contract/console/people";
import type { PersonOverview } from "@jdj/contract/console/person-overview";
import { dateAndTime } from "../../format.ts";
import { StateBadge } from "../../forms/state-badge.tsx";
import { actionLabel } from "../audit/action-label.ts";
import { channelNames } from "../message-log/channel-names.ts";
import { messageKind } from "../message-log/message-kind.ts";
import { Panel, PanelRow } from "./panel.tsx";

const outcomes = {
  sent: { state: "done", label: "Parti" },
  refused: { state: "failed", label: "Refusé" },
  unconfirmed: { state: "unconfirmed", label: "Incertain" },
  "too-late": { state: "failed", label: "Pas parti" },
} as const;

/** The attempts to sign in that count at the moment, in a sentence. */
function attemptsText({ count, sources, last_at }: PersonOverview["sign_in_attempts"]): string {
  if (count === 0 || last_at === null) return "Aucun essai de connexion récent n’a échoué.";
  const places = sources > 1 ? `${sources} appareils ou réseaux` : "un appareil ou réseau";
  return `${count} essais de connexion comptés, depuis ${places}, le dernier le ${dateAndTime(last_at)}.`;
}

/** How a person reaches us and we reach them: messages both ways, devices, and what staff did. */
export function AccountPanels({ person, overview }: { person: Person; overview: PersonOverview }) {
  const { sent, messages, sessions, actions, shops, sign_in_attempts } = overview;
  return (
    <>
      {shops.length > 0 && (
        <Panel title="Boutiques" empty="Aucune boutique.">
          {shops.map(({ id, name, role }) => (
            <PanelRow
              key={id}
              to={{ resource: "providers", id }}
              title={name}
              details={role === "owner" ? "Propriétaire" : "Équipe"}
            />
          ))}
        </Panel>
      )}
      <Panel
        title="Ce que nous avons envoyé"
        empty="Aucun message à cette personne ces trente derniers jours."
        all={{ resource: "message-log", filter: { person_id: person.id } }}
      >
        {sent.items.map(({ id, kind, channel, recipient, outcome, reason, created_at }) => (
          <PanelRow
            key={id}
            title={messageKind(kind)}
            details={`${dateAndTime(created_at)}, ${channelNames[channel]} à ${recipient}${reason === "" ? "" : `. ${reason}`}`}
            state={<StateBadge {...outcomes[outcome]} />}
          />
        ))}
      </Panel>
      {messages !== null && (
        <Panel
          title="Ce qu’elle nous a écrit"
          empty="Aucun message de son adresse."
          all={
            person.email === null
              ? undefined
              : { resource: "messages", filter: { email: person.email } }
          }
        >
          {messages.items.map(({ id, excerpt, created_at, handled_at }) => (
            <PanelRow
              key={id}
              to={{ resource: "messages", id }}
              title={excerpt}
              details={dateAndTime(created_at)}
              state={
                <StateBadge
                  state={handled_at === null ? "open" : "done"}
                  label={handled_at === null ? "En attente" : "Traité"}
                />
              }
            />
          ))}
        </Panel>
      )}
      <Panel title="Appareils et connexions" empty="Aucun appareil ces trente derniers jours.">
        <PanelRow title="Essais" details={attemptsText(sign_in_attempts)} />
        {sessions.items.map(({ id, device, created_at, ends_at, is_open }) => (
          <PanelRow
            key={id}
            title={device || "Appareil inconnu"}
            details={`Depuis le ${dateAndTime(created_at)}${is_open ? "" : `, fini le ${dateAndTime(ends_at)}`}`}
            state={
              <StateBadge
                state={is_open ? "active" : "ended"}
                label={is_open ? "Connecté" : "Fini"}
              />
            }
          />
        ))}
      </Panel>
      <Panel
        title="Ce que l’équipe a fait"
        empty="L’équipe n’a rien fait pour cette personne."
        all={{ resource: "audit", filter: { person_id: person.id } }}
      >
        {actions.items.map(({ id, at, staff_name, action }) => (
          <PanelRow
            key={id}
            to={{ resource: "audit", id }}
            title={actionLabel(action)}
            details={`${staff_name}, ${dateAndTime(at)}`}
          />
        ))}
      </Panel>
    </>
  );
}
