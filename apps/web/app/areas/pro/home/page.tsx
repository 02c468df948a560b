import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import type { Route } from "./+types/page";
import { loadSales, Sales } from "./sales.tsx";
import { loadServices, Services } from "./services.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context }: Route.LoaderArgs) {
  const { givenNames, shop } = requireProvider(context);
  const api = context.get(apiContext);
  const [sales, services] = await Promise.all([
    shop.selling === null ? null : loadSales(api),
    shop.selling === "only" ? null : loadServices(api),
  ]);
  return { givenNames, sales, services };
}

/** `/pro`: where a provider's day begins. */
export default function ProHome({
  loaderData: { givenNames, sales, services },
}: Route.ComponentProps) {
  return (
    <>
      <Title>Espace prestataires</Title>
      <h1>Bonjour {givenNames}</h1>
      {sales === null ? null : <Sales sales={sales} />}
      {services === null ? null : <Services services={services} />}
    </>
  );
}
