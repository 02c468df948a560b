import type { CivilFile } from "@jdj/contract/civil-file/civil-file";
import { count } from "@jdj/french/plural";
import { useNavigation } from "react-router";
import itemList from "#app/areas/notebook/item-list.module.css";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";

type DepositProps = {
  eventId: number;
  file: CivilFile;
  /** `YYYY-MM-DD`. */
  today: string;
  state: FormState | undefined;
};

/** Notes that the file was deposited, or opens it again. */
export function Deposit({ eventId, file, today, state }: DepositProps) {
  const busy = useNavigation().formData?.get("intent") === "deposit";
  const { deposited_on, progress } = file;
  const missing = progress.all - progress.ready;
  const field = bindFields(state, { deposited_on: today }, -2);
  return (
    <section
      className={`${kit.card} ${kit.pad4} ${kit.stack3} ${kit.oneColumn} ${kit.notPrinted}`}
      aria-labelledby="depot"
    >
      <h2 id="depot">Le dépôt</h2>
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      {deposited_on === null ? (
        <Form method="post" className={`${kit.stack4} ${itemList.form}`} noValidate>
          <HiddenInputs values={{ intent: "deposit", event_id: eventId }} />
          <p className={words.note}>
            {missing === 0
              ? "Toutes les pièces sont là. Gardez une copie de chacune, et le reçu de la mairie."
              : `${count(missing, "pièce")} encore à réunir\u00a0; ce qui est en main sera noté comme déposé.`}
          </p>
          <DateField label="Déposé le" max={today} required {...field("deposited_on")} />
          <Button busy={busy} variant={missing === 0 ? "main" : "plain"} className={kit.selfStart}>
            C’est déposé
          </Button>
        </Form>
      ) : (
        <Form method="post" className={kit.stack3}>
          <HiddenInputs values={{ intent: "reopen", event_id: eventId }} />
          <p className={words.note}>
            Les bans sont publiés par la mairie avant le mariage. Elle demande encore une pièce
            {"\u00a0"}? Rouvrez le dossier.
          </p>
          <Button variant="plain" className={kit.selfStart}>
            Rouvrir le dossier
          </Button>
        </Form>
      )}
    </section>
  );
}
