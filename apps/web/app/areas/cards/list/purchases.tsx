import { at } from "@jdj/contract/paths/addresses";
import type { Purchase } from "@jdj/contract/payments/orders";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa, grouped } from "@jdj/french/money";
import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import styles from "./page.module.css";

const states: Record<Purchase["state"], { words: string; tone: "good" | "bad" | "waiting" }> = {
  open: { words: "À payer", tone: "waiting" },
  pending: { words: "En attente", tone: "waiting" },
  paid: { words: "Payé", tone: "good" },
  failed: { words: "Non abouti", tone: "bad" },
  expired: { words: "Délai passé", tone: "bad" },
  refunded: { words: "Remboursé", tone: "good" },
};

const columns: Column<Purchase>[] = [
  {
    heading: "Date",
    names: true,
    cell: ({ created_at }) => <span className={styles.whole}>{dateAndTime(created_at)}</span>,
  },
  {
    heading: "Référence",
    cell: ({ reference }) => <span className={styles.reference}>{reference}</span>,
  },
  { heading: "Messages", figures: true, cell: ({ units }) => grouped(units) },
  {
    heading: "Montant",
    figures: true,
    cell: ({ paid_fcfa, order_fcfa }) => (
      <span className={styles.whole}>{fcfa(paid_fcfa ?? order_fcfa)}</span>
    ),
  },
  {
    heading: "État",
    cell: ({ state, is_payable }) =>
      state === "open" && !is_payable ? (
        <Badge tone="waiting">Abandonné</Badge>
      ) : (
        <Badge tone={states[state].tone}>{states[state].words}</Badge>
      ),
  },
  { heading: "Action", cell: (order) => <Act order={order} /> },
];

function Act({ order }: { order: Purchase }) {
  const { reference, receipt_url, state, message_id, is_payable } = order;
  const about = <span className="visually-hidden"> de la commande {reference}</span>;
  if (receipt_url !== null) {
    return (
      <a href={receipt_url} className={styles.detail} download>
        Reçu{about}
      </a>
    );
  }
  if (message_id === null || (state !== "pending" && !is_payable)) return null;
  const to =
    state === "pending"
      ? at("cardSent", { idMessage: message_id, idTransaction: reference })
      : at("payCard", { reference });
  return (
    <Link to={to} className={styles.detail}>
      {state === "pending" ? "Suivre" : "Payer"}
      {about}
    </Link>
  );
}

/** What was bought for the cards of the event, newest first. */
export function Purchases({ orders }: { orders: readonly Purchase[] }) {
  return (
    <section aria-labelledby="achats" className={styles.history}>
      <h2 id="achats">Achats</h2>
      <DataTable
        caption="Achats"
        columns={columns}
        rows={orders}
        rowKey={({ reference }) => reference}
      />
    </section>
  );
}
