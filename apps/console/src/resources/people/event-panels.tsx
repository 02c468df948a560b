import type { Person } from "@jdj/contract/console/people";
import type { PersonOverview } from "@jdj/contract/console/person-overview";
import { roleLabels } from "@jdj/contract/notebook/sharing-words";
import { longDay, shortDay } from "../../format.ts";
import { StateBadge } from "../../forms/state-badge.tsx";
import { statusLabel } from "../campaigns/status-label.ts";
import { Panel, PanelRow } from "./panel.tsx";

const eventStates = { open: "", cancelled: "Annulée", deleted: "Supprimée" } as const;

/** The events of a person, the cards that were sent for them, and their credit. */
export function EventPanels({ person, overview }: { person: Person; overview: PersonOverview }) {
  const { events, campaigns, credits } = overview;
  return (
    <>
      <Panel title="Fêtes" empty="Aucune fête.">
        {events.items.map(({ id, name, type, date, role, is_payer, state }) => (
          <PanelRow
            key={id}
            title={name}
            details={`${type}, ${date === null ? "sans date" : longDay(date)}. ${roleLabels[role]}${is_payer ? ", paie" : ""}`}
            state={state !== "open" && <StateBadge state={state} label={eventStates[state]} />}
          />
        ))}
      </Panel>
      <Panel
        title="Envois de cartes"
        empty="Rien n’a été envoyé."
        all={{ resource: "campaigns", filter: { person_id: person.id } }}
      >
        {campaigns.items.map((campaign) => (
          <PanelRow
            key={campaign.id}
            to={{ resource: "campaigns", id: campaign.id }}
            title={`${campaign.label}, ${campaign.event}`}
            details={`${shortDay(campaign.created_at)}, ${campaign.channel} : ${campaign.delivered} partis sur ${campaign.total}${campaign.undelivered > 0 ? `, ${campaign.undelivered} en échec ou incertains` : ""}`}
            state={
              <StateBadge
                state={campaign.is_paused ? "suspended" : campaign.status}
                label={statusLabel({ ...campaign, paused_at: campaign.is_paused ? "" : null })}
              />
            }
          />
        ))}
      </Panel>
      <Panel title="Crédit d’envoi" empty="Aucun crédit.">
        {credits.map(({ channel, units }) => (
          <PanelRow key={channel} title={channel} details={`${units} messages à envoyer`} />
        ))}
      </Panel>
    </>
  );
}
