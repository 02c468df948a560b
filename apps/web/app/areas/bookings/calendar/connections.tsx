import type { ExternalCalendar } from "@jdj/contract/bookings/calendar";
import { MOST_EXTERNAL_CALENDARS, NOTICE_MAX_DAYS } from "@jdj/contract/bookings/calendar-limits";
import { dateAndTime } from "@jdj/french/dates";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { ShareButton } from "#app/ui/links/share-button.tsx";
import { Permitted } from "#app/ui/permitted.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

type SettingProps = {
  /** What was refused of this form; undefined otherwise. */
  refused: FormState | undefined;
};

/** How long before a date customers book. */
export function Notice({ days, refused }: SettingProps & { days: number }) {
  return (
    <section className={`${kit.stack3} ${styles.setting}`} aria-labelledby="delai">
      <h2 id="delai" className={words.text18}>
        Délai de réservation
      </h2>
      <Permitted need="catalogue:write">
        <Form method="post" className={styles.inline}>
          <input type="hidden" name="intent" value="notice" />
          <TextField
            name="days"
            label="Jours d’avance au moins"
            hint={`0 pour aucun, ${NOTICE_MAX_DAYS} au plus`}
            inputMode="numeric"
            defaultValue={refused?.values.days ?? String(days)}
            errors={refused?.errors.days}
            required
          />
          <Button type="submit" variant="plain">
            Enregistrer
          </Button>
        </Form>
      </Permitted>
      <p className={words.note}>
        Personne ne réserve plus tard, et qui cherche une date trop proche ne vous voit pas.
      </p>
    </section>
  );
}

/** The address at which the user's own calendar follows this one. */
export function Feed({ address }: { address: string | null }) {
  return (
    <section className={`${kit.stack3} ${styles.setting}`} aria-labelledby="suivre">
      <h2 id="suivre" className={words.text18}>
        Dans votre agenda
      </h2>
      <p className={words.note}>
        Abonnez Google, iPhone ou Outlook à cette adresse secrète{"\u00a0"}: vos rendez-vous y
        arrivent d’eux-mêmes. Qui la connaît peut les lire.
      </p>
      {address === null ? null : (
        <ShareButton title="L’adresse de mon calendrier" address={address} shown />
      )}
      <Form method="post">
        <input type="hidden" name="intent" value="feed" />
        <input type="hidden" name="renew" value={String(address !== null)} />
        <Button type="submit" variant={address === null ? "plain" : "quiet"}>
          {address === null ? "Afficher l’adresse" : "Changer l’adresse"}
        </Button>
      </Form>
    </section>
  );
}

/** The calendars kept elsewhere, whose busy days close days here. */
export function ExternalCalendars({
  calendars,
  refused,
}: SettingProps & { calendars: readonly ExternalCalendar[] }) {
  return (
    <section className={`${kit.stack3} ${styles.setting}`} aria-labelledby="relies">
      <h2 id="relies" className={words.text18}>
        Vos autres agendas
      </h2>
      <p className={words.note}>
        Reliez un agenda que vous tenez déjà{"\u00a0"}: ses journées entières et ses rendez-vous de
        quatre heures ou plus, marqués «{"\u00a0"}occupé{"\u00a0"}», ferment vos jours ici. Rien
        d’autre n’est lu.
      </p>
      {calendars.length === 0 ? null : (
        <ul className={`${kit.card} ${kit.listReset}`}>
          {calendars.map(({ id, name, days, read_at: readAt, is_late: isLate }) => (
            <li key={id} className={`${kit.toolbar} ${kit.between} ${styles.entry}`}>
              <div className={kit.shrink}>
                <p className={`${words.bold} ${words.breakAnywhere}`}>{name}</p>
                <p className={isLate ? words.errorText : words.note}>
                  {isLate ? "Ne répond plus, lu " : `${days} jour${days > 1 ? "s" : ""}, lu `}
                  le {dateAndTime(readAt)}
                </p>
              </div>
              <Permitted need="catalogue:write">
                <Form method="post">
                  <input type="hidden" name="intent" value="remove" />
                  <input type="hidden" name="id" value={id} />
                  <Button type="submit" variant="quiet" aria-label={`Retirer ${name}`}>
                    Retirer
                  </Button>
                </Form>
              </Permitted>
            </li>
          ))}
        </ul>
      )}
      {calendars.length >= MOST_EXTERNAL_CALENDARS ? null : (
        <Permitted need="catalogue:write">
          <Form method="post" className={kit.stack3}>
            <input type="hidden" name="intent" value="connect" />
            <TextField
              name="address"
              label="Adresse de l’agenda"
              hint={
                "Dans Google Agenda\u00a0: les paramètres de l’agenda, puis «\u00a0Adresse secrète au format iCal\u00a0»"
              }
              type="text"
              inputMode="url"
              autoComplete="off"
              defaultValue={refused?.values.address}
              errors={refused?.errors.address}
              required
            />
            <div>
              <Button type="submit" variant="plain">
                Relier
              </Button>
            </div>
          </Form>
        </Permitted>
      )}
    </section>
  );
}
