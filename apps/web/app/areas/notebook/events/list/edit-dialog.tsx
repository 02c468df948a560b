import type { EventRow } from "@jdj/contract/notebook/event-shape";
import { at } from "@jdj/contract/paths/addresses";
import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { EventFields, type EventType } from "#app/areas/notebook/events/event-fields.tsx";
import styles from "#app/areas/notebook/events/event-form.module.css";
import { EventRefusal } from "#app/areas/notebook/events/event-refusal.tsx";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { PostingAccountField } from "#app/forms/posting-account-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog.tsx";
import kit from "#app/ui/kit.module.css";

const dialogId = "modifier-evenement";

type EditDialogProps = {
  event: EventRow;
  /** The list shows a later version: the change was saved. */
  saved: boolean;
  types: readonly EventType[];
  onClose: () => void;
};

/** The form of an event in a dialog over the list; posted to the event's own page. */
export function EditDialog({ event, saved, types, onClose }: EditDialogProps) {
  const fetcher = useFetcher<FormState>();
  const address = at("editEvent", { eventId: event.id });
  const busy = fetcher.state !== "idle";
  const closed = useEffectEvent(onClose);
  useFocusFirstError(fetcher.data);

  useEffect(() => {
    const dialog = document.getElementById(dialogId);
    if (!(dialog instanceof HTMLDialogElement)) return;
    const leave = () => closed();
    dialog.showModal();
    dialog.addEventListener("close", leave);
    return () => dialog.removeEventListener("close", leave);
  }, []);

  useEffect(() => {
    const dialog = document.getElementById(dialogId);
    if (saved && dialog instanceof HTMLDialogElement) dialog.close();
  }, [saved]);

  return (
    <Dialog id={dialogId} title="Modifier l’événement">
      <fetcher.Form
        method="post"
        action={address}
        encType="multipart/form-data"
        className={`${kit.stack5} ${styles.form}`}
        noValidate
      >
        <PostingAccountField />
        <input type="hidden" name="version" value={event.version} />
        <EventRefusal state={fetcher.data} address={address} />
        <EventFields types={types} event={event} state={fetcher.data} />
        <DialogActions>
          <Button busy={busy}>{busy ? "Enregistrement…" : "Modifier"}</Button>
          <Button type="button" variant="plain" data-closes>
            Annuler
          </Button>
        </DialogActions>
      </fetcher.Form>
    </Dialog>
  );
}
