import type { DatePlace } from "@jdj/contract/notebook/ceremonies";
import { at } from "@jdj/contract/paths/addresses";
import { useEffect } from "react";
import { useNavigation } from "react-router";
import { ceremonyText } from "#app/areas/notebook/ceremonies/ceremony-text.ts";
import {
  ChangedMeanwhile,
  isChangedMeanwhile,
  useTheirVersion,
} from "#app/areas/notebook/changed-meanwhile.tsx";
import { FormNote } from "#app/areas/notebook/form-note.tsx";
import { RestoredNote } from "#app/areas/notebook/restored-note.tsx";
import { useFormDraft } from "#app/areas/notebook/use-form-draft.ts";
import { dropDraft } from "#app/device/draft-store.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { CeremonyFields } from "./ceremony-fields.tsx";
import styles from "./ceremony-form.module.css";
import { shownCeremony, textsToStore } from "./shown-ceremony.ts";

type CeremonyFormProps = {
  ceremony: DatePlace;
  /** The names of the town halls, for a ceremony at one. */
  halls: readonly string[];
  address: string;
  /** The draft's key on this device. */
  draftKey: string;
  state: FormState | undefined;
};

/** When and where a ceremony is; a ceremony that is not held requires nothing, and its values stay. */
export function CeremonyForm({ ceremony, halls, address, draftKey, state }: CeremonyFormProps) {
  const busy = useNavigation().formMethod === "POST";
  const { theirs, busy: asking, ask } = useTheirVersion<{ ceremony: DatePlace }>(address, state);
  const initial = shownCeremony(ceremony);
  const { form, draft, restored, storeDraft, giveUp } = useFormDraft("ceremony", draftKey, (data) =>
    textsToStore(data, initial),
  );
  const conflict = isChangedMeanwhile(state);
  useFocusFirstError(state);

  // « Recharger la page » then shows the stored values.
  useEffect(() => {
    if (conflict) dropDraft("ceremony", draftKey);
  }, [conflict, draftKey]);

  const typed = state ?? (restored ? { message: "", errors: {}, values: draft.values } : undefined);
  const shown = theirs?.ceremony ?? ceremony;
  const version = theirs ? undefined : typed?.values.version;
  const theirText = theirs?.ceremony.pivot ? ceremonyText(theirs.ceremony.pivot) : "";

  return (
    <Form
      ref={form}
      key={draft.revision}
      method="post"
      className={`${kit.stack5} ${styles.form}`}
      onInput={storeDraft}
      noValidate
    >
      <input type="hidden" name="version" value={version ?? shown.pivot.version} />
      {conflict ? (
        <>
          <ChangedMeanwhile
            asked={theirs !== undefined}
            busy={asking}
            onAsk={ask}
            address={address}
          />
          {theirs ? <p>Enregistré entre-temps{`\u00a0: ${theirText || "rien"}`}</p> : null}
        </>
      ) : state ? (
        <FormNote state={state} />
      ) : restored ? (
        <RestoredNote onGiveUp={giveUp} />
      ) : null}
      <CeremonyFields
        ceremony={ceremony}
        halls={halls}
        initial={initial}
        typed={typed}
        onChosen={storeDraft}
      />
      <div className={kit.wrap2}>
        <Button busy={busy}>{busy ? "Enregistrement…" : "Enregistrer"}</Button>
        <LinkButton to={at("ceremonies")} variant="quiet">
          Annuler
        </LinkButton>
      </div>
    </Form>
  );
}
