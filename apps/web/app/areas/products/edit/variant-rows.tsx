import { VARIANTS_MAX } from "@jdj/contract/products/seller-limits";
import type { OwnProduct } from "@jdj/contract/products/seller-products";
import type { ReactNode } from "react";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { AmountField } from "#app/ui/entry/amount-field.tsx";
import { FieldErrors } from "#app/ui/field.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";
import { rowCount, sentRows, variantFields } from "./product-form.ts";

type Stored = OwnProduct["variants"][number];

const rowsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);

/** How many further rows a form offers, one after the other. */
const SPARE_ROWS = 8;

/** What a form says of the variants of each kind of product. */
const labels = {
  product: {
    title: "Stock, tailles et couleurs",
    hint: "Sans taille ni couleur, remplissez seulement le stock.",
    one: "Déclinaison",
    add: "Ajouter une taille ou une couleur",
  },
  service: {
    title: "Formules",
    hint: "Facultatif\u00a0: 2 heures, 4 heures, la journée… Elles partagent les commandes du jour.",
    one: "Formule",
    add: "Ajouter une formule",
  },
} as const;

type VariantRowProps = {
  row: number;
  kind: OwnProduct["kind"];
  /** The stored variant; undefined for a new one. */
  stored: Stored | undefined;
  /** Whether another row is left when this one is dropped. */
  mayDrop: boolean;
  refused: FormState | undefined;
};

/** One variant: its size, colour, price and stock; of a service, its name and price. */
function VariantRow({ row, kind, stored, mayDrop, refused }: VariantRowProps) {
  const names = variantFields(row);
  const saved: Record<string, string> = stored
    ? {
        [names.id]: String(stored.id),
        [names.seen]: String(stored.stock ?? 0),
        [names.size]: stored.size ?? "",
        [names.colour]: stored.colour ?? "",
        [names.price]: stored.price === null ? "" : String(stored.price),
        [names.stock]: String(stored.stock ?? 0),
      }
    : {};
  const field = bindFields(refused, refused ? {} : saved);
  const place = refused ? sentRows(refused.values).indexOf(row) : -1;
  const bound = (name: "size" | "colour" | "price" | "stock") => ({
    ...field(names[name]),
    errors: refused?.errors[`variants.${place}.${name}`],
  });
  const hidden = (name: string) => field(name).defaultValue ?? "";
  const label = `${labels[kind].one} ${row + 1}`;
  const reserved = stored?.reserved ?? 0;
  return (
    <fieldset className={`${kit.card} ${kit.stack3} ${styles.variant}`} data-kind={kind}>
      <legend className="visually-hidden">{label}</legend>
      <input type="hidden" name={names.id} value={hidden(names.id)} />
      <input type="hidden" name={names.seen} value={hidden(names.seen)} />
      {kind === "product" ? (
        <>
          <TextField label="Taille" maxLength={30} {...bound("size")} />
          <TextField label="Couleur" maxLength={30} {...bound("colour")} />
        </>
      ) : (
        <TextField label="Formule" maxLength={30} {...bound("size")} />
      )}
      <AmountField label="Prix, s’il diffère" {...bound("price")} />
      {kind === "product" ? (
        <TextField
          label="Stock"
          {...(reserved > 0 ? { hint: `dont ${reserved} dans des commandes` } : {})}
          inputMode="numeric"
          {...bound("stock")}
        />
      ) : null}
      {stored && mayDrop ? (
        <div className={kit.wholeRow}>
          <CheckboxField {...field(names.dropped)}>
            Retirer<span className="visually-hidden"> la {label.toLowerCase()}</span>
          </CheckboxField>
        </div>
      ) : null}
    </fieldset>
  );
}

/** Further rows, each behind the one before: without script too. */
function SpareRows({
  rows,
  ...shared
}: { rows: readonly number[] } & Pick<VariantRowProps, "kind" | "refused">) {
  const [row, ...further] = rows;
  if (row === undefined) return null;
  return (
    <details className={`${kit.stack3} ${styles.spare}`}>
      <summary>{labels[shared.kind].add}</summary>
      <VariantRow row={row} stored={undefined} mayDrop {...shared} />
      <SpareRows rows={further} {...shared} />
    </details>
  );
}

/** The rows of a refused form that something was typed in, or those of the stored variants. */
function shownRows(own: OwnProduct | null, refused: FormState | undefined): number {
  if (!refused) return Math.max(1, own?.variants.length ?? 0);
  const sent = sentRows(refused.values);
  const stored = Object.keys(refused.values).filter(
    (name) => /^variant_\d+$/.test(name) && refused.values[name] !== "",
  ).length;
  return Math.min(
    rowCount(Object.keys(refused.values)),
    Math.max(stored, 1 + Math.max(0, ...sent)),
  );
}

/** Sizes, colours and stock of goods; the variants of a service, each with its name and price. */
export function VariantRows({
  own,
  kind,
  refused,
}: {
  own: OwnProduct | null;
  kind: OwnProduct["kind"];
  refused: FormState | undefined;
}): ReactNode {
  const shown = shownRows(own, refused);
  const stored = new Map(own?.variants.map((variant) => [String(variant.id), variant]));
  const storedOf = (row: number) =>
    refused ? stored.get(refused.values[variantFields(row).id] ?? "") : own?.variants[row];
  const spare = Math.min(SPARE_ROWS, VARIANTS_MAX - shown);
  return (
    <section className={`${kit.stack5} ${kit.shrink} ${kit.narrow}`} aria-labelledby="stock">
      <h2 id="stock">{labels[kind].title}</h2>
      <p className={words.note}>{labels[kind].hint}</p>
      <FieldErrors name="variants" errors={refused?.errors.variants} />
      {rowsFrom(0, shown).map((row) => (
        <VariantRow
          key={row}
          row={row}
          kind={kind}
          stored={storedOf(row)}
          mayDrop={shown > 1}
          refused={refused}
        />
      ))}
      <SpareRows rows={rowsFrom(shown, spare)} kind={kind} refused={refused} />
    </section>
  );
}
