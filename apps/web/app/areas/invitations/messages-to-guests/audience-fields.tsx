import { count } from "@jdj/french/plural";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { FieldGroup } from "#app/ui/field.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { boxName } from "./audience-from.ts";
import { answerLabels, type Choices } from "./audience-words.ts";
import styles from "./messages.module.css";

type AudienceFieldsProps = {
  choices: Choices;
  /** The boxes that are ticked, by name. */
  ticked: Readonly<Record<string, string>>;
  errors: string[] | undefined;
};

const answers = ["yes", "none", "no"] as const;

/** To whom a message goes: by what they answered, and behind it by ceremony, category and group. */
export function AudienceFields({ choices, ticked, errors }: AudienceFieldsProps) {
  const lists = [
    { list: "ceremonies", title: "Par cérémonie" },
    { list: "categories", title: "Par catégorie" },
    { list: "groups", title: "Par lien de groupe" },
  ] as const;
  return (
    <FieldGroup
      name="audience"
      label="À qui&nbsp;?"
      hint={`Rien de coché\u00a0: ${choices.guests > 1 ? `vos ${choices.guests} invités` : "tous vos invités"}.`}
      {...(errors && { errors })}
    >
      <div className={styles.boxes}>
        {answers
          .filter((answer) => choices.answers[answer] > 0)
          .map((answer) => (
            <Box
              key={answer}
              name={boxName("answers", answer)}
              ticked={ticked}
              guests={choices.answers[answer]}
            >
              {answerLabels[answer]}
            </Box>
          ))}
      </div>
      {lists.map(({ list, title }) =>
        choices[list].length === 0 ? null : (
          <details
            key={list}
            className={styles.narrower}
            open={choices[list].some(({ id }) => ticked[boxName(list, id)] === "1")}
          >
            <summary className={words.marker}>{title}</summary>
            <div className={styles.boxes}>
              {choices[list].map(({ id, name, guests }) => (
                <Box key={id} name={boxName(list, id)} ticked={ticked} guests={guests}>
                  {name}
                </Box>
              ))}
            </div>
          </details>
        ),
      )}
      <p className={words.note}>
        Dans une même liste, un choix suffit&nbsp;; entre deux listes, il faut les deux.
      </p>
    </FieldGroup>
  );
}

function Box(props: {
  name: string;
  ticked: Readonly<Record<string, string>>;
  guests: number;
  children: string;
}) {
  const { name, ticked, guests, children } = props;
  return (
    <CheckboxField name={name} defaultValue={ticked[name] === "1" ? "1" : ""}>
      {children}{" "}
      <span className={`${words.secondary} ${kit.noShrink}`}>({count(guests, "invité")})</span>
    </CheckboxField>
  );
}
