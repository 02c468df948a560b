import type { GuestState, GuestTally } from "@jdj/contract/invitations/guest-list";
import { at } from "@jdj/contract/paths/addresses";
import { grouped } from "@jdj/french/money";
import { useRef } from "react";
import { Link } from "react-router";
import type { Category } from "#app/areas/notebook/guests/guest-fields.tsx";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import { type Chip, FilterChips } from "./filter-chips.tsx";
import { type GuestFilter, isIn } from "./filter-guests.ts";
import styles from "./list.module.css";
import { fieldsOf, listAddress } from "./list-address.ts";
import { isPlainPress } from "./plain-press.ts";
import { sumOf } from "./tallies.ts";

const stateLabels: [GuestState, string][] = [
  ["yes", "Confirmés"],
  ["none", "Sans réponse"],
  ["no", "Absents"],
  ["uninvited", "À inviter"],
];

/** The debounce of the search in ms, here and by the server. */
const PAUSE = { local: 120, remote: 350 };

type FiltersProps = {
  tallies: readonly GuestTally[];
  categories: readonly Category[];
  /** How many added themselves and wait for the hosts. */
  requests: number;
  filter: GuestFilter;
  /** Whether the page filters the list itself. */
  isLocal: boolean;
  onFilter: (filter: GuestFilter, isTyped?: boolean) => void;
};

/**
 * The search box, and the filters by answer and category with their counts. Without script the box
 * is a form and the filters are links.
 */
export function Filters(props: FiltersProps) {
  const { tallies, categories, requests, filter, isLocal, onFilter } = props;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const mayWrite = useMayWrite("guests");
  const total = sumOf(tallies).guests;
  const all = { ...filter, state: null, category: null };
  const others = fieldsOf({ ...filter, text: "" });

  const search = (text: string, pause: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onFilter({ ...filter, text }, true), pause);
  };
  const chip = (isChosen: boolean, next: GuestFilter, label: string, count: number): Chip[] =>
    count > 0 || isChosen
      ? [{ label, count, isChosen, to: listAddress(next), onChoose: () => onFilter(next) }]
      : [];
  const stateChips = stateLabels.flatMap(([state, label]) => {
    const isChosen = filter.state === state;
    const count = sumOf(tallies, (tally) => isIn(tally, state)).guests;
    // Before the first card everybody is to be invited: a filter would say nothing.
    const shown = state === "uninvited" && count === total ? 0 : count;
    return chip(isChosen, { ...filter, state: isChosen ? null : state }, label, shown);
  });
  if (requests > 0 && mayWrite)
    stateChips.push({
      label: "À valider",
      count: requests,
      isChosen: false,
      to: `${at("responses")}?vue=a-valider`,
    });
  const categoryChips = categories.flatMap(({ id, name }) => {
    const isChosen = filter.category === id;
    const count = sumOf(tallies, ({ guest_id }) => guest_id === id).guests;
    return chip(isChosen, { ...filter, category: isChosen ? null : id }, name, count);
  });
  return (
    <search className={`${kit.stack2} ${kit.shrink} ${styles.filters}`}>
      <Counters tallies={tallies} />
      <form
        action={at("guests")}
        className={`${kit.stack2} ${kit.notPrinted}`}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement)
            search(target.value, isLocal ? PAUSE.local : PAUSE.remote);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          search(String(new FormData(event.currentTarget).get("recherche") ?? ""), 0);
        }}
      >
        <TextField
          name="recherche"
          label="Rechercher"
          type="search"
          autoComplete="off"
          maxLength={80}
          placeholder="Rechercher un nom, un contact…"
          defaultValue={filter.text}
        />
        <HiddenInputs values={Object.fromEntries(others)} />
        <noscript>
          <Button variant="plain">Rechercher</Button>
        </noscript>
      </form>
      <div className={`${kit.notPrinted} ${styles.strip}`}>
        <Link
          to={listAddress(all)}
          className={styles.all}
          aria-current={filter.state === null && filter.category === null ? "true" : undefined}
          data-local=""
          onClick={(event) => {
            if (!isPlainPress(event)) return;
            event.preventDefault();
            onFilter(all);
          }}
        >
          Tous
        </Link>
        <FilterChips label="Réponse" chips={stateChips} />
        <FilterChips label="Catégorie" chips={categoryChips} />
      </div>
    </search>
  );
}

/** How many guests answered yes, how many did not, and how many there are. */
function Counters({ tallies }: { tallies: readonly GuestTally[] }) {
  const confirmed = sumOf(tallies, ({ answer }) => answer === "yes").guests;
  const total = sumOf(tallies).guests;
  const counts = [
    { label: "Confirmé", count: confirmed, className: styles.confirmed },
    { label: "Non Confirmé", count: total - confirmed },
    { label: "Total", count: total },
  ];
  return (
    <dl className={`${kit.flex} ${kit.between} ${styles.counters}`}>
      {counts.map(({ label, count, className }) => (
        <div key={label} className={className}>
          <dt>{label}</dt>
          <dd>{grouped(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
