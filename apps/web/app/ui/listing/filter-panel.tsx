import { grouped } from "@jdj/french/money";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import choices from "./choice.module.css";
import styles from "./filter-panel.module.css";

type FilterPanelProps = {
  className?: string | undefined;
  /** How many filters are set. */
  set: number;
  /** The address without filters; null while nothing is asked. */
  clear: string | null;
  /** Open on a phone too: a filter was refused. */
  hasErrors: boolean;
  children: ReactNode;
};

/** The filters of a list: a panel that a phone opens, and that stands beside the list on a desktop. */
export function FilterPanel({ className = "", set, clear, hasErrors, children }: FilterPanelProps) {
  return (
    <details
      className={`${styles.filters} ${className}`}
      open={hasErrors || undefined}
      id="filtres"
    >
      <summary>
        <Icon name="settings" size={20} />
        Filtres{set > 0 ? ` (${set})` : ""}
      </summary>
      <div className={`${kit.stack4} ${styles.panel}`}>
        {clear === null ? null : (
          <a className={`${kit.row} ${styles.clear}`} href={clear}>
            <Icon name="x" size={18} />
            Effacer tous les filtres
          </a>
        )}
        {children}
      </div>
    </details>
  );
}

type FilterChoiceProps = {
  /** The address with the choice; without it when it is chosen. */
  href: string;
  chosen: boolean;
  /** How many rows it leaves. One that would leave none is not offered, unless it is chosen. */
  count?: number;
  /** Whether it belongs to the choice above. */
  isBelow?: boolean;
  children: ReactNode;
};

/** One choice of a filter: a link, which clears itself once it is chosen. */
export function FilterChoice({ href, chosen, count, isBelow, children }: FilterChoiceProps) {
  if (count === 0 && !chosen) return null;
  return (
    <li>
      <a
        href={href}
        aria-current={chosen ? "true" : undefined}
        rel="nofollow"
        className={`${choices.choice} ${styles.choice} ${isBelow ? styles.below : ""}`}
      >
        <span>{children}</span>
        {chosen ? (
          <Icon name="x" size={16} />
        ) : count === undefined ? null : (
          <small>{grouped(count)}</small>
        )}
      </a>
    </li>
  );
}

/** The names of the two fields in the address, what was typed in them, and why it was refused. */
type PriceFieldsProps = {
  names: { minPrice: string; maxPrice: string };
  values: { minPrice: string; maxPrice: string };
  errors: { minPrice?: string[] | undefined; maxPrice?: string[] | undefined };
};

const prices = [
  { field: "minPrice", label: "De", placeholder: "0" },
  { field: "maxPrice", label: "À", placeholder: "10\u00a0000\u00a0000" },
] as const;

/** The least and the highest price, in FCFA. */
export function PriceFields({ names, values, errors }: PriceFieldsProps) {
  return (
    <fieldset className={styles.prices}>
      <legend>Prix en FCFA</legend>
      {prices.map(({ field, label, placeholder }) => (
        <TextField
          key={field}
          name={names[field]}
          label={label}
          inputMode="numeric"
          placeholder={placeholder}
          defaultValue={values[field]}
          errors={errors[field]}
        />
      ))}
    </fieldset>
  );
}

type HiddenFieldsProps<Field extends string> = {
  /** The name in the address of each field. */
  names: Readonly<Record<Field, string>>;
  values: Readonly<Record<NoInfer<Field>, string>>;
  /** What the form asks itself. */
  without: readonly NoInfer<Field>[];
};

/** The filters that a form keeps. */
export function HiddenFields<Field extends string>({
  names,
  values,
  without,
}: HiddenFieldsProps<Field>) {
  const fields = Object.keys(names) as Field[];
  return fields
    .filter((field) => values[field] !== "" && !without.includes(field))
    .map((field) => <input key={field} type="hidden" name={names[field]} value={values[field]} />);
}
