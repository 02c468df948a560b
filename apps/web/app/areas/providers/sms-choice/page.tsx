import type { SmsChoice } from "@jdj/contract/accounts/sms-choice";
import { OnlySms } from "#app/areas/accounts/sms-choice/only-sms.tsx";
import { SmsChoiceForm } from "#app/areas/accounts/sms-choice/sms-choice-form.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { apiContext } from "#app/http/context.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { answerSms } from "./answer.ts";
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
