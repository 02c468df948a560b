import type { SmsChoice } from "@jdj/contract/accounts/sms-choice";
import { at } from "@jdj/contract/paths/addresses";
import type { RouterContextProvider } from "react-router";
import { OnlySms } from "#app/areas/accounts/sms-choice/only-sms.tsx";
import { SmsChoiceForm } from "#app/areas/accounts/sms-choice/sms-choice-form.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { codeFrom, phoneFrom, textFrom } from "#app/forms/form-fields.ts";
import { type FormState, refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { OwnNumber } from "./own-number.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context }: Route.LoaderArgs) {
  requireProvider(context);
  return context.get(apiContext).providers.smsChoice.find();
}

export function action({ context, request }: Route.ActionArgs) {
  return answerSms(context, request);
}

/** `/pro/sms`: whether the member of the team who is signed in gets messages by SMS too, and where. */
export default function Sms({ loaderData: choice, actionData }: Route.ComponentProps) {
  const isChoice = actionData?.values.intent === "sms";
  return (
    <>
      <Title>Mes SMS</Title>
      <h1>Mes SMS</h1>
      {choice.email === null ? (
        <OnlySms choice={choice} />
      ) : (
        <Chosen choice={choice} state={isChoice ? actionData : undefined} />
      )}
      {choice.open ? <OwnNumber choice={choice} state={isChoice ? undefined : actionData} /> : null}
    </>
  );
}

/** What is written by email, and the box that adds SMS. */
function Chosen({ choice, state }: { choice: SmsChoice; state: FormState | undefined }) {
  return (
    <>
      <p className={`${kit.narrow} ${words.secondary}`}>
        Nous vous écrivons par e-mail à chaque nouvelle demande, réservation ou commande, à chaque
        acompte payé, litige et versement. Chaque membre de l’équipe choisit pour lui s’il les
        reçoit aussi par SMS.
      </p>
      <SmsChoiceForm choice={choice} state={state} />
      {choice.open && choice.phone_number === null ? (
        <p>
          Il vous faut d’abord <a href="#numero">un numéro confirmé</a>.
        </p>
      ) : null}
    </>
  );
}

type Context = Readonly<RouterContextProvider>;

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
    default:
      return smsChoice.choose({ wants_sms: textFrom(form, "wants_sms") === "1" });
  }
}

/** Answers the forms of the page of SMS. */
async function answerSms(context: Context, request: Request) {
  requireProvider(context);
  const form = await readForm(request);
  try {
    const { message } = await change(context, form);
    return redirectWithFlash(context, at("proSms"), { kind: "success", text: message });
  } catch (error) {
    return refused(error, form);
  }
}
