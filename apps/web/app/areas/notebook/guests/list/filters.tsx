import type { Guest } from "@jdj/contract/notebook/guests";
import { useRef } from "react";
import { TextField } from "#app/ui/text-field.tsx";
import { type Chip, Chips } from "./chips.tsx";
import { Counters } from "./counters.tsx";
import { countBy, type GuestFilter } from "./filter-guests.ts";
import styles from "./list.module.css";

type Answer = Guest["answer"];

const answerLabels: [Answer, string][] = [
  ["yes", "Confirmés"],
  ["none", "Sans réponse"],
  ["no", "Absents"],
];

/** The debounce of the search, in ms. */
const pause = 120;

type FiltersProps = {
  guests: readonly Guest[];
  filter: GuestFilter;
  onFilter: (change: (filter: GuestFilter) => GuestFilter) => void;
};

/** The search box, and the filters by answer and category with their counts. */
export function Filters({ guests, filter, onFilter }: FiltersProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const answers = countBy(guests, ({ answer }) => answer);
  const categories = countBy(guests, ({ category }) => category);

  const follow = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onFilter((last) => ({ ...last, text })), pause);
  };
  const answerChips: Chip<Answer>[] = answerLabels.flatMap(([value, label]) => {
    const figure = answers.get(value);
    return figure ? [{ value, label, figure }] : [];
  });
  const categoryChips: Chip<string>[] = [...categories].map(([value, figure]) => {
    return { value, label: value, figure };
  });
  categoryChips.sort((a, b) => a.label.localeCompare(b.label, "fr"));
  return (
    <search className={styles.filters}>
      <div className={styles.top}>
        <Counters guests={guests} />
        <div
          onInput={({ target }) => {
            if (target instanceof HTMLInputElement) follow(target.value);
          }}
        >
          <TextField
            name="recherche"
            label="Rechercher"
            type="search"
            autoComplete="off"
            placeholder="Rechercher un nom, un contact…"
          />
        </div>
      </div>
      <div className={styles.strip}>
        <Chips
          label="Réponse"
          chips={answerChips}
          chosen={filter.answer}
          onChoose={(answer) => onFilter((last) => ({ ...last, answer }))}
        />
        <Chips
          label="Catégorie"
          chips={categoryChips}
          chosen={filter.category}
          onChoose={(category) => onFilter((last) => ({ ...last, category }))}
        />
      </div>
    </search>
  );
}
