import { refusalMessage } from "@jdj/contract/glue/refusals";
import { redirect } from "react-router";
import { at } from "../../../addresses.ts";
import { apiContext, visitorContext } from "../../../context.ts";
import { redirectWithFlash } from "../../../flash.ts";
import type { PageHandle } from "../../../page-kind.ts";
import { endSession } from "../../../session.ts";
import { requireUser } from "../../../signed-in.ts";
import { Title } from "../../../title.tsx";
import { Button } from "../../../ui/button.tsx";
import forms from "../form.module.css";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "reader" };

/** A GET changes nothing: a link or a picture must sign nobody out. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(visitorContext).user) throw redirect(at("home"));
  const { email, phone } = requireUser(context);
  return { account: email ?? phone };
}

/** Revokes the session and forgets its cookie; when the call fails, sign-in comes next (spec 1 §4). */
export async function action({ context }: Route.ActionArgs) {
  const cookie = { "Set-Cookie": endSession(context.get(visitorContext)) };
  try {
    await context.get(apiContext).accounts.sessions.logout();
  } catch (error) {
    // Already signed out is what was asked for; a fault is in the log, and this browser forgets anyway.
    if (refusalMessage(error) === null) return redirect(at("signIn"), { headers: cookie });
  }
  return redirectWithFlash(at("home"), { kind: "info", text: "Vous êtes déconnecté." }, cookie);
}

/** `/deconnexion`, for those who come by its address. */
export default function SignOut({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Title>Déconnexion</Title>
      <h1>Se déconnecter</h1>
      <p className={forms.lead}>
        Vous êtes connecté avec <strong>{loaderData.account}</strong>.
      </p>
      <form method="post" className={forms.form}>
        <Button wide>Se déconnecter</Button>
      </form>
      <nav aria-label="Autres pages" className={forms.others}>
        <a href={at("summary")}>Revenir à mon carnet</a>
        <a href={at("home")}>Retour à l’accueil</a>
      </nav>
    </>
  );
}
