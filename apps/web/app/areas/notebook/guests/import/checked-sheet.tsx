import { inFrench } from "@jdj/contract/call/french-messages";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { count, isPlural } from "@jdj/french/plural";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import styles from "./import.module.css";
import { Lines } from "./lines.tsx";
import type { SheetCheck } from "./sheet-check.ts";

type CheckedSheetProps = {
  check: SheetCheck;
  busy: boolean;
  /** Whether old numbers were already put in their form of today. */
  hasRepaired: boolean;
  onRepair: () => void;
  onImport: (skipDuplicates: boolean) => void;
};

const views = [
  { name: "lineErrors", label: "À corriger", tone: "bad" },
  { name: "duplicates", label: "Doublons", tone: "waiting" },
  { name: "valid", label: "Prêts", tone: "good" },
] as const;

/** The content of the file, and the button to import it when it has no error. */
export function CheckedSheet(props: CheckedSheetProps) {
  const { check, busy, hasRepaired, onRepair, onImport } = props;
  const [skips, setSkips] = useState(false);
  const shown = views.filter(({ name }) => check[name].length > 0);
  const [chosen, setChosen] = useState(shown[0]?.name);
  const view = shown.find(({ name }) => name === chosen) ?? shown[0];
  const lineErrors = check.lineErrors.length;
  const duplicates = check.duplicates.length;
  const ready = check.valid.length;
  return (
    <section className={styles.step}>
      <h2>3. Vérification</h2>
      {lineErrors > 0 ? (
        <ErrorNote>
          <p>{inFrench(notebookMessages.importError)}</p>
          <p>{count(lineErrors, "cellule")} à corriger dans le fichier. Rien n’est enregistré.</p>
        </ErrorNote>
      ) : (
        <Note>
          {count(check.total, "ligne lue", "lignes lues")}, {count(ready, "invité")}{" "}
          {isPlural(ready) ? "prêts" : "prêt"} à être {isPlural(ready) ? "importés" : "importé"}.
        </Note>
      )}
      {check.missing.includes("Contact 1") ? (
        <Note tone="warning">
          Aucune colonne de téléphone n’a été reconnue. Nommez-la «&nbsp;Téléphone&nbsp;», ou
          importez ces invités sans numéro.
        </Note>
      ) : null}
      {check.oldPhones > 0 && !hasRepaired ? (
        <div className={styles.confirm}>
          <p className={styles.why}>
            {count(check.oldPhones, "numéro a", "numéros ont")} 8 chiffres, comme avant 2021.
          </p>
          <Button type="button" variant="plain" onClick={onRepair}>
            {check.oldPhones > 1 ? `Réparer les ${check.oldPhones} numéros` : "Réparer le numéro"}
          </Button>
        </div>
      ) : null}
      {shown.length > 1 ? (
        <div className={styles.views}>
          {shown.map(({ name, label }) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === view?.name}
              onClick={() => setChosen(name)}
            >
              {label} <span>{check[name].length}</span>
            </button>
          ))}
        </div>
      ) : null}
      {lineErrors === 0 ? (
        <div className={styles.confirm}>
          {duplicates > 0 ? (
            <label className={styles.skip}>
              <input
                type="checkbox"
                checked={skips}
                onChange={({ target }) => setSkips(target.checked)}
              />
              <span>Ignorer les doublons</span>
            </label>
          ) : null}
          {ready > 0 ? (
            <Button
              type="button"
              busy={busy}
              disabled={duplicates > 0 && !skips}
              onClick={() => onImport(skips)}
            >
              {busy ? "Importation…" : `Importer ${count(ready, "invité")}`}
            </Button>
          ) : null}
          {duplicates > 0 && !skips ? (
            <p className={styles.why}>
              {ready > 0
                ? "Pour importer les autres, ignorez les doublons, ou corrigez le fichier."
                : "Tous ces invités sont déjà dans votre liste ou répétés dans le fichier."}
            </p>
          ) : null}
        </div>
      ) : null}
      {view ? <Lines label={view.label} lines={check[view.name]} tone={view.tone} /> : null}
    </section>
  );
}
