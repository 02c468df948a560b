import { OWN_LINES_MAX } from "@jdj/contract/notebook/own-lines-max";
import { useLocation, useNavigation } from "react-router";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { CHANGED_LINE, OwnLine, type OwnLineShown } from "./own-line.tsx";
import styles from "./own-lines.module.css";

type OwnLinesProps = {
  eventId: number;
  section: "budget" | "planning" | "committee" | "summary";
  /** How the section calls them: « Vos propres tâches », « Nouvelle tâche », « Ajouter la tâche ». */
  wording: { title: string; label: string; add: string; hint: string };
  /** Where a line may be added; empty where the section has no groups. */
  groups: readonly { id: number; name: string }[];
  /** Whether a line has a day. */
  asksDate?: boolean;
  lines: readonly OwnLineShown[];
  /** The refused form of any of them. */
  state: FormState | undefined;
};

/** The lines that the hosts add themselves besides the template's: added, renamed and removed here. */
export function OwnLines(props: OwnLinesProps) {
  const { eventId, section, wording, groups, asksDate = false, lines } = props;
  const busy = useNavigation().formMethod === "POST";
  const mayWrite = useMayWrite(section);
  const asked = new URLSearchParams(useLocation().search).get(CHANGED_LINE);
  const state = props.state?.values.own_of === section ? props.state : undefined;
  const changed = state?.values.own_id ?? "";
  const field = bindFields(changed === "" ? state : undefined, {});
  if (!mayWrite) return null;
  const hidden = { own_of: section, own_event: eventId };
  return (
    <section
      className={`${kit.stack4} ${styles.own}`}
      id="vos-lignes"
      aria-labelledby="vos-lignes-titre"
    >
      <h2 id="vos-lignes-titre">{wording.title}</h2>
      <p>{wording.hint}</p>
      {lines.length < OWN_LINES_MAX ? (
        <Form
          key={lines.length}
          method="post"
          className={`${kit.card} ${kit.stack4} ${kit.pad4}`}
          preventScrollReset
          noValidate
        >
          <HiddenInputs values={{ intent: "own-add", ...hidden }} />
          {state && changed === "" ? <ErrorNote>{state.message}</ErrorNote> : null}
          <TextField label={wording.label} required maxLength={120} {...field("own_name")} />
          {groups.length > 0 ? (
            <SelectField
              label="À ranger dans"
              required
              choices={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
              {...field("own_group")}
            />
          ) : null}
          {asksDate ? <DateField label="À faire avant le" {...field("own_date")} /> : null}
          <div className={kit.wrap2}>
            <Button variant="plain" icon={<Icon name="plus" size={20} />} busy={busy}>
              {wording.add}
            </Button>
          </div>
        </Form>
      ) : null}
      {lines.length > 0 ? (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <OwnLine
              key={`${line.id}-${line.version}`}
              line={line}
              refused={changed === String(line.id) ? state : undefined}
              isAsked={asked === String(line.id)}
              hidden={hidden}
              busy={busy}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
