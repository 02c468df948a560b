import type { OwnZone } from "@jdj/contract/products/delivery";
import { TickList } from "#app/areas/providers/profile/tick-list.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { AmountField } from "#app/ui/entry/amount-field.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "#app/ui/pro.module.css";
import { TextField } from "#app/ui/text-field.tsx";

type ZoneFormProps = {
  /** The stored zone; null for a new one. */
  zone: OwnZone | null;
  pickup: boolean;
  towns: readonly { id: number; name: string }[];
  state: FormState | undefined;
};

/** A delivery zone, or a place where orders are fetched. */
export function ZoneForm({ zone, pickup, towns, state }: ZoneFormProps) {
  const field = bindFields(state, {
    name: zone?.name,
    price: zone ? String(zone.price) : undefined,
    days: zone ? String(zone.days) : pickup ? "0" : "1",
  });
  return (
    <form method="post" noValidate className={`${kit.stack5} ${kit.narrow}`}>
      <input type="hidden" name="zone" value={zone?.id ?? 0} />
      {pickup ? <input type="hidden" name="pickup" value="1" /> : null}
      <TextField
        label={pickup ? "Où l’on retire la commande" : "Nom de la zone"}
        hint={pickup ? "Ex.\u00a0: Atelier de Treichville, rue 12" : "Ex.\u00a0: Abidjan centre"}
        maxLength={80}
        required
        {...field("name")}
      />
      {pickup ? (
        <input type="hidden" name="days" value="0" />
      ) : (
        <>
          <div className={`${kit.stack5} ${styles.pair}`}>
            <AmountField
              label="Prix de la livraison"
              hint="Pour une commande entière&nbsp;; 0 si vous l’offrez."
              required
              {...field("price")}
            />
            <TextField
              label="Jours de transport"
              hint="Du départ à la remise."
              inputMode="numeric"
              required
              {...field("days")}
            />
          </div>
          <TickList
            label="Communes et villes"
            name="town_ids"
            choices={towns}
            chosen={zone?.towns.map(({ id }) => id) ?? []}
            state={state}
          />
        </>
      )}
      <div>
        <Button>{zone ? "Enregistrer" : "Ajouter"}</Button>
      </div>
    </form>
  );
}
