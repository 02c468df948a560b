import type { Person } from "@jdj/contract/console/people";
import type { PersonOverview } from "@jdj/contract/console/person-overview";
import { shortDay } from "../../format.ts";
import { StateBadge } from "../../forms/state-badge.tsx";
import { fcfa, purposeLabel } from "../payments/labels.ts";
import { stateLabel } from "../payments/state-label.ts";
import { saleStateLabel } from "../sales/sale-states.ts";
import { Panel, PanelRow } from "./panel.tsx";

const kinds = [
  { name: "orders", title: "Commandes", empty: "Aucune commande." },
  { name: "bookings", title: "Réservations", empty: "Aucune réservation." },
  { name: "quotes", title: "Demandes de devis", empty: "Aucune demande de devis." },
  { name: "gifts", title: "Cadeaux", empty: "Aucun cadeau." },
] as const;

const amountText = (amount: number | null) => (amount === null ? "" : `, ${fcfa(amount)}`);

/** What a person paid, ordered, booked, asked for, got and gave. */
export function SalePanels({ person, overview }: { person: Person; overview: PersonOverview }) {
  const named = person.email ?? person.phone;
  return (
    <>
      <Panel
        title="Paiements"
        empty="Aucun paiement."
        all={{ resource: "payments", filter: { person_id: person.id } }}
      >
        {overview.payments.items.map((payment) => (
          <PanelRow
            key={payment.reference}
            to={
              payment.attempt_id === null
                ? undefined
                : { resource: "payments", id: payment.attempt_id }
            }
            title={`${purposeLabel(payment.purpose)}${amountText(payment.amount_fcfa)}`}
            details={`${shortDay(payment.created_at)}, ${payment.reference}`}
            state={<StateBadge state={payment.state} label={stateLabel(payment.state)} />}
          />
        ))}
      </Panel>
      {kinds.map(({ name, title, empty }) => (
        <Panel
          key={name}
          title={title}
          empty={empty}
          all={named === null ? undefined : { resource: name, filter: { q: named } }}
        >
          {overview[name].items.map((sale) => (
            <PanelRow
              key={sale.id}
              to={{ resource: name, id: sale.id }}
              title={sale.label}
              details={`${shortDay(sale.created_at)}, n° ${sale.reference}${amountText(sale.amount_fcfa)}${"is_given" in sale && sale.is_given ? ", offert par cette personne" : ""}`}
              state={<StateBadge state={sale.state} label={saleStateLabel(name, sale.state)} />}
            />
          ))}
        </Panel>
      ))}
    </>
  );
}
