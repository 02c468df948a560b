import { accountMessages } from "@jdj/contract/accounts/messages";
import { fieldErrorsOf, INVALID_INPUT_MESSAGE } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { dateIn } from "@jdj/french/dates";
import type { RouterContextProvider } from "react-router";
import { AccountForm, Lead, OtherPages, Refusal } from "#app/areas/accounts/account-page.tsx";
import forms from "#app/areas/accounts/form.module.css";
import { allErrors } from "#app/areas/accounts/read-person.ts";
import { AgreementFields } from "#app/areas/accounts/registration/agreement-fields.tsx";
import { EventFields } from "#app/areas/accounts/registration/event-fields.tsx";
import { PersonSection } from "#app/areas/accounts/registration/person-section.tsx";
import { readRegistration } from "#app/areas/accounts/registration/read-registration.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { refused, refusedFields } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { newcomerCookie } from "#app/http/cookies/newcomer-cookie.ts";
import { sessionCookie } from "#app/http/cookies/session-cookie.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/register-page";

export const handle: PageHandle = { page: "static" };

function startAgain(context: Readonly<RouterContextProvider>) {
  const text = "Le délai pour compléter votre inscription est passé\u00a0: recommencez.";
  return redirectWithFlash(context, at("signIn"), { kind: "error", text });
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const newcomer = await newcomerCookie.read(request, context.get(visitorContext));
  if (newcomer === null) throw await startAgain(context);
  const { notebook, accounts } = context.get(apiContext);
  const [{ data: eventTypes }, methods] = await Promise.all([
    notebook.events.eventTypes(),
    accounts.registrationMethods.registrationMethods(),
  ]);
  const today = dateIn(new Date());
  return { person: newcomer.person, eventTypes, hasNewsletter: methods.email, today };
}

/** Registers the newcomer with the data that Facebook does not provide, and opens their notebook. */
export async function action({ context, request }: Route.ActionArgs) {
  const newcomer = await newcomerCookie.read(request, context.get(visitorContext));
  if (newcomer === null) throw await startAgain(context);
  const form = await readForm(request);
  const visitor = context.get(visitorContext);
  const today = dateIn(new Date());
  const { password: _, phone_number_1: __, ...read } = readRegistration(form, today);
  try {
    const { access_token } = await context
      .get(apiContext)
      .accounts.facebook.complete({ ...read, ticket: newcomer.ticket });
    const text = newcomer.person.email
      ? "Bienvenue\u00a0! Votre carnet est créé."
      : "Bienvenue\u00a0! Consultez votre boîte mail pour activer votre compte.";
    return redirectWithFlash(context, at("summary"), { kind: "success", text }, [
      ["Set-Cookie", await sessionCookie.set(access_token, visitor)],
      ["Set-Cookie", await newcomerCookie.clear(visitor)],
    ]);
  } catch (error) {
    const fieldErrors = fieldErrorsOf(error);
    if (fieldErrors)
      return refusedFields(allErrors(fieldErrors, read, today), form, INVALID_INPUT_MESSAGE);
    return refused(error, form, accountMessages.registrationFailed);
  }
}

/** `/inscription/facebook`: the data that Facebook does not provide, at the first sign-in. */
export default function FacebookRegistration({ loaderData, actionData }: Route.ComponentProps) {
  const { person, eventTypes, hasNewsletter, today } = loaderData;
  const field = bindFields(actionData);
  return (
    <>
      <Title>Inscription</Title>
      <h1>Encore un instant</h1>
      <Lead>
        Facebook nous a dit qui vous êtes. Il manque quelques mots sur vous et sur votre événement.
      </Lead>
      <Refusal>{actionData?.message}</Refusal>
      <AccountForm>
        {person.email === null ? (
          <TextField
            label="Adresse email"
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="Facebook ne nous l’a pas donnée."
            required
            {...field("email")}
          />
        ) : (
          <p>
            Adresse email&nbsp;: <strong className={words.breakAnywhere}>{person.email}</strong>
          </p>
        )}
        {person.email !== null && actionData?.errors.email ? (
          <ErrorNote>{actionData.errors.email[0]}</ErrorNote>
        ) : null}
        <PersonSection state={actionData} today={today} saved={person} />
        <EventFields state={actionData} eventTypes={eventTypes} today={today} />
        <div className={`${kit.stack5} ${forms.section}`}>
          <AgreementFields state={actionData} hasNewsletter={hasNewsletter} />
          <Button wide>Créer mon carnet</Button>
        </div>
      </AccountForm>
      <OtherPages>
        <a href={at("signIn")}>Se connecter autrement</a>
      </OtherPages>
    </>
  );
}
