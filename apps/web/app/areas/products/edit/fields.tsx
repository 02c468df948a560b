import type { OwnProduct } from "@jdj/contract/products/seller-products";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { AmountField } from "#app/ui/entry/amount-field.tsx";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./page.module.css";
import { VariantRows } from "./variant-rows.tsx";

type ProductFieldsProps = {
  /** The stored product; null for a new one. */
  own: OwnProduct | null;
  kind: OwnProduct["kind"];
  categories: readonly { id: number; name: string; parent: string | null }[];
  refused: FormState | undefined;
};

const text = (value: number | null) => (value === null ? "" : String(value));

function savedValues(own: OwnProduct | null): Record<string, string> {
  if (own === null) return { notice_days: "0" };
  return {
    name: own.name,
    category_id: String(own.category_id),
    description: own.description,
    price: String(own.price),
    old_price: text(own.old_price),
    day_capacity: text(own.day_capacity),
    notice_days: String(own.notice_days),
  };
}

/** The fields of a product. What was refused keeps what was typed, and nothing of what is stored. */
export function ProductFields({ own, kind, categories, refused }: ProductFieldsProps) {
  const field = bindFields(refused, refused ? {} : savedValues(own));
  return (
    <>
      <TextField label="Nom" maxLength={120} required {...field("name")} />
      <SelectField
        label="Catégorie"
        required
        choices={categories.map(({ id, name, parent }) => ({
          value: String(id),
          label: parent === null ? name : `${parent} › ${name}`,
        }))}
        {...field("category_id")}
      />
      <TextField
        label="Description"
        hint="Matière, dimensions, ce qui est compris."
        lines={5}
        maxLength={4000}
        {...field("description")}
      />
      <div className={`${kit.stack5} ${styles.pair}`}>
        <AmountField
          label="Prix"
          hint="Toutes taxes comprises, multiple de 5."
          required
          {...field("price")}
        />
        <AmountField
          label="Ancien prix"
          hint="Facultatif&nbsp;: montré barré."
          {...field("old_price")}
        />
      </div>
      {kind === "product" ? null : (
        <div className={`${kit.stack5} ${styles.pair}`}>
          <TextField
            label="Commandes par jour"
            hint="Toutes formules ensemble."
            inputMode="numeric"
            required
            {...field("day_capacity")}
          />
          <TextField
            label="Délai avant la date, en jours"
            hint="0 si l’on peut commander pour le jour même."
            inputMode="numeric"
            required
            {...field("notice_days")}
          />
        </div>
      )}
      <VariantRows own={own} kind={kind} refused={refused} />
    </>
  );
}
