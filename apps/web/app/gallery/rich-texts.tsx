import { cardMessages } from "@jdj/contract/campaigns/messages";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { RichText } from "#app/ui/entry/rich-text.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./page.module.css";

const marks = [
  { mark: "[civilité]", label: "Civilité de l’invité" },
  { mark: "[prénoms]", label: "Prénoms de l’invité" },
  { mark: "[nom]", label: "Nom de l’invité" },
];

const email =
  '<p>Chère <strong>[prénoms]</strong>,</p><p>Nous vous attendons à <em>Grand-Bassam</em> :</p><ul><li><p>la mairie à 10 heures</p></li><li><p>le dîner à 19 heures</p></li></ul><p>Le plan est <a href="https://exemple.ci/plan">sur cette page</a>.</p>';

export function RichTexts() {
  const [html, setHtml] = useState(email);
  return (
    <section className={`${kit.stack5} ${kit.oneColumn} ${kit.shrink} ${styles.section}`}>
      <h2>Texte mis en forme</h2>
      <form
        className={`${kit.card} ${kit.stack6} ${styles.fields}`}
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <RichText
          name="letter"
          label="Votre message"
          hint="Chaque invité lit ses propres prénoms."
          required
          value={html}
          onChange={setHtml}
          placeholders={marks}
          maxLength={5000}
        />
        <RichText
          name="empty-letter"
          label="Message vide"
          required
          placeholders={marks}
          maxLength={160}
          errors={[cardMessages.bodyRequired]}
        />
        <RichText
          name="long-letter"
          label="Description trop longue"
          value={"Anticonstitutionnellement, ".repeat(7)}
          maxLength={160}
        />
        <div>
          <Button
            type="button"
            variant="plain"
            onClick={() => setHtml("<p>Cher [prénoms], venez !</p>")}
          >
            Prendre un autre texte
          </Button>
          <p data-value>{html}</p>
        </div>
      </form>
    </section>
  );
}
