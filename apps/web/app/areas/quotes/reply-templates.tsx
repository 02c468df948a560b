import type { QuoteTemplate } from "@jdj/contract/quotes/templates";
import { Form } from "#app/forms/form.tsx";
import { Button } from "#app/ui/button.tsx";
import control from "#app/ui/control.module.css";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./chat-form.module.css";

type ReplyTemplatesProps = {
  templates: readonly QuoteTemplate[];
  /** What is written in the box of messages. */
  typed: string;
  onChoose: (text: string) => void;
};

/** A provider's ready replies: one is put into the box, and what is written there may be kept. */
export function ReplyTemplates({ templates, typed, onChoose }: ReplyTemplatesProps) {
  const replies = templates.filter(({ kind }) => kind === "reply");
  if (replies.length === 0 && typed === "") return null;
  return (
    <details className={`${kit.scripted} ${styles.replies}`}>
      <summary className={words.marker}>Réponses prêtes</summary>
      <ul className={`${kit.wrap} ${kit.listReset} ${kit.gapTight}`}>
        {replies.map(({ id, name, text }) => (
          <li key={id}>
            <Button type="button" variant="plain" onClick={() => onChoose(text)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
      {typed === "" ? null : (
        <Form method="post" preventScrollReset className={`${kit.row3} ${styles.keep}`}>
          <input type="hidden" name="intent" value="reply-template" />
          <input type="hidden" name="message" value={typed} />
          <input
            className={control.control}
            name="name"
            maxLength={80}
            required
            aria-label="Nom de la réponse"
            placeholder="Nom de la réponse"
          />
          <Button variant="plain">Garder</Button>
        </Form>
      )}
    </details>
  );
}
