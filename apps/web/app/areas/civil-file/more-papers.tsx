import type { CivilFile } from "@jdj/contract/civil-file/civil-file";
import { useNavigation } from "react-router";
import itemList from "#app/areas/notebook/item-list.module.css";
import { bindFields } from "#app/forms/bind-fields.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import { holderChoices, holderName } from "./file-address.ts";

type MorePapersProps = {
  eventId: number;
  file: CivilFile;
  /** What came back of the form of a paper of one's own, and of a paper that is taken. */
  adding: FormState | undefined;
  taking: FormState | undefined;
};

/** Papers that the file has not: those of the list, which are offered, and the hosts' own. */
export function MorePapers({ eventId, file, adding, taking }: MorePapersProps) {
  const { offered, people } = file;
  return (
    <section
      className={`${kit.stack3} ${kit.oneColumn} ${kit.notPrinted}`}
      aria-labelledby="autres"
    >
      <h2 id="autres">Autres pièces</h2>
      {taking ? <ErrorNote>{taking.message}</ErrorNote> : null}
      {offered.length > 0 ? (
        <details className={kit.card} open={taking !== undefined}>
          <summary className={`${kit.tapTarget} ${itemList.summary}`}>
            Si cela vous concerne ({offered.length})
          </summary>
          <ul className={kit.listReset}>
            {offered.map(({ id, name, only_when, where_had, holders }) => (
              <li key={id} className={`${kit.ruleAbove} ${itemList.item}`}>
                <strong className={`${kit.wholeRow} ${words.breakAnywhere}`}>{name}</strong>
                <p className={`${kit.wholeRow} ${words.note} ${words.breakAnywhere}`}>
                  {[only_when, where_had].filter(Boolean).join(" · ")}
                </p>
                <div className={`${kit.wholeRow} ${kit.cluster2}`}>
                  {holders.map((holder) => (
                    <Form key={holder} method="post" preventScrollReset>
                      <HiddenInputs values={{ intent: "take", event_id: eventId, id, holder }} />
                      <Button variant="plain">
                        <span className="visually-hidden">Ajouter {name}, </span>
                        {holderName(holder, people)}
                      </Button>
                    </Form>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <details className={kit.card} open={adding !== undefined}>
        <summary className={`${kit.tapTarget} ${itemList.summary}`}>
          Ajouter une pièce à nous
        </summary>
        <OwnPaperForm {...{ eventId, people }} state={adding} />
      </details>
    </section>
  );
}

type OwnPaperFormProps = {
  eventId: number;
  people: CivilFile["people"];
  state: FormState | undefined;
};

function OwnPaperForm({ eventId, people, state }: OwnPaperFormProps) {
  const busy = useNavigation().formData?.get("intent") === "add";
  useFocusFirstError(state);
  const field = bindFields(state, {}, -1);
  return (
    <Form
      method="post"
      className={`${kit.stack4} ${kit.pad4} ${itemList.form}`}
      noValidate
      preventScrollReset
    >
      <HiddenInputs values={{ intent: "add", event_id: eventId }} />
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      <TextField label="Pièce" maxLength={120} required {...field("name")} />
      <div className={itemList.two}>
        <SelectField
          label="Qui la fournit"
          choices={holderChoices(people)}
          required
          {...field("holder")}
        />
        <TextField
          label="Validité, en mois"
          hint="Vide si rien ne la limite."
          inputMode="numeric"
          maxLength={2}
          {...field("valid_months")}
        />
      </div>
      <Button busy={busy} className={kit.selfStart}>
        Ajouter la pièce
      </Button>
    </Form>
  );
}
