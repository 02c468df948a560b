import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { requireProvider } from "#app/http/require-provider.ts";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static" };

export function loader({ context }: Route.LoaderArgs) {
  const { givenNames } = requireProvider(context);
  return { givenNames };
}

/** `/pro`: where a provider's day begins. */
export default function ProHome({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Title>Espace prestataires</Title>
      <h1>Bonjour {loaderData.givenNames}</h1>
    </>
  );
}
