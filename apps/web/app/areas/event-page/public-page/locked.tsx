import { ofGathering } from "@jdj/contract/designs/event-voice";
import type { EventPage } from "@jdj/contract/event-page/public-page";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { PasswordField } from "#app/ui/password-field.tsx";
import { Cloth } from "#app/weave/cloth.tsx";
import styles from "./page.module.css";
import { pageTitle } from "./page-title.ts";

/** The page before its password: whose it is, and the form. */
export function LockedPage({
  page: { event },
  state,
}: {
  page: EventPage;
  state: FormState | undefined;
}) {
  const field = bindFields(state);
  const isSober = event.voice.tone === "sober";
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Cloth className={styles.cloth} seed={event.seed} strips={12} rows={30} cover texture />
        <h1 className={styles.hosts}>{isSober ? event.name : event.hosts}</h1>
      </header>
      <section className={styles.section} aria-labelledby="mot-de-passe">
        <h2 id="mot-de-passe">{isSober ? "Page protégée" : pageTitle(event)}</h2>
        <p>
          {isSober ? "La famille l’a fermée" : "Les hôtes l’ont fermée"} par un mot de passe. Il est
          dans leur message. Vous avez reçu une carte&nbsp;? Son lien «&nbsp;La page{" "}
          {ofGathering(event.voice.gathering)}&nbsp;» ouvre sans mot de passe.
        </p>
        <Form method="post" className={`${kit.stack4} ${styles.form}`} noValidate>
          {state && Object.keys(state.errors).length === 0 ? (
            <ErrorNote>{state.message}</ErrorNote>
          ) : null}
          <PasswordField
            label="Mot de passe"
            autoComplete="current-password"
            required
            {...field("password")}
          />
          <div>
            <Button variant="card" wide>
              Ouvrir la page
            </Button>
          </div>
        </Form>
      </section>
    </div>
  );
}
