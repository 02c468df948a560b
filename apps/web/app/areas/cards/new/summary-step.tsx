import { count } from "@jdj/french/plural";
import { useRef } from "react";
import { type Form, Link } from "react-router";
import type { FormState } from "../../../form-state.ts";
import { ErrorNote } from "../../../ui/error-note.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { Advice } from "../advice.ts";
import { AdviceNotes } from "../advice-notes.tsx";
import { nameList } from "../name-list.ts";
import { bodyOf, targetsOf } from "./draft.ts";
import type { StepId } from "./steps.ts";
import styles from "./summary-step.module.css";
import type { StepProps } from "./wizard-step.tsx";

/** Id of the form that sends, for the button at the window's foot. */
export const sendForm = "envoi";

type SummaryStepProps = StepProps & {
  advice: Advice[];
  brand: string;
  Form: typeof Form;
  refused: FormState | undefined;
};

/** All that is about to leave, the sender and the subject, and the form that sends it. */
export function SummaryStep(props: SummaryStepProps) {
  const { draft, change, choices, advice, brand, Form, refused } = props;
  const pressed = useRef<FormState | "first" | null>(null);
  const name = (rows: readonly { id: number; name: string }[], id: number | null) =>
    rows.find((row) => row.id === id)?.name ?? "";
  const category = choices.categories.find(({ id }) => id === draft.categoryId);
  const targets = targetsOf(draft, choices);
  const body = bodyOf(draft, choices);
  const lines: { label: string; value: string; more?: string; step: StepId }[] = [
    { label: "Catégorie", value: category?.name ?? "", step: "message" },
    {
      label: "Modèle",
      value:
        draft.mode === "own" ? "Votre propre texte" : name(category?.models ?? [], draft.modelId),
      step: "message",
    },
    { label: "Carte", value: name(choices.designs, draft.designId), step: "carte" },
    { label: "Canal", value: name(choices.channels, draft.channelId), step: "canal" },
    {
      label: "Destinataires",
      value: count(draft.guestIds.length, "invité"),
      more: nameList(targets.map((target) => target.name)),
      step: "destinataires",
    },
  ];

  return (
    <div className={styles.summary}>
      {refused ? (
        <ErrorNote>
          <p>{refused.message}</p>
          {Object.values(refused.errors)
            .flat()
            .map((error) => (
              <p key={error}>{error}</p>
            ))}
          <p>Rien de ce que vous avez préparé n’est perdu.</p>
        </ErrorNote>
      ) : null}
      <AdviceNotes advice={advice} />
      <dl className={styles.lines}>
        {lines.map(({ label, value, more, step }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>
                <strong>{value}</strong>
                {more ? <small>{more}</small> : null}
              </span>
              <Link to={`#${step}`}>
                Modifier<span className="visually-hidden"> {label.toLocaleLowerCase("fr")}</span>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <Form
        id={sendForm}
        method="post"
        className={styles.form}
        onChange={({ currentTarget }) => {
          const fields = new FormData(currentTarget);
          change({ sender: String(fields.get("sender")), subject: String(fields.get("subject")) });
        }}
        onSubmit={(event) => {
          // A second press before the first has been answered sends nothing more.
          if (pressed.current === (refused ?? "first")) event.preventDefault();
          pressed.current = refused ?? "first";
        }}
      >
        <TextField
          name="sender"
          label="Expéditeur"
          hint={`Le nom que vos invités lisent ; ${brand} si vous le laissez vide.`}
          maxLength={60}
          placeholder={brand}
          defaultValue={draft.sender}
          errors={refused?.errors.from}
        />
        <TextField
          name="subject"
          label="Objet du message (facultatif)"
          maxLength={120}
          defaultValue={draft.subject}
          errors={refused?.errors.subject}
        />
        <input type="hidden" name="idempotency_key" value={draft.key} />
        <input type="hidden" name="channel_id" value={draft.channelId ?? ""} />
        <input type="hidden" name="message_category_id" value={draft.categoryId ?? ""} />
        <input
          type="hidden"
          name="message_model_id"
          value={draft.mode === "model" ? (draft.modelId ?? "") : ""}
        />
        <input type="hidden" name="message_design_id" value={draft.designId ?? ""} />
        <input type="hidden" name="body" value={body} />
        <input type="hidden" name="tab" value={draft.guestIds.join(";")} />
        <input type="hidden" name="target" value={targets.map(({ id }) => id).join(";")} />
      </Form>
    </div>
  );
}
