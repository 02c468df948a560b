import { useNavigation } from "react-router";
import itemList from "#app/areas/notebook/item-list.module.css";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

const choices = [
  { value: "", label: "Nous n’avons pas encore choisi" },
  { value: "community", label: "Communauté réduite aux acquêts" },
  { value: "separation", label: "Séparation de biens" },
] as const;

type RegimeProps = {
  eventId: number;
  /** Null for those who may not see the choice: they read what it is about. */
  regime: { choice: string | null } | null;
  mayChoose: boolean;
  state: FormState | undefined;
};

/** What the two matrimonial regimes are in plain words, and which one the couple thinks of. */
export function Regime({ eventId, regime, mayChoose, state }: RegimeProps) {
  const busy = useNavigation().formData?.get("intent") === "regime";
  const field = bindFields(state, { regime: regime?.choice ?? "" }, -3);
  return (
    <details className={`${kit.card} ${kit.notPrinted}`} open={state !== undefined}>
      <summary className={`${kit.tapTarget} ${itemList.summary}`}>
        <h2>Le régime matrimonial</h2>
      </summary>
      <div className={`${kit.stack4} ${kit.oneColumn} ${kit.narrow} ${styles.body}`}>
        <p>
          L’officier d’état civil vous demande comment vos biens seront partagés. Parlez-en à deux
          avant le dépôt.
        </p>
        <dl className={kit.stack3}>
          <div>
            <dt className={words.bold}>Communauté réduite aux acquêts</dt>
            <dd>
              Ce que chacun avait avant le mariage, reçoit en don ou hérite reste à lui. Ce que vous
              gagnez et achetez ensuite est à vous deux. C’est le régime de ceux qui ne choisissent
              rien.
            </dd>
          </div>
          <div>
            <dt className={words.bold}>Séparation de biens</dt>
            <dd>
              Chacun garde ce qu’il a, ce qu’il gagne et ce qu’il achète, avant comme après le
              mariage, et répond de ses dettes. Vous participez tous les deux aux dépenses du foyer.
            </dd>
          </div>
        </dl>
        <p className={words.note}>
          D’après la loi n°{"\u00a0"}2019-570 du 26 juin 2019 relative au mariage. À vérifier auprès
          de l’officier d’état civil ou d’un notaire.
        </p>
        {regime && mayChoose ? (
          <Form method="post" className={kit.stack4} preventScrollReset>
            <HiddenInputs values={{ intent: "regime", event_id: eventId }} />
            {state ? <ErrorNote>{state.message}</ErrorNote> : null}
            <RadioGroup
              label="Notre choix"
              hint="Vous deux seulement le voyez."
              choices={choices}
              {...field("regime")}
            />
            <Button busy={busy} variant="plain" className={kit.selfStart}>
              Noter notre choix
            </Button>
          </Form>
        ) : null}
      </div>
    </details>
  );
}
