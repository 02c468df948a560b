import { cardMessages } from "@jdj/contract/cards/messages";
import { placeholders, unknownPlaceholders } from "@jdj/contract/cards/placeholders";
import { grouped } from "@jdj/french/money";
import { useRef } from "react";
import control from "../../../ui/control.module.css";
import { controlProps, Field } from "../../../ui/field.tsx";
import styles from "./message-step.module.css";
import { longestBody } from "./steps.ts";

/** The host's own words, with the marks that each letter fills in. */
export function OwnText({ text }: { text: string }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const unknown = unknownPlaceholders(text);
  const field = {
    name: "text",
    label: "Votre message",
    required: true,
    errors:
      unknown.length > 0 ? [`${unknown.join(", ")} : ${cardMessages.placeholderUnknown}`] : [],
  };

  function insert(mark: string) {
    const area = box.current;
    if (!area) return;
    area.focus();
    area.setRangeText(mark, area.selectionStart, area.selectionEnd, "end");
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }

  return (
    <Field {...field}>
      <div className={styles.marks}>
        <p id="reperes">Ajoutez à l’endroit du curseur ce qui change d’un invité à l’autre.</p>
        {placeholders.map((mark) => (
          <button
            key={mark}
            type="button"
            className={styles.mark}
            aria-label={`Insérer ${mark}`}
            onClick={() => insert(mark)}
          >
            {mark}
          </button>
        ))}
      </div>
      <textarea
        {...controlProps(field)}
        ref={box}
        className={control.control}
        rows={9}
        maxLength={longestBody}
        defaultValue={text}
        placeholder="Cher [prénoms], …"
      />
      <p className={styles.count}>
        {grouped(text.length)} sur {grouped(longestBody)} caractères
      </p>
    </Field>
  );
}
