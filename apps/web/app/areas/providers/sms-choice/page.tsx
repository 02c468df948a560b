import { at } from "@jdj/contract/paths/addresses";
import { TRIALS_A_DAY } from "@jdj/contract/providers/lead-alerts";
import type { MemberSmsChoice } from "@jdj/contract/providers/sms-choice";
import type { RouterContextProvider } from "react-router";
import { OnlySms } from "#app/areas/accounts/sms-choice/only-sms.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { codeFrom, phoneFrom, textFrom } from "#app/forms/form-fields.ts";
import { type FormState, refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { AlertsForm } from "./alerts-form.tsx";
import { OwnNumber } from "./own-number.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context }: Route.LoaderArgs) {
  requireProvider(context);
  return context.get(apiContext).providers.smsChoice.find();
}

export function action({ context, request }: Route.ActionArgs) {
  return answerAlerts(context, request);
}

/** `/pro/sms`: how the phone of the member of the team who is signed in tells of leads, and when. */
export default function Sms({ loaderData: choice, actionData }: Route.ComponentProps) {
  const intent = actionData?.values.intent;
  const isChoice = intent === "alerts";
  const isOfNumber = !isChoice && intent !== "trial";
  return (
    <>
      <Title>Mes alertes</Title>
      <h1>Mes alertes</h1>
      {choice.email === null ? <OnlySms choice={choice} /> : null}
      <Chosen choice={choice} state={isChoice ? actionData : undefined} />
      {choice.open && choice.wants_sms ? (
        <Trial state={intent === "trial" ? actionData : undefined} />
      ) : null}
      {choice.open ? (
        <OwnNumber choice={choice} state={isOfNumber ? actionData : undefined} />
      ) : null}
      <p>
        <a href={at("proDataExport")} download>
          Télécharger mes données (JSON)
        </a>
      </p>
    </>
  );
}

/** What is written by email, and by what leads come besides. */
function Chosen({ choice, state }: { choice: MemberSmsChoice; state: FormState | undefined }) {
  const { open, wants_sms: isOn, phone_number: phone } = choice;
  return (
    <>
      {choice.email === null ? null : (
        <p className={`${kit.narrow} ${words.secondary}`}>
          Nous vous écrivons toujours par e-mail. Chaque membre de l’équipe choisit pour lui comment
          son téléphone le prévient aussi.
        </p>
      )}
      {!open && !isOn ? <p>L’envoi de SMS n’est pas disponible pour le moment.</p> : null}
      {open && phone === null ? (
        <p>
          Pour être prévenu sur votre téléphone, il vous faut d’abord{" "}
          <a href="#numero">un numéro confirmé</a>.
        </p>
      ) : null}
      {phone !== null && (open || isOn) ? <AlertsForm choice={choice} state={state} /> : null}
    </>
  );
}

/** The button that sends a message as a lead would come. */
function Trial({ state }: { state: FormState | undefined }) {
  return (
    <form method="post" className={`${kit.stack2} ${kit.oneColumn} ${kit.narrow}`}>
      <input type="hidden" name="intent" value="trial" />
      {state ? <ErrorNote>{state.errors.wants_sms?.[0] ?? state.message}</ErrorNote> : null}
      <div>
        <Button variant="plain">Envoyer un essai</Button>
      </div>
      <p className={words.secondary}>
        Il part tout de suite, même la nuit, {TRIALS_A_DAY}&nbsp;fois par jour au plus.
      </p>
    </form>
  );
}

type Context = Readonly<RouterContextProvider>;

/** What the form of alerts says; the hours count with their box only. */
function alertsFrom(form: FormData) {
  const by = textFrom(form, "by");
  const isQuiet = form.has("quiet");
  const hour = (name: string) => (isQuiet ? Number(textFrom(form, name)) : null);
  return {
    wants_sms: by !== "none",
    ...(by === "sms" || by === "whatsapp" ? ({ channel: by } as const) : {}),
    quiet_from: hour("quiet_from"),
    quiet_until: hour("quiet_until"),
  };
}

/** Makes the call of a form of the page. */
async function change(context: Context, form: FormData) {
  const { smsChoice } = context.get(apiContext).providers;
  switch (textFrom(form, "intent")) {
    case "phone":
      return smsChoice.enterPhone({ phone_number: phoneFrom(form, "phone_number") });
    case "remove":
      return smsChoice.removePhone();
    case "code":
      return smsChoice.confirmPhone({ code: codeFrom(form, "code") });
    case "trial":
      return smsChoice.sendTrial();
    default:
      return smsChoice.choose(alertsFrom(form));
  }
}

/** Answers the forms of the page of alerts. */
async function answerAlerts(context: Context, request: Request) {
  requireProvider(context);
  const form = await readForm(request);
  try {
    const { message } = await change(context, form);
    return redirectWithFlash(context, at("proSms"), { kind: "success", text: message });
  } catch (error) {
    return refused(error, form);
  }
}
