import { at } from "@jdj/contract/paths/addresses";
import { methodFacts } from "@jdj/contract/payments/methods";
import type { Purchase } from "@jdj/contract/payments/payments";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa, grouped } from "@jdj/french/money";
import { Link } from "react-router";
import { resultAddress } from "#app/areas/campaigns/result-address.ts";
import { MethodLogo } from "#app/areas/payments/method-logo.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

const states: Record<Purchase["state"], { label: string; tone: "good" | "bad" | "waiting" }> = {
  open: { label: "À payer", tone: "waiting" },
  pending: { label: "En attente", tone: "waiting" },
  paid: { label: "Payé", tone: "good" },
  failed: { label: "Non abouti", tone: "bad" },
  expired: { label: "Délai passé", tone: "bad" },
  refunded: { label: "Remboursé", tone: "good" },
};

/** A payment with the name of its channel. */
type PurchaseRow = Purchase & { channel: string };

const purposes: Record<Purchase["purpose"], string> = {
  campaign: "Envoi",
  reminder: "Rappel",
  credit: "Crédit",
  deposit: "Acompte",
  purchase: "Commande",
  gift: "Cadeau",
  "fabric-share": "Pagne",
  contribution: "Cotisation",
  listing: "Abonnement",
  boost: "Mise en avant",
};

const columns: Column<PurchaseRow>[] = [
  {
    heading: "Date",
    names: true,
    cell: ({ created_at }) => <span className={styles.whole}>{dateAndTime(created_at)}</span>,
  },
  {
    heading: "Référence",
    cell: ({ reference }) => (
      <span className={`${kit.shrink} ${words.breakAnywhere}`}>{reference}</span>
    ),
  },
  {
    heading: "Pour",
    cell: ({ purpose, channel }) => [purposes[purpose], channel].filter(Boolean).join(", "),
  },
  { heading: "Messages", numeric: true, cell: ({ units }) => grouped(units) },
  {
    heading: "Montant",
    numeric: true,
    cell: ({ paid_fcfa, order_fcfa }) => (
      <span className={styles.whole}>{fcfa(paid_fcfa ?? order_fcfa)}</span>
    ),
  },
  {
    heading: "Payé par",
    cell: ({ method }) =>
      method ? (
        <span className={styles.method}>
          <MethodLogo method={method} /> {methodFacts[method].name}
        </span>
      ) : (
        "—"
      ),
  },
  {
    heading: "État",
    cell: ({ state, is_payable }) =>
      state === "open" && !is_payable ? (
        <Badge tone="waiting">Abandonné</Badge>
      ) : (
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
      ),
  },
  { heading: "Action", cell: (payment) => <Action payment={payment} /> },
];

function Action({ payment }: { payment: Purchase }) {
  const { reference, receipt_url, credit_notes, state, is_payable } = payment;
  const about = <span className="visually-hidden"> de la commande {reference}</span>;
  if (receipt_url !== null) {
    return (
      <>
        <a href={receipt_url} className={`${kit.tapTarget} ${words.bold}`} download>
          Reçu{about}
        </a>
        {credit_notes.map(({ number, url }) => (
          <a key={number} href={url} className={`${kit.tapTarget} ${words.bold}`} download>
            Avoir {number}
            {about}
          </a>
        ))}
      </>
    );
  }
  if (state !== "pending" && !is_payable) return null;
  const to = state === "pending" ? resultAddress(payment) : at("payCard", { reference });
  return (
    <Link to={to} className={`${kit.tapTarget} ${words.bold}`}>
      {state === "pending" ? "Suivre" : "Payer"}
      {about}
    </Link>
  );
}

/** The payments of the event's cards, newest first. */
export function Purchases({
  payments,
  channels,
}: {
  payments: readonly Purchase[];
  channels: readonly { id: number; name: string }[];
}) {
  const rows = payments.map((payment) => ({
    ...payment,
    channel: channels.find(({ id }) => id === payment.channel_id)?.name ?? "",
  }));
  return (
    <section aria-labelledby="achats" className={`${kit.stack3} ${kit.oneColumn}`}>
      <h2 id="achats">Achats</h2>
      <DataTable
        caption="Achats"
        columns={columns}
        rows={rows}
        rowKey={({ reference }) => reference}
      />
    </section>
  );
}
