import type { PaymentOrder } from "@jdj/contract/payments/orders";
import { fcfa, grouped } from "@jdj/french/money";
import { type PriceLine, PriceLines } from "#app/areas/campaigns/price-lines.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./page.module.css";

/** What the order is for, and how its amount is computed. */
export function OrderRecap({ order, channel }: { order: PaymentOrder; channel: string }) {
  const { units, unit_fcfa, due_fcfa, total_fcfa, order_fcfa } = order;
  const lines: PriceLine[] = [
    { label: "Canal", value: channel },
    { label: "Messages à payer", value: `${grouped(units)} × ${fcfa(unit_fcfa)}` },
    { label: "Prix", value: fcfa(due_fcfa) },
    { label: "Taxe (18\u00a0%)", value: fcfa(total_fcfa - due_fcfa) },
  ];
  if (order_fcfa > total_fcfa)
    lines.push({ label: "Complément, rendu en crédit", value: fcfa(order_fcfa - total_fcfa) });
  lines.push({ label: "À payer", value: fcfa(order_fcfa), total: true });
  return (
    <section
      className={`${kit.card} ${kit.stack3} ${styles.recap}`}
      aria-labelledby="recapitulatif"
    >
      <h2 id="recapitulatif">Récapitulatif</h2>
      <PriceLines lines={lines} />
      <p className={`${kit.note} ${kit.breakAnywhere}`}>Référence {order.reference}</p>
    </section>
  );
}
