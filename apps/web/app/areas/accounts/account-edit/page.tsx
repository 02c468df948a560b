import { accountMessages } from "@jdj/contract/accounts/messages";
import { fieldErrorsOf, INVALID_INPUT_MESSAGE } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { dateIn, readDate } from "@jdj/french/dates";
import { joinPhone } from "@jdj/french/phone";
import { AccountForm } from "#app/areas/accounts/account-page.tsx";
import forms from "#app/areas/accounts/form.module.css";
import { BirthDateField, NameFields } from "#app/areas/accounts/person-fields.tsx";
import { TermsField } from "#app/areas/accounts/registration/agreement-fields.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { refused, refusedFields } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import { EventDateFields } from "#app/ui/event-date-fields.tsx";
import kit from "#app/ui/kit.module.css";
import { PasswordField } from "#app/ui/password-field.tsx";
import { PhoneField } from "#app/ui/phone-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Route } from "./+types/page";
import { isChangedMeanwhile, theirsBeside } from "./changed-meanwhile.ts";
import styles from "./page.module.css";
import { accountErrors, readAccount } from "./read-account.ts";

export const handle: PageHandle = { page: "static" };

export async function loader({ context }: Route.LoaderArgs) {
  const { id: userId } = requireUser(context);
  const { customers, sessions } = context.get(apiContext).accounts;
  const [customer, { user }] = await Promise.all([
    customers.customerByUser({ userId }),
    sessions.profile(),
  ]);
  const isPhoneProven = user.phone_verified_at !== null;
  return { customer, hasPassword: user.has_password, isPhoneProven, today: dateIn(new Date()) };
}

/** Saves the account and redirects to it. */
export async function action({ context, request }: Route.ActionArgs) {
  const customerId = requireUser(context).customerId ?? 0;
  const form = await readForm(request);
  const today = dateIn(new Date());
  const read = readAccount(form, today);
  try {
    await context.get(apiContext).accounts.customers.updateCustomer({ customerId, ...read });
  } catch (error) {
    const fieldErrors = fieldErrorsOf(error);
    if (fieldErrors)
      return refusedFields(accountErrors(fieldErrors, read, today), form, INVALID_INPUT_MESSAGE);
    return refused(error, form, accountMessages.accountFailed);
  }
  return redirectWithFlash(context, at("account"), {
    kind: "success",
    text: accountMessages.accountUpdated,
  });
}

/** `/modification-infos-compte-…`. */
export default function EditAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, hasPassword, isPhoneProven, today } = loaderData;
  const { event, civility, last_name, given_names, dob, phone_number_2 } = customer;
  const email = customer.pending_email ?? customer.email;
  const phone_number_1 = customer.pending_phone_number_1 ?? customer.phone_number_1;
  const saved = { civility, last_name, given_names, email, phone_number_1, phone_number_2, dob };
  const bound = bindFields(actionData, saved);
  const isChanged = isChangedMeanwhile(actionData);
  const theirsPhone = (name: string, stored: string | null) =>
    theirsBeside(
      joinPhone(actionData?.values[`${name}_code`] ?? "", actionData?.values[name] ?? ""),
      stored,
    );
  const typed: Record<string, string | undefined> = actionData?.values ?? {};
  const theirs: Record<string, string | undefined> = isChanged
    ? {
        civility: theirsBeside(typed.civility, civility),
        last_name: theirsBeside(typed.last_name, last_name),
        given_names: theirsBeside(typed.given_names, given_names),
        email: theirsBeside(typed.email, email),
        dob: theirsBeside(typed.dob && (readDate(typed.dob) ?? typed.dob), dob),
        phone_number_1: theirsPhone("phone_number_1", phone_number_1),
        phone_number_2: theirsPhone("phone_number_2", phone_number_2),
      }
    : {};
  const field = (name: string) => {
    const hint = theirs[name];
    return hint === undefined ? bound(name) : { ...bound(name), hint };
  };
  const country = (name: string) => actionData?.values[`${name}_code`];
  return (
    <div className={styles.page}>
      <Title>Modifier mon compte</Title>
      <h1>Modifier mon compte</h1>
      {actionData ? (
        <div className={kit.spaceAbove4}>
          {isChanged ? (
            <Note tone="warning">
              Votre compte a été modifié entre-temps, dans un autre onglet ou sur un autre appareil.
              Ce qui a été enregistré est écrit au-dessus de chaque champ qui diffère. Corrigez
              votre version si besoin, puis envoyez-la.
            </Note>
          ) : (
            <ErrorNote>{actionData.message}</ErrorNote>
          )}
        </div>
      ) : null}
      <AccountForm>
        <input type="hidden" name="version" value={customer.version} />
        <NameFields field={field} lastNameFirst />
        <div className={`${kit.stack5} ${styles.stack}`}>
          <TextField
            label="Adresse email"
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="Une nouvelle adresse compte une fois confirmée par le lien que nous y envoyons."
            required={email !== null}
            {...field("email")}
          />
          {hasPassword || actionData?.errors.current_password ? (
            <PasswordField
              label="Mot de passe actuel"
              name="current_password"
              hint="Seulement pour changer l’adresse email."
              errors={actionData?.errors.current_password}
              autoComplete="current-password"
            />
          ) : null}
        </div>
        <div className={`${kit.stack5} ${styles.stack}`}>
          <PhoneField
            label="Téléphone principal"
            hint={isPhoneProven ? "Un nouveau numéro compte une fois confirmé par SMS." : undefined}
            required
            defaultCountry={country("phone_number_1")}
            {...field("phone_number_1")}
          />
          <PhoneField
            label="Téléphone secondaire"
            defaultCountry={country("phone_number_2")}
            {...field("phone_number_2")}
          />
        </div>
        <BirthDateField field={field} today={today} />
        {event && event.wedding_date === null ? (
          <section className={`${kit.stack5} ${forms.section}`} aria-labelledby="evenement">
            <h2 id="evenement">{event.name}</h2>
            <EventDateFields state={actionData} today={today} />
          </section>
        ) : null}
        {customer.terms_accepted ? null : (
          <>
            <input type="hidden" name="terms_asked" value="1" />
            <TermsField state={actionData} />
          </>
        )}
        <div className={kit.wrap2}>
          <Button>Envoyer</Button>
          <LinkButton to={at("account")} variant="quiet">
            Annuler
          </LinkButton>
        </div>
      </AccountForm>
    </div>
  );
}
