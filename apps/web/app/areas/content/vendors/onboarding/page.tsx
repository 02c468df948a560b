import { refusal } from "@jdj/contract/call/refusals";
import { contentMessages } from "@jdj/contract/content/messages";
import { trades } from "@jdj/contract/content/trades";
import { at } from "@jdj/contract/paths/addresses";
import { SHOP_INVITATION_DAYS } from "@jdj/contract/providers/invitations";
import { redirect } from "react-router";
import { isHoneypotFilled } from "#app/areas/content/filled-honeypot.ts";
import { Honeypot } from "#app/areas/content/honeypot.tsx";
import reading from "#app/areas/content/reading.module.css";
import { ApplicationSent, SENT } from "#app/areas/content/vendors/application-sent.tsx";
import styles from "#app/areas/content/vendors/vendors.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import { phoneFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { PhoneField } from "#app/ui/phone-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static", cachedBy: [SENT] };

/** Redirects to another site when the settings name one. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { onboardingUrl } = context.get(visitorContext).contacts;
  if (onboardingUrl !== null) throw redirect(onboardingUrl);
  return { isSent: url.searchParams.has(SENT), activationDays: SHOP_INVITATION_DAYS };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    if (!isHoneypotFilled(form)) {
      await context.get(apiContext).content.vendors.apply({
        company: textFrom(form, "company"),
        contact_name: textFrom(form, "contact_name"),
        trade: textFrom(form, "trade"),
        town: textFrom(form, "town"),
        phone_number: phoneFrom(form, "phone_number"),
        email: textFrom(form, "email"),
        website: textFrom(form, "website"),
        presentation: textFrom(form, "presentation"),
      });
    }
  } catch (error) {
    return refused(error, form, refusal("busy").message);
  }
  const text = contentMessages.applicationSent;
  return redirectWithFlash(context, `${at("onboarding")}?${SENT}=1`, { kind: "success", text });
}

const choices = Object.entries(trades).map(([value, label]) => ({ value, label }));

/** `/onboarding`: a vendor asks for an account. */
export default function Onboarding({ loaderData, actionData }: Route.ComponentProps) {
  const field = bindFields(actionData);
  const { isSent, activationDays } = loaderData;
  if (isSent && !actionData)
    return (
      <ApplicationSent
        activationDays={activationDays}
        last={{
          title: "Vous remplissez votre boutique",
          text: "Votre activité y est déjà. Ajoutez photos, prix et horaires, puis publiez.",
        }}
        prepare={[
          "Cinq photos de votre travail, prises de jour",
          "Vos prix, et ce qu’ils comprennent",
          "Les villes où vous travaillez, et vos jours fermés",
        ]}
      />
    );
  return (
    <div className={`${kit.page} ${reading.page} ${styles.green}`}>
      <PublicHead
        title="Ouvrir un compte prestataire"
        description="Présentez votre activité&nbsp;: après vérification, votre compte est créé et vous remplissez votre boutique."
        path={at("onboarding")}
      />
      <header className={`${kit.stack3} ${kit.narrow} ${reading.head}`}>
        <p className={styles.kicker}>Prestataires</p>
        <h1>Demandez votre compte</h1>
        <p>
          Présentez votre activité. Nous vérifions chaque demande avant de créer le compte, puis
          vous remplissez votre <a href={at("joyShop")}>boutique</a>.
        </p>
      </header>
      <Form method="post" noValidate className={styles.form}>
        {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
        <TextField label="Entreprise" autoComplete="organization" required {...field("company")} />
        <TextField label="Votre nom" autoComplete="name" required {...field("contact_name")} />
        <SelectField label="Activité" choices={choices} required {...field("trade")} />
        <TextField
          label="Ville ou commune"
          autoComplete="address-level2"
          required
          {...field("town")}
        />
        <PhoneField
          label="Téléphone"
          required
          {...field("phone_number")}
          {...(actionData?.values.phone_number_code
            ? { defaultCountry: actionData.values.phone_number_code }
            : {})}
        />
        <TextField
          label="Adresse email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          {...field("email")}
        />
        <TextField
          label="Site ou page"
          hint="Facultatif. L’adresse complète, qui commence par https://"
          type="url"
          inputMode="url"
          autoComplete="url"
          {...field("website")}
        />
        <TextField
          label="Présentez votre activité"
          hint="Ce que vous proposez, depuis quand, dans quelles villes."
          lines={5}
          required
          {...field("presentation")}
        />
        <Honeypot />
        <Button>Envoyer ma demande</Button>
      </Form>
    </div>
  );
}
