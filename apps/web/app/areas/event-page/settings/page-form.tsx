import type { EventPageSettings } from "@jdj/contract/event-page/settings";
import { useNavigation } from "react-router";
import { bindFields } from "#app/forms/bind-fields.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import kit from "#app/ui/kit.module.css";
import { PhoneField } from "#app/ui/phone-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./settings.module.css";
import { hintBeside, useConflict } from "./use-conflict.tsx";

type PageFormProps = { eventId: number; page: EventPageSettings; state: FormState | undefined };

/** What the page says, and what of the notebook it shows. */
export function PageForm({ eventId, page, state }: PageFormProps) {
  const busy = useNavigation().formData?.get("intent") === "page";
  useFocusFirstError(state);
  const { note, theirs } = useConflict(state);
  const field = bindFields(state, {
    welcome: page.welcome,
    dress_code: page.dress_code,
    contact_name: page.contact_name,
    phone_number_1: page.phone_number_1,
  });
  const box = (name: string, saved: boolean) => ({
    ...field(name),
    defaultValue: (state ? state.values[name] === "1" : saved) ? "1" : "",
  });
  const beside = (
    name: "welcome" | "dress_code" | "contact_name" | "phone_number_1",
    hint?: string,
  ) => hintBeside(field(name).defaultValue, theirs?.[name], theirs !== undefined, hint);
  return (
    <section
      className={`${kit.stack3} ${kit.oneColumn} ${kit.narrow}`}
      aria-labelledby="contenu-page"
    >
      <h2 id="contenu-page">Ce que la page montre</h2>
      <Form
        method="post"
        className={`${kit.card} ${kit.pad4} ${kit.stack5} ${kit.oneColumn}`}
        noValidate
        preventScrollReset
      >
        <input type="hidden" name="intent" value="page" />
        <input type="hidden" name="event_id" value={eventId} />
        <input type="hidden" name="version" value={(theirs ?? page).version} />
        {note}
        <TextField
          label="Mot de bienvenue"
          lines={4}
          maxLength={2000}
          placeholder="Nous avons hâte de vous accueillir…"
          {...beside("welcome")}
          {...field("welcome")}
        />
        <fieldset className={styles.boxes}>
          <legend className={words.bold}>Cérémonies montrées</legend>
          {page.ceremonies.length === 0 ? (
            <p className={words.note}>Aucune n’est prévue dans «&nbsp;Dates et lieux&nbsp;».</p>
          ) : (
            page.ceremonies.map(({ id, name, is_shown: isShown }) => (
              <CheckboxField key={id} {...box(`ceremony_${id}`, isShown)}>
                {name}
              </CheckboxField>
            ))
          )}
          <p className={words.hint}>
            Jour, heure et lieu viennent de «&nbsp;Dates et lieux&nbsp;». Les autres cérémonies
            restent entre vous.
          </p>
        </fieldset>
        <TextField
          label="Tenue"
          lines={2}
          maxLength={500}
          placeholder="Pagne tissé ou tenue de ville, en vert et or"
          {...beside("dress_code")}
          {...field("dress_code")}
        />
        <fieldset className={styles.boxes}>
          <legend className={words.bold}>Du carnet</legend>
          <CheckboxField {...box("shows_photo", page.shows_photo)}>
            Votre photo{page.has.photo ? "" : " (vous n’en avez pas encore)"}
          </CheckboxField>
          <CheckboxField {...box("shows_fabric", page.shows_fabric)}>
            Les pagnes à commander{page.has.fabric ? "" : " (aucune commande en cours)"}
          </CheckboxField>
          <CheckboxField {...box("shows_gift_list", page.shows_gift_list)}>
            Votre liste de cadeaux{page.has.gift_list ? "" : " (elle n’est pas ouverte)"}
          </CheckboxField>
        </fieldset>
        <TextField
          label="Qui répond aux questions"
          maxLength={80}
          placeholder="Tante Rose"
          {...beside("contact_name", "Facultatif. Tous ceux qui ouvrent la page lisent ce nom.")}
          {...field("contact_name")}
        />
        <PhoneField
          label="Son téléphone"
          {...beside("phone_number_1")}
          {...field("phone_number_1")}
        />
        <div>
          <Button busy={busy}>Enregistrer</Button>
        </div>
      </Form>
    </section>
  );
}
