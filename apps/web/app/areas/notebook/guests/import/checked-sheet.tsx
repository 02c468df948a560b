import { inFrench } from "@jdj/contract/call/french-messages";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { count, isPlural } from "@jdj/french/plural";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import { CorrectedCells } from "./corrected-cells.tsx";
import styles from "./import.module.css";
import { type Correction, type SheetCheck, sheetSentence } from "./sheet-check.ts";
import { SheetLines } from "./sheet-lines.tsx";

type CheckedSheetProps = {
  check: SheetCheck;
  busy: boolean;
  /** Whether old numbers were already put in their form of today. */
  hasRepaired: boolean;
  onRepair: () => void;
  onCorrect: (corrections: Correction[]) => void;
  onImport: () => void;
};

const views = [
  { name: "lineErrors", label: "À corriger", tone: "bad" },
  { name: "different", label: "Différents", tone: "waiting" },
  { name: "known", label: "Déjà invités", tone: "waiting" },
  { name: "valid", label: "Prêts", tone: "good" },
] as const;

/** The content of the file, its cells to correct, and the button to import those who are ready. */
export function CheckedSheet(props: CheckedSheetProps) {
  const { check, busy, hasRepaired, onRepair, onCorrect, onImport } = props;
  const shown = views.filter(({ name }) => check[name].length > 0);
  const [chosen, setChosen] = useState<(typeof views)[number]["name"]>();
  const view = shown.find(({ name }) => name === chosen) ?? shown[0];
  const ready = check.valid.length;
  const faults = check.lineErrors.length;
  const others = check.total - ready;
  return (
    <section className={styles.step}>
      <h2>3. Vérification</h2>
      {faults > 0 ? (
        <ErrorNote>
          <p>{inFrench(notebookMessages.importError)}</p>
          <p>{count(faults, "cellule")} à corriger ici ou dans le fichier.</p>
        </ErrorNote>
      ) : null}
      <Note>{sheetSentence(check)}</Note>
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
      {view?.name === "lineErrors" ? (
        <CorrectedCells
          key={check.lineErrors.map(({ key }) => key).join()}
          lines={check.lineErrors}
          busy={busy}
          onCorrect={onCorrect}
        />
      ) : view ? (
        <SheetLines label={view.label} lines={check[view.name]} tone={view.tone} />
      ) : null}
      <div className={styles.confirm}>
        {ready > 0 ? (
          <Button type="button" busy={busy} onClick={onImport}>
            {busy
              ? "Importation…"
              : others > 0
                ? `Importer ${isPlural(ready) ? `les ${ready} prêts` : "celui qui est prêt"}`
                : `Importer ${count(ready, "invité")}`}
          </Button>
        ) : null}
        {ready > 0 && others > 0 ? (
          <p className={styles.why}>
            {isPlural(others)
              ? `Les ${others} autres lignes ne sont pas importées.`
              : "L’autre ligne n’est pas importée."}
          </p>
        ) : null}
      </div>
    </section>
  );
}
