import { RadioGroup } from "../../../ui/radio-group.tsx";
import { bodyOf } from "./draft.ts";
import styles from "./message-step.module.css";
import { ModelChoice } from "./model-choice.tsx";
import { OwnText } from "./own-text.tsx";
import type { StepProps } from "./wizard-step.tsx";

const modes = [
  { value: "model", label: "Un texte tout prêt" },
  { value: "own", label: "Mon propre texte" },
];

/** What the message is about, and its words: a model's, or the host's own. */
export function MessageStep({ draft, change, choices }: StepProps) {
  const models = choices.categories.find(({ id }) => id === draft.categoryId)?.models ?? [];

  function read(form: HTMLFormElement) {
    const fields = new FormData(form);
    const number = (name: string) => Number(fields.get(name)) || null;
    const mode = fields.get("mode") === "own" ? "own" : "model";
    const text = fields.get("text");
    const categoryId = number("category");
    change({
      mode,
      categoryId,
      modelId: mode === "model" ? number("model") : draft.modelId,
      // One's own text begins from the model that was chosen.
      text: typeof text === "string" ? text : draft.text || bodyOf(draft, choices),
    });
  }

  return (
    <form
      className={styles.form}
      onChange={({ currentTarget }) => read(currentTarget)}
      onSubmit={(event) => event.preventDefault()}
    >
      <RadioGroup
        name="category"
        label="De quoi s’agit-il ?"
        inline
        choices={choices.categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        defaultValue={draft.categoryId === null ? undefined : String(draft.categoryId)}
      />
      <RadioGroup name="mode" label="Vos mots" inline choices={modes} defaultValue={draft.mode} />
      {draft.mode === "own" ? (
        <OwnText text={draft.text} />
      ) : (
        <ModelChoice key={draft.categoryId} models={models} chosen={draft.modelId} />
      )}
    </form>
  );
}
