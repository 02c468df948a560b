import type { ErasureState } from "@jdj/contract/accounts/account-erasure";
import { accountMessages } from "@jdj/contract/accounts/messages";
import { refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { AccountForm, Lead, OtherPages, Refusal } from "#app/areas/accounts/account-page.tsx";
import forms from "#app/areas/accounts/form.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static" };

/** Opening the link decides nothing: a mail scanner opens it too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { accountErasure } = context.get(apiContext).accounts;
  return found(accountErasure.find({ token: params.token }));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const { accountErasure } = context.get(apiContext).accounts;
  const confirms = textFrom(form, "choix") === "confirmer";
  try {
    const link = { token: params.token };
    if (confirms) await accountErasure.confirm(link);
    else await accountErasure.cancel(link);
    const text = confirms ? accountMessages.erasureConfirmed : accountMessages.erasureCancelled;
    return redirectWithFlash(context, at("erasure", params), { kind: "success", text });
  } catch (error) {
    return refused(error, form, refusal("busy").message);
  }
}

/** What a link says once nothing can be decided by it any more. */
const ended: Readonly<Record<ErasureState, string>> = {
  asked: "Ce lien a expiré. Votre compte reste ouvert.",
  proven: "Cette demande n’a pas été approuvée à temps. Votre compte reste ouvert.",
  approved: "L’effacement commence.",
  closed: "Le compte est en cours d’effacement.",
  done: "Le compte est effacé.",
  cancelled: "L’effacement est annulé. Le compte reste ouvert.",
  expired: "Cette demande a expiré. Le compte reste ouvert.",
  stopped: "L’effacement n’a pas eu lieu. Écrivez-nous pour savoir pourquoi.",
};

/** `/effacement-du-compte/{token}`: the account's holder confirms or cancels what our team was asked for. */
export default function Erasure({ loaderData, actionData }: Route.ComponentProps) {
  const { account, state, executes_at: executesAt, can } = loaderData;
  return (
    <>
      <Title>Effacement du compte</Title>
      <meta name="robots" content="noindex" />
      <h1>{can.confirm ? "Effacer votre compte\u00a0?" : "Effacement du compte"}</h1>
      {can.confirm || can.cancel ? (
        <Lead>
          Quelqu’un a demandé à notre équipe d’effacer le compte{" "}
          <strong className={words.breakAnywhere}>{account}</strong>, avec son carnet, ses invités
          et ses cartes.
        </Lead>
      ) : (
        <Lead>{ended[state]}</Lead>
      )}
      {can.confirm ? (
        <Lead>
          Si vous confirmez, rien n’est effacé avant 72&nbsp;heures, et vous pouvez annuler
          jusque-là. Ensuite, l’effacement est définitif.
        </Lead>
      ) : can.cancel && executesAt ? (
        <Lead>
          Il sera effacé pour toujours après le <strong>{dateAndTime(executesAt)}</strong>, une fois
          la demande vérifiée par notre équipe. Jusque-là, vous pouvez tout garder.
        </Lead>
      ) : null}
      <Refusal>{actionData?.message}</Refusal>
      {can.cancel ? (
        <AccountForm>
          <Button wide name="choix" value="annuler">
            Garder mon compte
          </Button>
          {can.confirm ? (
            <Button wide variant="danger" name="choix" value="confirmer">
              Oui, effacer mon compte
            </Button>
          ) : null}
        </AccountForm>
      ) : (
        <p className={`${kit.stack5} ${forms.form}`}>
          <LinkButton to={at("home")} reloadDocument variant="plain" wide>
            Aller à l’accueil
          </LinkButton>
        </p>
      )}
      {can.confirm ? (
        <OtherPages>
          <a href={at("dataExport")}>Emporter mes données d’abord</a>
        </OtherPages>
      ) : null}
    </>
  );
}
