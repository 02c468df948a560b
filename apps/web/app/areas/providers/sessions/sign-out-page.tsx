import { refusalMessage } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import { AccountForm, Lead, OtherPages } from "#app/areas/accounts/account-page.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { providerSessionCookie } from "#app/http/cookies/session-cookie.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/sign-out-page";

export const handle: PageHandle = { page: "static" };

/** A GET changes nothing: a link or a picture must sign nobody out. */
export function loader({ context }: Route.LoaderArgs) {
  const { provider } = context.get(visitorContext);
  if (!provider) throw redirect(at("proSignIn"));
  return { account: provider.email ?? `${provider.givenNames} ${provider.lastName}` };
}

/** Revokes the provider's session and deletes its cookie, and nothing of a customer's. */
export async function action({ context }: Route.ActionArgs) {
  const visitor = context.get(visitorContext);
  const cookie = { "Set-Cookie": await providerSessionCookie.clear(visitor) };
  try {
    await context.get(apiContext).providers.sessions.logout();
  } catch (error) {
    // Already signed out is fine; an error is in the log, and the cookie is deleted anyway.
    if (refusalMessage(error) === null) return redirect(at("proSignIn"), { headers: cookie });
  }
  const flash = { kind: "info", text: "Vous êtes déconnecté." } as const;
  return redirectWithFlash(context, at("proSignIn"), flash, cookie);
}

/** `/pro/deconnexion`, opened by its address. */
export default function ProSignOut({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Title>Déconnexion</Title>
      <h1>Se déconnecter</h1>
      <Lead>
        Vous êtes connecté à l’espace prestataires avec <strong>{loaderData.account}</strong>.
      </Lead>
      <AccountForm>
        <Button wide>Se déconnecter</Button>
      </AccountForm>
      <OtherPages>
        <a href={at("pro")}>Revenir à mon espace</a>
      </OtherPages>
    </>
  );
}
