import type { QuoteTemplate } from "@jdj/contract/quotes/templates";
import { Form } from "#app/forms/form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./quote-form.module.css";

type QuoteTemplatesProps = {
  templates: readonly QuoteTemplate[];
  onChoose: (template: QuoteTemplate) => void;
};

/** The provider's templates of quotes: one fills the form, or is removed. */
export function QuoteTemplates({ templates, onChoose }: QuoteTemplatesProps) {
  const quotes = templates.filter(({ kind }) => kind === "quote");
  if (quotes.length === 0) return null;
  return (
    <section className={`${kit.stack2} ${styles.templates}`} aria-labelledby="modeles">
      <h3 id="modeles" className={words.note}>
        Partir d’un modèle
      </h3>
      <ul className={`${kit.wrap} ${kit.listReset} ${kit.gapTight}`}>
        {quotes.map((template) => (
          <li key={template.id} className={kit.row1}>
            <Button type="button" variant="plain" onClick={() => onChoose(template)}>
              {template.name}
            </Button>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="remove-template" />
              <input type="hidden" name="template" value={template.id} />
              <button
                type="submit"
                className={styles.remove}
                aria-label={`Supprimer le modèle ${template.name}`}
              >
                <Icon name="x" size={16} />
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
