import { useEffect, useRef, useState } from "react";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./own-lines.module.css";

/** The query's name of the line whose form is shown without script. */
export const CHANGED_LINE = "ligne";

/** A line that the hosts added, with the version that is shown. */
export type OwnLineShown = { id: number; name: string; version: number };

type OwnLineProps = {
  line: OwnLineShown;
  /** Its refused form. */
  refused: FormState | undefined;
  /** Whether the address asks for its form. */
  isAsked: boolean;
  hidden: { own_of: string; own_event: number };
  busy: boolean;
};

/** A line that the hosts added; its form is rendered once it is asked for, since there may be a hundred. */
export function OwnLine({
  line: { id, name, version },
  refused,
  isAsked,
  hidden,
  busy,
}: OwnLineProps) {
  const [pressed, setPressed] = useState<boolean>();
  const item = useRef<HTMLLIElement>(null);
  const isOpen = pressed ?? (isAsked || refused !== undefined);
  useEffect(() => {
    if (pressed) item.current?.querySelector<HTMLElement>("[type=text]")?.focus();
  }, [pressed]);
  const named = `own_name-${id}`;
  const own = bindFields(refused, { [named]: name });
  const fields = { ...hidden, own_id: id, own_version: version };
  return (
    <li ref={item}>
      <div className={styles.line}>
        <span>{name}</span>
        <a
          href={`?${CHANGED_LINE}=${id}#vos-lignes`}
          aria-expanded={isOpen}
          aria-label={`Modifier «\u00a0${name} »`}
          onClick={(event) => {
            event.preventDefault();
            setPressed(!isOpen);
          }}
        >
          Modifier
        </a>
      </div>
      {isOpen ? (
        <>
          <Form method="post" className={kit.stack2} preventScrollReset noValidate>
            <HiddenInputs values={{ intent: "own-rename", ...fields }} />
            {refused ? <ErrorNote>{refused.message}</ErrorNote> : null}
            <TextField label="Intitulé" required maxLength={120} {...own(named)} />
            <div className={kit.wrap2}>
              <Button variant="plain" busy={busy} aria-label={`Renommer «\u00a0${name} »`}>
                Renommer
              </Button>
              <Button
                type="button"
                variant="quiet"
                icon={<Icon name="trash" size={20} />}
                data-opens={`supprimer-${id}`}
                aria-label={`Supprimer «\u00a0${name} »`}
              >
                Supprimer
              </Button>
            </div>
          </Form>
          <ConfirmDialog
            id={`supprimer-${id}`}
            title={`Supprimer «\u00a0${name} »`}
            fields={{ intent: "own-remove", ...fields }}
            busy={busy}
            keepsScroll
          >
            <p>Ce que vous y avez noté sera supprimé aussi. Souhaitez-vous continuer&nbsp;?</p>
          </ConfirmDialog>
        </>
      ) : null}
    </li>
  );
}
