import type { Introduction } from "@jdj/contract/content/section-introductions";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import type { SummaryGroup } from "@jdj/contract/notebook/summary";
import { at } from "@jdj/contract/paths/addresses";
import { LoadFailed } from "#app/areas/notebook/load-failed.tsx";
import { OwnLines } from "#app/areas/notebook/own-lines/own-lines.tsx";
import { SectionIntroduction } from "#app/areas/notebook/section-introduction.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./page.module.css";
import { SummaryForm } from "./summary-form.tsx";

type QuestionsProps = {
  introduction: Introduction;
  event: { id: number; seed: string };
  /** Null when they could not be fetched. */
  groups: readonly SummaryGroup[] | null;
  state: FormState | undefined;
};

/** The questions under their introduction. */
export function Questions({ introduction, event, groups, state }: QuestionsProps) {
  if (groups === null)
    return <LoadFailed address={at("summary")} message={notebookMessages.summaryLoadFailed} />;
  // A save, or another event, renders a new form with the stored values.
  const versions = groups.flatMap(({ children }) => children.map(({ pivot }) => pivot?.version));
  return (
    <div id="questions" className={`${kit.stack5} ${styles.questions}`}>
      <SectionIntroduction text={introduction} />
      {groups.length > 0 ? (
        <>
          <SummaryForm
            key={`${event.id} ${versions.join(" ")}`}
            eventId={event.id}
            groups={groups}
            state={state?.values.own_of ? undefined : state}
          />
          <OwnLines
            eventId={event.id}
            section="summary"
            wording={{
              title: "Vos propres questions",
              label: "Nouvelle question",
              add: "Ajouter la question",
              hint: "Une question qui manque\u00a0? Ajoutez-la\u00a0: elle apparaît dans son groupe, où vous notez votre réponse.",
            }}
            groups={groups.map(({ id, question }) => ({ id, name: question }))}
            lines={groups.flatMap(({ children }) =>
              children.flatMap(({ id, question, own }) =>
                own === null ? [] : [{ id, name: question, version: own }],
              ),
            )}
            state={state}
          />
        </>
      ) : (
        <EmptyState sentence={notebookMessages.emptyTemplate} seed={event.seed} />
      )}
    </div>
  );
}
