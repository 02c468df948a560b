import { notebookMessages } from "@jdj/contract/notebook/messages";
import { notebookRefusals } from "@jdj/contract/notebook/refusal-messages";
import { roleLabels, roleSentences } from "@jdj/contract/notebook/sharing-words";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { currentEvent } from "#app/areas/notebook/current-event.ts";
import { firstPageOfRole } from "#app/areas/notebook/first-page-of-role.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import type { Route } from "./+types/page";
import { Answer } from "./answer.tsx";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { sharing } = context.get(apiContext).notebook;
  const invitation = await found(sharing.invitation({ token: params.token }));
  const { user } = context.get(visitorContext);
  const account = user?.email ?? user?.phone ?? null;
  return { invitation, signedIn: user !== null, account, path: at("notebookInvitation", params) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  requireUser(context);
  const form = await readForm(request);
  const { sharing } = context.get(apiContext).notebook;
  const back = at("notebookInvitation", params);
  try {
    if (textFrom(form, "intent") === "ask") {
      await sharing.askToJoin({ token: params.token });
      const text = notebookMessages.joinAsked;
      return redirectWithFlash(context, back, { kind: "success", text });
    }
    const { message, joined } = await sharing.acceptInvitation({ token: params.token });
    return joined
      ? redirectWithFlash(context, firstPageOfRole(await currentEvent(context), at("summary")), {
          kind: "success",
          text: message,
        })
      : redirectWithFlash(context, back, { kind: "info", text: message });
  } catch (error) {
    return refused(error, form, notebookMessages.saveFailed);
  }
}

/** The page of an invitation's link: whose notebook, which role, and the button to accept. */
export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { invitation, signedIn, account, path } = loaderData;
  const { owner_name, event_name, seed, role, expires_at, can } = invitation;
  const handover = role === "owner";
  const back = `?retour=${encodeURIComponent(path)}`;
  return (
    <div className={`${kit.stack5} ${styles.page}`}>
      <Title>Invitation au carnet</Title>
      <meta name="robots" content="noindex" />
      <Cloth className={styles.cloth} seed={seed} strips={12} rows={36} texture />
      <h1>
        {owner_name} {handover ? "vous confie son carnet" : "partage son carnet avec vous"}
      </h1>
      <p hidden={!handover}>
        Acceptez, et «{"\u00a0"}
        {event_name}
        {"\u00a0"}» est à vous{"\u00a0"}: vous décidez de tout, et votre compte paie les prochains
        envois de cartes.
      </p>
      <p hidden={handover}>
        On vous invite à préparer «{"\u00a0"}
        {event_name}
        {"\u00a0"}» avec le rôle <strong>{roleLabels[role]}</strong>. {roleSentences[role]}
      </p>
      {actionData ? (
        <ErrorNote>{actionData.message}</ErrorNote>
      ) : can.accept ? null : (
        <ErrorNote>{notebookRefusals["invitation-over"].message}</ErrorNote>
      )}
      {!can.accept || actionData ? (
        <LinkButton to={at(signedIn ? "events" : "home")} reloadDocument variant="plain">
          {signedIn ? "Voir mes événements" : "Aller à l’accueil"}
        </LinkButton>
      ) : signedIn ? (
        <Answer invitation={invitation} account={account} back={back} />
      ) : (
        <div className={kit.stack3}>
          <p>
            Elle est pour <strong className={words.breakAnywhere}>{invitation.sent_to}</strong>.
            Connectez-vous, ou créez votre compte, avec cette adresse ou ce numéro.
          </p>
          <LinkButton to={`${at("signIn")}${back}`} reloadDocument wide>
            Se connecter
          </LinkButton>
          <LinkButton to={`${at("register")}${back}`} reloadDocument wide variant="plain">
            Créer mon compte
          </LinkButton>
        </div>
      )}
      {can.accept ? (
        <p className={words.note}>
          Valable jusqu’au {longDate(expires_at.slice(0, 10))}, pour une seule personne.
        </p>
      ) : null}
    </div>
  );
}
