import control from "#app/ui/control.module.css";
import { controlProps, Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import choiceStyles from "#app/ui/listing/choice.module.css";
import words from "#app/ui/words.module.css";
import styles from "./banner.module.css";
import { inColumns } from "./in-columns.ts";

type Choice = { id: number; name: string; providers_count: number };

type BoxProps = {
  name: string;
  /** What is written above the box and within it while it is empty. */
  label: string;
  placeholder: string;
  /** What clears the filter. */
  all: string;
  choices: readonly Choice[];
  chosen: Choice | undefined;
  typed: string;
  errors: string[] | undefined;
  /** The address with a choice; with 0, without one. */
  to: (id: number) => string;
};

/**
 * A box of the banner: a text, and the list of its choices in five columns. One list is open at a
 * time. Without script the text is read by the server, and the list opens by its arrow.
 */
export function Box({ name, label, all, choices, chosen, typed, errors, to, ...rest }: BoxProps) {
  const field = { name, label, errors: errors ?? [] };
  const listId = `liste-${name}`;
  return (
    <div className={styles.box} data-box>
      <Field {...field}>
        <input
          {...controlProps(field)}
          type="text"
          className={control.control}
          defaultValue={typed || (chosen?.name ?? "")}
          placeholder={rest.placeholder}
          maxLength={80}
          autoComplete="off"
          aria-controls={listId}
        />
      </Field>
      <details name="annuaire-boite" data-menu>
        <summary aria-label={`${label}\u00a0: ouvrir la liste`}>
          <Icon className={words.turns} name="chevron-down" size={20} />
        </summary>
        <div className={`${kit.outlined} ${styles.list}`} id={listId}>
          <a className={`${choiceStyles.choice} ${styles.all}`} href={to(0)}>
            {all}
          </a>
          <div className={styles.columns}>
            {inColumns(choices).map((column) => (
              <ul key={column[0]?.id}>
                {column.map(({ id, name: choice, providers_count: providers }) => (
                  <li key={id}>
                    <a
                      className={choiceStyles.choice}
                      href={to(id)}
                      aria-current={id === chosen?.id ? "true" : undefined}
                    >
                      {choice}{" "}
                      <small className={`${words.tertiary} ${kit.noShrink}`}>{providers}</small>
                    </a>
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </div>
      </details>
    </div>
  );
}
