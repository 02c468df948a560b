import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { type ChangeEvent, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import {
  ChangedMeanwhile,
  isChangedMeanwhile,
  useTheirVersion,
} from "#app/areas/notebook/changed-meanwhile.tsx";
import { FormNote } from "#app/areas/notebook/form-note.tsx";
import { RestoredNote } from "#app/areas/notebook/restored-note.tsx";
import { useUnfoldErrors } from "#app/areas/notebook/unfold-errors.ts";
import { useFormDraft } from "#app/areas/notebook/use-form-draft.ts";
import { dropDraft } from "#app/device/draft-store.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./committee.module.css";
import { membersToStore } from "./committee-from.ts";
import { type Member, memberPrefix } from "./member.ts";
import { MemberFields } from "./member-fields.tsx";

type Shown = { eventId: number; seed: string; members: Member[] };

/** All places in one form; the server saves those that were changed, all of them or none. */
export function CommitteeForm(props: Shown & { state: FormState | undefined }) {
  const { eventId, seed, members, state } = props;
  const busy = useNavigation().formMethod === "POST";
  const { form, draft, restored, storeDraft, giveUp } = useFormDraft(
    "committee",
    eventId,
    membersToStore,
  );
  const { theirs, busy: asking, ask } = useTheirVersion<Shown>(at("committee"), state);
  const [notImages, setNotImages] = useState<readonly string[]>([]);
  const conflict = isChangedMeanwhile(state);

  useUnfoldErrors(state);
  useFocusFirstError(state);

  // « Recharger la page » then shows the stored values.
  useEffect(() => {
    if (conflict) dropDraft("committee", eventId);
  }, [conflict, eventId]);

  const checkPhoto = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const input: EventTarget = target;
    if (!(input instanceof HTMLInputElement) || input.type !== "file") return;
    const wrong = [...(input.files ?? [])].some((file) => !file.type.startsWith("image/"));
    if (wrong) input.value = "";
    setNotImages((names) => names.filter((name) => name !== input.name));
    if (wrong) setNotImages((names) => [...names, input.name]);
  };
  const errorsAt = (name: string) =>
    notImages.includes(name) ? [notebookMessages.selectAnImage] : state?.errors[name];
  const values = { ...draft.values, ...state?.values };
  const inDraft = ({ id }: Member) =>
    Object.keys(draft.values).some((name) => name.startsWith(memberPrefix(id)));
  return (
    <>
      <Form
        ref={form}
        key={draft.revision}
        method="post"
        encType="multipart/form-data"
        className={kit.stack5}
        onChange={checkPhoto}
        onInput={storeDraft}
        noValidate
      >
        <input type="hidden" name="event_id" value={eventId} />
        {conflict ? (
          <ChangedMeanwhile
            asked={theirs !== undefined}
            busy={asking}
            onAsk={ask}
            address={at("committee")}
          />
        ) : state ? (
          <FormNote state={state} />
        ) : restored ? (
          <RestoredNote onGiveUp={giveUp} />
        ) : null}
        <div className={`${kit.stack5} ${styles.members}`}>
          {members.map((member, index) => (
            <MemberFields
              key={member.id}
              member={member}
              theirs={theirs?.members.find(({ id }) => id === member.id)}
              seed={`${seed} ${member.id}`}
              open={(index === 0 && !member.taken) || inDraft(member)}
              values={values}
              errorsAt={errorsAt}
            />
          ))}
        </div>
        <div className={styles.foot}>
          <Button busy={busy}>{busy ? "Enregistrement…" : "Enregistrer"}</Button>
        </div>
      </Form>
      {members.map((member) =>
        member.taken ? (
          <ConfirmDialog
            key={member.id}
            id={`retrait-${member.id}`}
            title={`Retirer ${member.texts.given_names} ${member.texts.last_name}`}
            fields={{
              intent: "remove",
              removed_from: eventId,
              restricted_committee_id: member.id,
            }}
            busy={busy}
          >
            <p>Souhaitez-vous vraiment retirer cette personne du comité restreint&nbsp;?</p>
          </ConfirmDialog>
        ) : null,
      )}
    </>
  );
}
