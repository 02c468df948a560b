import type { CashBookEntry } from "@jdj/contract/notebook/cash-book";
import { fcfa } from "@jdj/french/money";
import { count } from "@jdj/french/plural";
import { useEffect, useRef, useState } from "react";
import { Link, useSubmit } from "react-router";
import { Form } from "#app/forms/form.tsx";
import { Button } from "#app/ui/button.tsx";
import { type ChoiceGroup, GroupedSelectField } from "#app/ui/grouped-select-field.tsx";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import words from "#app/ui/words.module.css";
import {
  type BookFilter,
  bookAddress,
  countFilters,
  filterChoices,
  filterFields,
  filterNames,
  stateChoices,
} from "./book-filter.ts";
import styles from "./page.module.css";

type FilterFormProps = {
  filter: BookFilter;
  /** All payments, and those that the filter leaves. */
  entries: readonly CashBookEntry[];
  shown: readonly CashBookEntry[];
  lines: readonly ChoiceGroup[];
};

/** Which payments are shown: by line, by who paid, by means and by state. */
export function FilterForm({ filter, entries, shown, lines }: FilterFormProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const applied = useRef(filter);
  // The lists follow the address also where they did not change it, and keep the focus where they did.
  // On hydration they keep what was chosen before, which `replayInput` then submits.
  useEffect(() => {
    const before = new Map(filterFields(applied.current));
    applied.current = filter;
    for (const [name, value] of filterFields(filter)) {
      const list = form.current?.elements.namedItem(name);
      if (list instanceof HTMLSelectElement && before.get(name) !== value) list.value = value;
    }
  }, [filter]);
  const { who, means } = filterChoices(entries);
  const used = new Set(entries.map(({ budget_id }) => String(budget_id)));
  const ofBook = lines
    .map(({ label, choices }) => ({
      label,
      choices: choices.filter((line) => used.has(line.value)),
    }))
    .filter(({ choices }) => choices.length > 0);
  const set = countFilters(filter);
  // Once open it stays so: who takes back the one filter may be about to choose another.
  const [isOpen, setIsOpen] = useState(set > 0);
  if (set > 0 && !isOpen) setIsOpen(true);
  return (
    <>
      <details className={`${kit.notPrinted} ${styles.box}`} open={isOpen}>
        <summary className={`${kit.tapTarget} ${words.linkText}`}>
          Filtrer{set > 0 ? ` (${set})` : ""}
        </summary>
        <Form
          ref={form}
          method="get"
          className={`${kit.card} ${kit.pad4} ${styles.filters}`}
          preventScrollReset
          onChange={({ currentTarget }) => submit(currentTarget, { preventScrollReset: true })}
        >
          <GroupedSelectField
            label="Poste"
            placeholder="Tous"
            groups={ofBook}
            name={filterNames.line}
            defaultValue={filter.line}
          />
          {(
            [
              ["Payé par", "who", who],
              ["Moyen", "means", means],
              ["État", "state", stateChoices],
            ] as const
          ).map(([label, field, choices]) => (
            <SelectField
              key={field}
              placeholder="Tous"
              {...{ label, choices }}
              name={filterNames[field]}
              defaultValue={filter[field]}
            />
          ))}
          <noscript>
            <Button variant="plain">Filtrer</Button>
          </noscript>
        </Form>
      </details>
      {set > 0 ? (
        <p className={kit.cluster3} role="status">
          <span className={words.note}>{sumOf(shown)}</span>
          <Link className={`${kit.iconLink} ${kit.notPrinted}`} to={bookAddress(noFilter)}>
            Tout afficher
          </Link>
        </p>
      ) : null}
    </>
  );
}

const noFilter: BookFilter = { line: "", who: "", means: "", state: "" };

/** How many payments are shown, and what they come to. */
function sumOf(shown: readonly CashBookEntry[]): string {
  const sum = shown.reduce((total, { amount, returned }) => total + amount - returned, 0);
  return shown.length === 0
    ? "Aucun paiement ne correspond."
    : `${count(shown.length, "paiement", "paiements")} · ${fcfa(sum)}`;
}
