import type { Guest } from "@jdj/contract/notebook/guests";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { civilityLabel } from "@jdj/contract/person/civility";
import { displayPhone } from "@jdj/french/phone";
import { useNavigation } from "react-router";
import {
  ChangedMeanwhile,
  isChangedMeanwhile,
  theirsBeside,
  useTheirVersion,
} from "#app/areas/notebook/changed-meanwhile.tsx";
import { FormNote } from "#app/areas/notebook/form-note.tsx";
import { type Category, GuestFields } from "#app/areas/notebook/guests/guest-fields.tsx";
import styles from "#app/areas/notebook/guests/guest-form.module.css";
import { nameOf } from "#app/areas/notebook/guests/guest-values.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";

type Shown = { guest: Guest; categories: Category[] };

/** The form of one guest. */
export function EditGuestForm({
  guest,
  categories,
  state,
}: Shown & { state: FormState | undefined }) {
  const address = at("editGuest", { eventGuestId: guest.id });
  const busy = useNavigation().formMethod === "POST";
  const { theirs, busy: asking, ask } = useTheirVersion<Shown>(address, state);
  useFocusFirstError(state);
  return (
    <>
      <Form method="post" className={kit.stack5} noValidate>
        <input type="hidden" name="event_id" value={guest.event_id} />
        <input type="hidden" name="version" value={(theirs?.guest ?? guest).version} />
        {isChangedMeanwhile(state) ? (
          <ChangedMeanwhile
            asked={theirs !== undefined}
            busy={asking}
            onAsk={ask}
            address={address}
          />
        ) : state ? (
          <FormNote state={state} />
        ) : null}
        <div className={`${kit.card} ${kit.stack5} ${styles.guest}`}>
          <div className={`${kit.stack5} ${kit.two640} ${styles.fields}`}>
            <GuestFields
              categories={categories}
              values={{ ...textsOf(guest), ...state?.values }}
              errors={state?.errors ?? {}}
              hints={theirs && differences(guest, theirs.guest)}
              unfolded
            />
          </div>
          <PresenceSwitch guest={guest} typed={state?.values} theirs={theirs?.guest} />
        </div>
        <div className={`${kit.stackSmall} ${styles.buttons}`}>
          <Button busy={busy}>{busy ? "Enregistrement…" : "Modifier"}</Button>
          <Button
            type="button"
            variant="danger"
            className={styles.aside}
            icon={<Icon name="trash" size={20} />}
            data-opens="suppression"
          >
            Supprimer
          </Button>
        </div>
      </Form>
      <ConfirmDialog
        id="suppression"
        title={`Supprimer ${nameOf(guest)}`}
        fields={{ intent: "delete" }}
        busy={busy}
      >
        <p>{notebookMessages.guestDeletionQuestion}</p>
      </ConfirmDialog>
    </>
  );
}

/** A guest, as the values of the fields. */
function textsOf(guest: Guest): Record<string, string> {
  return {
    civility: guest.civility ?? "",
    last_name: guest.last_name,
    given_names: guest.given_names,
    guest_id: String(guest.guest_id),
    email: guest.email ?? "",
    phone_number_1: guest.phone_number_1,
    phone_number_2: guest.phone_number_2 ?? "",
    companions: guest.companions > 0 ? String(guest.companions) : "",
    household: guest.household ?? "",
  };
}

/** The fields that somebody else changed, with their version as text. */
function differences(mine: Guest, theirs: Guest): Record<string, string | undefined> {
  const displayed = (guest: Guest): Record<string, string> => ({
    ...textsOf(guest),
    civility: civilityLabel(guest.civility),
    guest_id: guest.category,
    phone_number_1: displayPhone(guest.phone_number_1),
    phone_number_2: displayPhone(guest.phone_number_2 ?? ""),
  });
  const before = displayed(mine);
  return Object.fromEntries(
    Object.entries(displayed(theirs)).map(([name, text]) => [
      name,
      theirsBeside(before[name], text, true),
    ]),
  );
}

type PresenceSwitchProps = {
  guest: Guest;
  /** The values of a refused form; the switch is among them when it was on. */
  typed: Record<string, string> | undefined;
  /** The same guest as somebody else saved it meanwhile. */
  theirs: Guest | undefined;
};

/** Whether the guest comes, entered by the host. */
function PresenceSwitch({ guest, typed, theirs }: PresenceSwitchProps) {
  const moved = theirs !== undefined && theirs.has_confirmed !== guest.has_confirmed;
  return (
    <fieldset className={styles.presence}>
      <legend>Présence</legend>
      <label className={`${kit.row3} ${styles.switch}`}>
        <input
          type="checkbox"
          name="has_confirmed"
          value="1"
          defaultChecked={typed ? "has_confirmed" in typed : guest.has_confirmed === 1}
        />
        <span className={styles.on}>Confirmée</span>
        <span className={styles.off}>Pas encore confirmée</span>
      </label>
      {guest.answer === "no" ? <p>Cet invité a répondu qu’il ne viendra pas.</p> : null}
      {moved ? (
        <p>
          Enregistré entre-temps{"\u00a0"}:{" "}
          {theirs.has_confirmed === 1 ? "Confirmée" : "Pas encore confirmée"}
        </p>
      ) : null}
    </fieldset>
  );
}
