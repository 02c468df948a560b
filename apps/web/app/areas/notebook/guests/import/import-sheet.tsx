import { guestSheetMessages } from "@jdj/contract/notebook/guest-sheet-messages";
import { at } from "@jdj/contract/paths/addresses";
import { type ChangeEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { FormState } from "#app/forms/form-state.ts";
import { ACCOUNT_FIELD, useFormAccount } from "#app/forms/posting-account-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CheckedSheet } from "./checked-sheet.tsx";
import styles from "./import.module.css";
import type { CheckedLine, Correction, SheetCheck } from "./sheet-check.ts";
import { SheetLines } from "./sheet-lines.tsx";

type Refusal = FormState & { lineErrors: CheckedLine[] };
type Answer = { check: SheetCheck } | { refusal: Refusal } | FormState;

/** The largest accepted file, in bytes; the server has the same limit. */
const mostBytes = 1_048_576;

type ImportSheetProps = { eventId: number; first: Answer | undefined };

/** The three steps of an import on one page. `first` is the result posted by a page without script. */
export function ImportSheet({ eventId, first }: ImportSheetProps) {
  const fetcher = useFetcher<Answer>();
  const account = useFormAccount();
  const file = useRef<File>(undefined);
  const [tooHeavy, setTooHeavy] = useState(false);
  const [hasRepaired, setHasRepaired] = useState(false);
  const [corrections, setCorrections] = useState<Correction[]>([]);
  const answer = fetcher.data ?? first;
  const sending = fetcher.state === "submitting" ? fetcher.formData?.get("intent") : undefined;
  const refusal = answer && refusalIn(answer);
  const check = answer && "check" in answer ? answer.check : undefined;

  const send = (
    intent: "check" | "import",
    { repairs = hasRepaired, written = corrections } = {},
  ) => {
    if (!file.current) return;
    const form = new FormData();
    form.set("intent", intent);
    if (account !== null) form.set(ACCOUNT_FIELD, account);
    form.set("guests_file", file.current);
    form.set("corrections", JSON.stringify(written));
    // Left out is only what the page has shown.
    if (check && check.known.length + check.different.length > 0) form.set("skip_duplicates", "1");
    if (check && check.lineErrors.length > 0) form.set("skip_errors", "1");
    if (repairs) form.set("repair_phones", "1");
    setHasRepaired(repairs);
    setCorrections(written);
    void fetcher.submit(form, { method: "post", encType: "multipart/form-data" });
  };
  const choose = async ({ target }: ChangeEvent<HTMLFormElement>) => {
    const input: EventTarget = target;
    const chosen = input instanceof HTMLInputElement ? input.files?.[0] : undefined;
    if (!chosen) return;
    setTooHeavy(chosen.size > mostBytes);
    if (chosen.size > mostBytes) return;
    // Read once: the file may change on disk between its check and its import.
    file.current = new File([await chosen.arrayBuffer()], chosen.name);
    send("check", { repairs: false, written: [] });
  };
  const fileErrors = tooHeavy
    ? [guestSheetMessages["too-large"]]
    : refusal?.errors.guests_file?.filter((sentence) => sentence !== refusal.message);

  return (
    <>
      <section className={styles.step}>
        <h2>1. Le modèle</h2>
        <p>
          Une ligne par invité, les titres des colonnes tels quels. Votre propre tableau convient
          aussi, dans n’importe quel ordre{"\u00a0"}: une colonne de noms et une de numéros
          suffisent.
        </p>
        <p>
          <a className={styles.template} href={at("guestTemplate")} download>
            <Icon name="download" size={20} />
            Télécharger le modèle (.xls)
          </a>
        </p>
      </section>
      <section className={styles.step}>
        <h2>2. Votre fichier</h2>
        <form
          method="post"
          action={at("importGuests", { eventId })}
          encType="multipart/form-data"
          onChange={choose}
        >
          <input type="hidden" name="intent" value="check" />
          <FileDrop
            name="guests_file"
            label="Liste d’invités"
            hint="Fichier .xls, .xlsx ou .csv, 1 Mo et 2 000 invités au plus"
            accept=".xls,.xlsx,.csv"
            prompt="Choisir un fichier"
            errors={fileErrors}
          />
          <noscript>
            <Button>Vérifier le fichier</Button>
          </noscript>
        </form>
        <Progress sending={sending} />
        {refusal && !sending && !tooHeavy ? <ErrorNote>{refusal.message}</ErrorNote> : null}
        {refusal && refusal.lineErrors.length > 0 && !sending ? (
          <SheetLines label="Lignes refusées" lines={refusal.lineErrors} tone="bad" />
        ) : null}
      </section>
      {check && sending !== "check" && !tooHeavy ? (
        <CheckedSheet
          check={check}
          busy={sending === "import"}
          hasRepaired={hasRepaired}
          onRepair={() => send("check", { repairs: true })}
          onCorrect={(written) => send("check", { written: joined(corrections, written) })}
          onImport={() => send("import")}
        />
      ) : null}
    </>
  );
}

/** The corrections with further ones, each cell once. */
function joined(before: readonly Correction[], further: readonly Correction[]): Correction[] {
  const isSame = (one: Correction, other: Correction) =>
    one.line === other.line && one.column === other.column;
  return [...before.filter((one) => !further.some((other) => isSame(one, other))), ...further];
}

/** The progress of the upload, for screen readers as well. */
function Progress({ sending }: { sending: FormDataEntryValue | null | undefined }) {
  const text = sending === "import" ? "Enregistrement des invités…" : "Lecture du fichier…";
  return (
    <div role="status" className={styles.progress}>
      {sending ? (
        <>
          <span>{text}</span>
          <progress aria-label={text} />
        </>
      ) : null}
    </div>
  );
}

/** Why the file was refused; a network error names no line. */
function refusalIn(answer: Answer): Refusal | undefined {
  if ("refusal" in answer) return answer.refusal;
  return "values" in answer ? { ...answer, lineErrors: [] } : undefined;
}
