import { count } from "@jdj/french/plural";
import control from "#app/ui/control.module.css";
import { controlProps, FieldGroup, type FieldProps } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import type { Choice } from "#app/ui/select-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./grouped-choices.module.css";

/** Choices that belong together: guests of one category. */
type ChoiceGroup = { name: string; choices: readonly Choice[] };

type GroupedChoicesProps = Omit<FieldProps, "defaultValue"> & {
  groups: readonly ChoiceGroup[];
  /** The ticked values. */
  chosen?: readonly string[];
  /** What is searched: « Rechercher un invité ». */
  searchLabel: string;
};

/**
 * Many choices in groups: each can be opened, counted and ticked whole; a search filters them all
 * (`grouped-choices.script.ts`). Without script they are plain boxes in foldable groups.
 */
export function GroupedChoices({
  groups,
  chosen = [],
  searchLabel,
  ...field
}: GroupedChoicesProps) {
  const { id } = controlProps(field);
  return (
    <FieldGroup {...field}>
      <div className={styles.all} data-groups>
        <input
          type="search"
          id={id}
          className={`${control.control} ${styles.search}`}
          aria-label={searchLabel}
          placeholder={searchLabel}
          autoComplete="off"
        />
        {groups.map(({ name, choices }) => {
          const taken = choices.filter(({ value }) => chosen.includes(value)).length;
          return (
            <details key={name} className={`${kit.control} ${styles.group}`} data-group>
              <summary>
                <span>{name}</span>
                <span
                  className={`${words.nowrap} ${words.secondary} ${words.regular} ${styles.count}`}
                  data-group-count
                  suppressHydrationWarning
                >
                  {`${taken} sur ${choices.length}`}
                </span>
                <Icon className={words.turns} name="chevron-down" size={20} />
              </summary>
              <label className={`${styles.line} ${styles.whole}`}>
                <input type="checkbox" data-group-all defaultChecked={taken === choices.length} />
                <span>
                  Tout sélectionner<span className="visually-hidden"> : {name}</span>
                </span>
              </label>
              {choices.map(({ value, label }) => (
                <label key={value} className={styles.line} data-choice>
                  <input
                    type="checkbox"
                    name={field.name}
                    value={value}
                    defaultChecked={chosen.includes(value)}
                  />
                  <span>{label}</span>
                </label>
              ))}
            </details>
          );
        })}
        <p className={words.secondary} role="status" data-groups-total suppressHydrationWarning>
          {count(chosen.length, "choisi")}
        </p>
      </div>
    </FieldGroup>
  );
}
