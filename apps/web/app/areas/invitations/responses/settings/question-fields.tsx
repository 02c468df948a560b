import type { FormState } from "#app/forms/form-state.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./page.module.css";
import type { QuestionRow } from "./questions-from.ts";

type QuestionFieldsProps = { row: QuestionRow; place: number; refused: FormState | undefined };

/** One question: its text, the kind of reply, and a box to delete it. */
export function QuestionFields({ row, place, refused }: QuestionFieldsProps) {
  // A question added since the form was refused was not in it.
  const sent = refused && `question-${row.key}-label` in refused.values ? refused.values : null;
  const field = (name: string, stored: string) => {
    const whole = `question-${row.key}-${name}`;
    return {
      name: whole,
      defaultValue: sent ? sent[whole] : stored,
      errors: refused?.errors[whole],
    };
  };
  return (
    <fieldset className={`${kit.stack4} ${kit.outlined} ${styles.question}`}>
      <legend>Question {place}</legend>
      <input type="hidden" name={`question-${row.key}-id`} value={row.id ?? ""} />
      <TextField label="Question" maxLength={120} {...field("label", row.label)} />
      <SelectField
        label="Réponse"
        placeholder="Choisir"
        choices={[
          { value: "choice", label: "Un choix dans une liste" },
          { value: "text", label: "Un texte libre" },
        ]}
        {...field("kind", row.kind)}
      />
      <div className={styles.choices}>
        <TextField label="Choix" hint="Un par ligne" lines={4} {...field("choices", row.choices)} />
      </div>
      <CheckboxField {...field("per_person", row.perPerson ? "1" : "")}>
        Demander à chaque personne, accompagnants compris
      </CheckboxField>
      <CheckboxField {...field("remove", "")}>
        Retirer cette question{row.id === null ? "" : " et ses réponses"}
      </CheckboxField>
    </fieldset>
  );
}
