import type { FieldErrors as Errors } from "@jdj/contract/call/refusals";
import type { PublicCard } from "@jdj/contract/cards/rsvp";
import type { Details } from "#app/areas/cards/answer-invitation.ts";
import { whenOf } from "#app/areas/cards/invited-ceremony.ts";
import { FieldErrors } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./detail-fields.module.css";

type DetailFieldsProps = {
  card: PublicCard;
  errors: Errors;
  /** The details of a refused form. */
  details: Details | undefined;
};

/** The fields besides yes and no: the ceremonies, the companions and the hosts' questions. */
export function DetailFields({ card, errors, details }: DetailFieldsProps) {
  const { ceremonies, companions, questions } = card;
  const others = Array.from({ length: companions.allowed + 1 }, (_, count) => String(count));
  if (ceremonies.length < 2 && companions.allowed === 0 && questions.length === 0) return null;
  return (
    <div className={styles.fields}>
      {ceremonies.length > 1 ? (
        <fieldset className={styles.ceremonies}>
          <legend>
            <strong>Je viens à</strong>
          </legend>
          <input type="hidden" name="asks_ceremonies" value="1" />
          {ceremonies.map((one) => (
            <label key={one.id}>
              <input
                type="checkbox"
                name="ceremony"
                value={one.id}
                defaultChecked={details?.ceremonies?.includes(one.id) ?? one.comes !== false}
              />
              <span>
                {one.name}
                {one.date ? <small>{whenOf(one)}</small> : null}
              </span>
            </label>
          ))}
          <FieldErrors name="ceremonies" errors={errors.ceremonies} />
        </fieldset>
      ) : null}
      {companions.allowed > 0 ? (
        <SelectField
          name="companions"
          label={"Combien de personnes vous accompagnent\u00a0?"}
          placeholder="Je ne sais pas encore"
          choices={others.map((count) => ({
            value: count,
            label: count === "0" ? "Je viens sans accompagnant" : count,
          }))}
          defaultValue={String(details?.companions ?? companions.coming)}
          errors={errors.companions}
        />
      ) : null}
      {questions.map((question) => (
        <QuestionFields
          key={question.id}
          question={question}
          people={question.per_person ? companions.allowed + 1 : 1}
          values={
            details?.replies?.find(({ question_id }) => Number(question_id) === question.id)
              ?.values ?? question.replies
          }
          errors={errors[`question_${question.id}`]}
        />
      ))}
    </div>
  );
}

type QuestionFieldsProps = {
  question: PublicCard["questions"][number];
  people: number;
  values: readonly string[];
  errors: string[] | undefined;
};

function QuestionFields({ question, people, values, errors }: QuestionFieldsProps) {
  const { id, kind, label, choices } = question;
  return Array.from({ length: people }, (_, person) => {
    const field = {
      name: `question_${id}_${person}`,
      label:
        people === 1 ? label : `${label} (${person === 0 ? "vous" : `accompagnant ${person}`})`,
      defaultValue: values[person],
      ...(person === 0 && errors ? { errors } : {}),
    };
    const key = `${id}-${person}`;
    return kind === "text" ? (
      <TextField key={key} {...field} lines={2} maxLength={500} />
    ) : (
      <SelectField
        key={key}
        {...field}
        choices={choices.map((choice) => ({ value: choice, label: choice }))}
      />
    );
  });
}
