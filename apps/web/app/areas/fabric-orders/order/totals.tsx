import type { FabricOrder } from "@jdj/contract/fabric-orders/orders";
import { fcfa } from "@jdj/french/money";
import styles from "#app/areas/fabric-orders/fabric.module.css";
import kit from "#app/ui/kit.module.css";
import { Tiles } from "#app/ui/tiles.tsx";
import words from "#app/ui/words.module.css";

/** What an order comes to, in people, money and units by size. */
export function Totals({ totals, unit }: { totals: FabricOrder["totals"]; unit: string }) {
  const missing = totals.due_fcfa - totals.paid_fcfa;
  const sizes = totals.sizes.filter(({ size }) => size !== null);
  return (
    <>
      <Tiles
        variant="wide"
        tiles={[
          { label: "Payé", value: fcfa(totals.paid_fcfa), tone: "good" },
          {
            label: "Reste à payer",
            value: fcfa(missing),
            tone: missing > 0 ? "attention" : undefined,
          },
          { label: "Dont en espèces", value: fcfa(totals.cash_fcfa) },
          { label: "Ont payé", value: `${totals.paid_people} sur ${totals.people}` },
          { label: `Demandé (${unit})`, value: totals.units },
        ]}
      />
      {sizes.length > 0 ? (
        <ul className={`${kit.wrap} ${styles.sizes}`} aria-label="Par taille">
          {sizes.map(({ size, units, paid_units }) => (
            <li key={size}>
              <strong>{size}</strong> {units}{" "}
              <span className={words.note}>dont {paid_units} payés</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
