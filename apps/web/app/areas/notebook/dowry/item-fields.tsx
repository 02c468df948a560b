import { dowryKinds, kindLabels } from "@jdj/contract/notebook/dowry-items";
import itemList from "#app/areas/notebook/item-list.module.css";
import type { bindFields } from "#app/forms/bind-fields.ts";
import { AmountField } from "#app/ui/entry/amount-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";

const kinds = dowryKinds.map((value) => ({ value, label: kindLabels[value] }));

/** What every item has: its name, how much, for whom and by whom. */
export function ItemFields({ field }: { field: ReturnType<typeof bindFields> }) {
  return (
    <>
      <div className={itemList.two}>
        <TextField label="Ce qu’on apporte" maxLength={80} required {...field("name")} />
        <SelectField label="Sorte" choices={kinds} required {...field("kind")} />
      </div>
      <div className={itemList.two}>
        <TextField
          label="Quantité"
          maxLength={40}
          hint="Par exemple 6 bouteilles."
          {...field("quantity")}
        />
        <AmountField
          label="Montant en FCFA"
          hint="La somme remise, ou le coût de l’ensemble."
          {...field("amount")}
        />
      </div>
      <div className={itemList.two}>
        <TextField label="Pour qui" maxLength={80} {...field("recipient")} />
        <TextField label="Qui l’apporte" maxLength={80} {...field("bringer")} />
      </div>
    </>
  );
}
