import type { SummaryGroup, SummaryQuestion } from "@jdj/contract/notebook/summary";
import { SeeProviders } from "#app/areas/notebook/see-providers.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { answeredCount, questionField } from "./answers.ts";
import { QuestionField } from "./question-field.tsx";
import styles from "./summary-form.module.css";

type QuestionGroupProps = {
  group: SummaryGroup;
  /** Unfolded when the page is shown. */
  open: boolean;
  /** The questions as somebody else answered them meanwhile, by id; empty unless asked for. */
  theirs: ReadonlyMap<number, SummaryQuestion>;
  values: Record<string, string>;
  state: FormState | undefined;
};

/** Questions that belong together, and how many of them are answered. */
export function QuestionGroup({ group, open, theirs, values, state }: QuestionGroupProps) {
  const { id, question, children, categorie_id: service } = group;
  return (
    <details className={`${kit.card} ${styles.group}`} open={open}>
      <summary>
        <h2 id={`groupe-${id}`}>{question}</h2>
        <span className={`${words.note} ${words.nowrap}`}>
          <span className="visually-hidden">Questions répondues&nbsp;: </span>
          {answeredCount(children)} / {children.length}
        </span>
        <Icon name="chevron-down" className={`${words.turns} ${words.tertiary}`} size={22} />
      </summary>
      <div className={`${kit.stack5} ${styles.fields}`}>
        {children.map((child) => (
          <QuestionField
            key={child.id}
            question={child}
            theirs={theirs.get(child.id)}
            values={values}
            errors={state?.errors[questionField(child.id)]}
          />
        ))}
        {service === null ? null : <SeeProviders service={service} of={question} />}
      </div>
    </details>
  );
}
