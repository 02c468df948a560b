import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { DateField } from "#app/ui/date-field.tsx";
import { AmountField } from "#app/ui/entry/amount-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./fabric.module.css";

type OrderFieldsProps = {
  saved: Readonly<Record<string, string>>;
  state: FormState | undefined;
};

/** The fields of a fabric order. */
export function OrderFields({ saved, state }: OrderFieldsProps) {
  const field = bindFields(state, saved);
  return (
    <>
      <TextField
        label="Nom de la commande"
        placeholder="Pagne de la belle-famille"
        maxLength={80}
        required
        {...field("name")}
      />
      <div className={styles.two}>
        <TextField
          label="Ce que chacun commande"
          placeholder="Complet de 6 yards"
          maxLength={60}
          required
          {...field("unit")}
        />
        <AmountField label="Prix de l’unité" required {...field("unit_price")} />
        <TextField
          label="Tailles"
          hint="Séparées par des virgules. Laissez vide s’il n’y en a pas."
          placeholder="S, M, L, XL"
          maxLength={400}
          {...field("sizes")}
        />
        <DateField
          label="Dernier jour pour commander et payer"
          hint="JJ/MM/AAAA"
          required
          {...field("deadline")}
        />
        <TextField label="Vendeur" maxLength={80} {...field("seller_name")} />
        <TextField
          label="Téléphone du vendeur"
          type="tel"
          inputMode="tel"
          maxLength={22}
          {...field("phone_number_1")}
        />
      </div>
      <TextField
        label="Note à ceux qui commandent"
        lines={2}
        maxLength={500}
        placeholder="Où et quand retirer les pagnes…"
        {...field("note")}
      />
    </>
  );
}
