import type { AlbumCollection } from "@jdj/contract/album/collection";
import { at } from "@jdj/contract/paths/addresses";
import { useNavigation } from "react-router";
import {
  ChangedMeanwhile,
  isChangedMeanwhile,
  useTheirVersion,
} from "#app/areas/notebook/changed-meanwhile.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import disclosure from "#app/ui/disclosure.module.css";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";

type SettingsFormProps = {
  eventId: number;
  album: AlbumCollection;
  state: FormState | undefined;
};

/** Whether guests may send photos, whether they wait, and another link. */
export function SettingsForm({ eventId, album, state }: SettingsFormProps) {
  const busy = useNavigation().formData?.get("intent") === "save";
  const {
    theirs,
    busy: isAsking,
    ask,
  } = useTheirVersion<{ album: AlbumCollection | null }>(at("album"), state);
  const shown = theirs?.album ?? album;
  const field = bindFields(state, {
    is_open: shown.is_open || shown.version === 0 ? "1" : "",
    asks_approval: shown.asks_approval ? "1" : "",
  });
  const isNew = album.version === 0;
  return (
    <details
      className={`${kit.card} ${kit.narrow} ${disclosure.disclosure}`}
      open={isNew || state !== undefined || undefined}
    >
      <summary className={kit.tapTarget}>{isNew ? "Ouvrir la collecte" : "Réglages"}</summary>
      <Form method="post" className={`${kit.stack3} ${kit.oneColumn}`} preventScrollReset>
        <HiddenInputs values={{ intent: "save", event_id: eventId, version: shown.version }} />
        {state === undefined ? null : isChangedMeanwhile(state) ? (
          <ChangedMeanwhile
            asked={theirs !== undefined}
            busy={isAsking}
            onAsk={ask}
            address={at("album")}
          />
        ) : (
          <ErrorNote>{state.message}</ErrorNote>
        )}
        <CheckboxField {...field("is_open")}>Les invités peuvent envoyer des photos</CheckboxField>
        <CheckboxField {...field("asks_approval")}>
          Chaque photo attend notre accord avant d’entrer dans l’album
        </CheckboxField>
        <div className={kit.cluster2}>
          <Button busy={busy}>{isNew ? "Ouvrir la collecte" : "Enregistrer"}</Button>
          {isNew ? null : (
            <Button
              type="button"
              variant="quiet"
              className={kit.scripted}
              data-opens="nouveau-lien"
            >
              Faire un nouveau lien
            </Button>
          )}
        </div>
      </Form>
      {isNew ? null : (
        <noscript>
          <Form method="post" className={kit.stack2}>
            <HiddenInputs values={{ intent: "link", event_id: eventId, version: album.version }} />
            <p className={words.note}>
              Avec un nouveau lien, les cartons imprimés ne servent plus.
            </p>
            <div>
              <Button variant="plain">Faire un nouveau lien</Button>
            </div>
          </Form>
        </noscript>
      )}
      {isNew ? null : (
        <ConfirmDialog
          id="nouveau-lien"
          title="Faire un nouveau lien"
          fields={{ intent: "link", event_id: eventId, version: album.version }}
          yes="Faire un nouveau lien"
          no="Garder celui-ci"
          variant="main"
        >
          <p>
            Le lien et le code d’aujourd’hui ne mèneront plus à rien{"\u00a0"}: il faudra imprimer
            de nouveaux cartons. Les photos restent.
          </p>
        </ConfirmDialog>
      )}
    </details>
  );
}
