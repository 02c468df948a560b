import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { Button } from "#app/ui/button.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import { onlyInDevelopment } from "./only-in-development.ts";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "hydrated" };
export const loader = onlyInDevelopment;

/** The notebook's shell with a page in it. */
export default function NotebookExample() {
  return (
    <>
      <Title>Galerie : carnet</Title>
      <h1>Le(s) célébré(s)</h1>
      <form className={`${kit.card} ${kit.stack6} ${styles.fields}`}>
        <TextField name="last_name" label="Nom" required defaultValue="Koné" />
        <TextField name="given_names" label="Prénoms" required defaultValue="Awa" />
        <FileDrop name="photo" label="Photo" accept="image/*" prompt="Choisir une photo" />
        <div>
          <Button wide>Enregistrer</Button>
        </div>
      </form>
    </>
  );
}
