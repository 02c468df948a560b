import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { placeholderGroupsFor, unknownPlaceholders } from "@jdj/contract/campaigns/placeholders";
import { at } from "@jdj/contract/paths/addresses";
import { lazy, Suspense, useMemo } from "react";
import { useOpenEvent } from "#app/areas/notebook/sharing/use-may-write.ts";
import boxes from "#app/ui/choice.module.css";
import { RichText } from "#app/ui/entry/rich-text.tsx";
import { htmlOf } from "#app/ui/entry/rich-text-value.ts";
import { Note } from "#app/ui/error-note.tsx";
import { FieldGroup } from "#app/ui/field.tsx";
import kit from "#app/ui/kit.module.css";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import words from "#app/ui/words.module.css";
import { bodyOf, type StepProps } from "./draft.ts";
import styles from "./message-step.module.css";
import { longestBody } from "./wizard-steps.ts";

/** Fetched for an own text: a ready one has its length already. */
const SmsCount = lazy(async () => ({ default: (await import("./sms-count.tsx")).SmsCount }));

const modes = [
  { value: "model", label: "Un texte tout prêt" },
  { value: "own", label: "Mon propre texte" },
];

const placeholdersFor = (typeCode: string | undefined) =>
  placeholderGroupsFor(typeCode).flatMap(({ title, placeholders }) =>
    placeholders.map((mark) => ({ mark, label: `${title}\u00a0: ${mark.slice(1, -1)}` })),
  );

/** That a card which announces a cancellation cancels nothing by itself, and where the host does so. */
function CancelsNothing() {
  const event = useOpenEvent();
  if (event === null || event.cancelled_at !== null) return null;
  return (
    <Note>
      Cette carte prévient vos invités{"\u00a0"}; elle n’annule rien dans votre carnet.{" "}
      {event.can.ownership === "write" ? (
        <a href={at("events")}>Annuler la fête dans le carnet</a>
      ) : (
        "Seuls les propriétaires du carnet annulent la fête."
      )}
    </Note>
  );
}

/** The step of the message: its category, and a model's text or the host's own. */
export function MessageStep({ draft, change, choices }: StepProps) {
  const typeCode = useOpenEvent()?.event_type.code;
  const placeholders = useMemo(() => placeholdersFor(typeCode), [typeCode]);
  const category = choices.categories.find(({ id }) => id === draft.categoryId);
  const models = category?.models ?? [];
  const unknown = unknownPlaceholders(draft.text);
  const bySms = draft.channelId === null || draft.channelId === channelIds.sms;

  function read(form: HTMLFormElement) {
    const fields = new FormData(form);
    const number = (name: string) => Number(fields.get(name)) || null;
    const mode = fields.get("mode") === "own" ? "own" : "model";
    const categoryId = number("category");
    if (categoryId !== draft.categoryId) {
      const [model] = choices.categories.find(({ id }) => id === categoryId)?.models ?? [];
      change({ mode, categoryId, modelId: model?.id ?? null });
      return;
    }
    change({ mode, modelId: mode === "model" ? number("model") : draft.modelId });
  }

  return (
    <form
      className={kit.stack5}
      onChange={({ currentTarget, target }) => {
        const chose =
          target instanceof HTMLSelectElement ||
          (target instanceof HTMLInputElement && target.type === "radio");
        if (chose) read(currentTarget);
      }}
      onSubmit={(event) => event.preventDefault()}
    >
      <SelectField
        name="category"
        label="De quoi s’agit-il&nbsp;?"
        choices={choices.categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        defaultValue={draft.categoryId === null ? undefined : String(draft.categoryId)}
      />
      {category?.code === "cancelled" ? <CancelsNothing /> : null}
      <RadioGroup name="mode" label="Vos mots" inline choices={modes} defaultValue={draft.mode} />
      {draft.mode === "own" ? (
        <RichText
          name="text"
          label="Votre message"
          required
          // The host's own text starts as a copy of the chosen model.
          value={draft.text || htmlOf(bodyOf({ ...draft, mode: "model" }, choices))}
          onChange={(text) => change({ text })}
          placeholders={placeholders}
          maxLength={longestBody}
          errors={
            unknown.length > 0
              ? [`${unknown.join(", ")}\u00a0: ${cardMessages.placeholderUnknown}`]
              : undefined
          }
        />
      ) : (
        <ModelChoice key={draft.categoryId} models={models} chosen={draft.modelId} />
      )}
      {draft.mode === "own" && bySms ? (
        <Suspense>
          <SmsCount html={draft.text} replace={(text) => change({ text })} />
        </Suspense>
      ) : null}
    </form>
  );
}

type ModelChoiceProps = {
  models: readonly { id: number; name: string; content: string }[];
  chosen: number | null;
};

/** The ready texts of a category, in full. */
function ModelChoice({ models, chosen }: ModelChoiceProps) {
  if (models.length === 0) {
    return <p>Cette catégorie n’a pas encore de texte tout prêt&nbsp;: écrivez le vôtre.</p>;
  }
  return (
    <FieldGroup
      name="model"
      label="Le texte"
      hint="Ce qui est entre crochets devient propre à chaque invité."
    >
      <div className={`${kit.stack3} ${kit.oneColumn}`}>
        {models.map(({ id, name, content }) => (
          <label key={id} className={`${boxes.option} ${styles.model}`}>
            <input type="radio" name="model" value={id} defaultChecked={id === chosen} />
            <strong>{name}</strong>
            <span className={`${words.secondary} ${words.preLine} ${words.breakAnywhere}`}>
              {content}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
