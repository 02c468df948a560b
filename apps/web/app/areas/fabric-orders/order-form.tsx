import { Fragment } from "react";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { DateField } from "#app/ui/date-field.tsx";
import { AmountField } from "#app/ui/entry/amount-field.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";

type OrderFieldsProps = {
  saved: Readonly<Record<string, string>>;
  /** What a product that was just chosen fills in; null for none. */
  filled: Readonly<Record<string, string>> | null;
  state: FormState | undefined;
};

/**
 * The fields of a fabric order; `saved.variant_id` is that of the marketplace, empty for a fabric
 * from elsewhere. Choosing a product replaces what it fills in, and keeps everything else typed.
 */
export function OrderFields({ saved, filled, state }: OrderFieldsProps) {
  const variantId = filled?.variant_id ?? saved.variant_id ?? "";
  const field = bindFields(state, saved);
  const isSent = state?.values.variant_id === variantId;
  const ofProduct = filled && !isSent ? bindFields(undefined, { ...saved, ...filled }) : field;
  return (
    <>
      <input type="hidden" name="variant_id" value={variantId} />
      <TextField
        label="Nom de la commande"
        placeholder="Pagne de la belle-famille"
        maxLength={80}
        required
        {...field("name")}
      />
      <div className={`${kit.stack4} ${kit.alignEnd} ${kit.two640}`}>
        <Fragment key={variantId}>
          <TextField
            label="Ce que chacun commande"
            placeholder="Complet de 6 yards"
            maxLength={60}
            required
            {...ofProduct("unit")}
          />
          <AmountField label="Prix de l’unité" required {...ofProduct("unit_price")} />
          <TextField
            label="Tailles"
            hint="Séparées par des virgules. Laissez vide s’il n’y en a pas."
            placeholder="S, M, L, XL"
            maxLength={400}
            {...ofProduct("sizes")}
          />
        </Fragment>
        <DateField
          label="Dernier jour pour commander et payer"
          hint="JJ/MM/AAAA"
          required
          {...field("deadline")}
        />
        {variantId === "" ? (
          <>
            <TextField label="Vendeur" maxLength={80} {...field("seller_name")} />
            <TextField
              label="Téléphone du vendeur"
              type="tel"
              inputMode="tel"
              maxLength={22}
              {...field("phone_number_1")}
            />
          </>
        ) : null}
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
