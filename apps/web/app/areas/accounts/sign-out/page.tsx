import { refusalMessage } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import { AccountForm, Lead, OtherPages } from "#app/areas/accounts/account-page.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { sessionCookie } from "#app/http/cookies/session-cookie.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { askedReturn, requireUser, returnAddress } from "#app/http/signed-in.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static" };

/** A GET changes nothing: a link or a picture must sign nobody out. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(visitorContext).user) throw redirect(at("home"));
  const { email, phone } = requireUser(context);
  return { account: email ?? phone };
}

/** Revokes the session and deletes its cookie, and leads to the page to return to; when the call fails, redirects to sign-in. */
export async function action({ context, request }: Route.ActionArgs) {
  // Whoever looks at another's notebook has nobody to sign out: they leave by the banner.
  if (context.get(visitorContext).isView) throw redirect(at("home"));
  // Also in browsers that run no script of ours; where it is not known, enhance/other-people.ts does it.
  const cookie = {
    "Set-Cookie": await sessionCookie.clear(context.get(visitorContext)),
    "Clear-Site-Data": '"storage"',
  };
  try {
    await context.get(apiContext).accounts.sessions.logout();
  } catch (error) {
    // Already signed out is fine; an error is in the log, and the cookie is deleted anyway.
    if (refusalMessage(error) === null) return redirect(at("signIn"), { headers: cookie });
  }
  return redirectWithFlash(
    context,
    returnAddress(askedReturn(request.url), at("home")),
    { kind: "info", text: "Vous êtes déconnecté." },
    cookie,
  );
}

/** `/deconnexion`, opened by its address. */
export default function SignOut({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Title>Déconnexion</Title>
      <h1>Se déconnecter</h1>
      <Lead>
        Vous êtes connecté avec <strong>{loaderData.account}</strong>.
      </Lead>
      <AccountForm data-signs-out="">
        <Button wide>Se déconnecter</Button>
      </AccountForm>
      <OtherPages>
        <a href={at("summary")}>Revenir à mon carnet</a>
        <a href={at("home")}>Retour à l’accueil</a>
      </OtherPages>
    </>
  );
}
