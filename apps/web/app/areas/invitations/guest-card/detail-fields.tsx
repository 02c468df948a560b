import type { FieldErrors as Errors } from "@jdj/contract/call/refusals";
import type { PublicCard } from "@jdj/contract/invitations/rsvp";
import type { Details } from "#app/areas/invitations/answer-invitation.ts";
import { whenOf } from "#app/areas/invitations/when-and-where.ts";
import { FieldErrors } from "#app/ui/field.tsx";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./detail-fields.module.css";

type DetailFieldsProps = {
  card: PublicCard;
  errors: Errors;
  /** The details of a refused form. */
  details: Details | undefined;
};

/** Whether the hosts ask more than yes or no. */
export function hasDetails({ ceremonies, companions, questions }: PublicCard): boolean {
  return ceremonies.length > 1 || companions.allowed > 0 || questions.length > 0;
}

/**
 * The fields besides yes and no: the ceremonies, the companions and the hosts' questions. A question
 * to each person is shown to those who come: the style sheet follows the number of companions, so
 * that no script is needed.
 */
export function DetailFields({ card, errors, details }: DetailFieldsProps) {
  const { ceremonies, companions, questions } = card;
  const others = Array.from({ length: companions.allowed + 1 }, (_, count) => String(count));
  const ofEach = questions.filter(({ per_person }) => per_person);
  const given = { errors, details };
  return (
    <div className={`${kit.stack4} ${styles.fields}`}>
      {ceremonies.length > 1 ? (
        <fieldset className={`${kit.stack1} ${styles.ceremonies}`}>
          <legend>
            <strong>Je viens à</strong>
          </legend>
          <input type="hidden" name="asks_ceremonies" value="1" />
          {ceremonies.map((one) => (
            <label className={`${kit.row3} ${kit.targetHeight}`} key={one.id}>
              <input
                type="checkbox"
                name="ceremony"
                value={one.id}
                defaultChecked={details?.ceremonies?.includes(one.id) ?? one.comes !== false}
              />
              <span>
                {one.name}
                {one.date ? <small className={kit.block}>{whenOf(one)}</small> : null}
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
      {questions
        .filter(({ per_person }) => !per_person || companions.allowed === 0)
        .map((question) => (
          <QuestionField key={question.id} question={question} person={0} {...given} />
        ))}
      {companions.allowed > 0 && ofEach.length > 0
        ? others.map((number, person) => (
            <fieldset
              key={number}
              className={`${kit.stack3} ${styles.person}`}
              data-person={person || undefined}
            >
              <legend>
                <strong>{person === 0 ? "Pour vous" : `Pour l’accompagnant ${person}`}</strong>
              </legend>
              {ofEach.map((question) => (
                <QuestionField key={question.id} question={question} person={person} {...given} />
              ))}
            </fieldset>
          ))
        : null}
    </div>
  );
}

type QuestionFieldProps = {
  question: PublicCard["questions"][number];
  /** 0 for the guest, then their companions. */
  person: number;
  errors: Errors;
  details: Details | undefined;
};

/** One question to one person of a party. */
function QuestionField({ question, person, errors, details }: QuestionFieldProps) {
  const { id, kind, label, choices, replies } = question;
  const sent = details?.replies?.find(({ question_id }) => Number(question_id) === id);
  const messages = person === 0 ? errors[`question_${id}`] : undefined;
  const field = {
    name: `question_${id}_${person}`,
    label,
    defaultValue: (sent?.values ?? replies)[person],
    ...(messages ? { errors: messages } : {}),
  };
  return kind === "text" ? (
    <TextField {...field} lines={2} maxLength={500} />
  ) : (
    <SelectField {...field} choices={choices.map((choice) => ({ value: choice, label: choice }))} />
  );
}
