import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { Tiles } from "#app/ui/tiles.tsx";
import type { Route } from "./+types/page";
import { loadSales, Sales } from "./sales.tsx";
import { loadServices, Services } from "./services.tsx";
import { todayTiles } from "./today-tiles.ts";

export const handle: PageHandle = { page: "static" };

export async function loader({ context }: Route.LoaderArgs) {
  const { givenNames, shop } = requireProvider(context);
  const api = context.get(apiContext);
  const [earnings, sales, services] = await Promise.all([
    shop.role === "owner" ? api.orders.earnings.balance() : null,
    shop.selling === null ? null : loadSales(api),
    shop.selling === "only" ? null : loadServices(api),
  ]);
  const tiles = todayTiles({
    money: earnings ?? undefined,
    ordersToPrepare: sales?.waiting.prepare,
    requestsToAnswer: services?.toAnswer,
    bookingsToConfirm: services?.waiting,
    seen: services?.seen,
  });
  return { givenNames, tiles, sales, services };
}

/** `/pro`: where a provider's day begins. */
export default function ProHome({
  loaderData: { givenNames, tiles, sales, services },
}: Route.ComponentProps) {
  return (
    <>
      <Title>Espace prestataires</Title>
      <h1>Bonjour {givenNames}</h1>
      <Tiles
        tiles={tiles.map(({ label, value, to, isWaiting }) => ({
          label,
          value,
          tone: isWaiting ? "attention" : undefined,
          link: (text) => <a href={to}>{text}</a>,
        }))}
      />
      {sales === null ? null : <Sales sales={sales} />}
      {services === null ? null : <Services services={services} />}
    </>
  );
}
