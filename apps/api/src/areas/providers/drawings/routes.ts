import { asc, eq } from "drizzle-orm";
import { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { drawDetail, drawScene } from "../../../drawings/draw-scene.ts";
import { isObjectName, type ObjectName } from "../../../drawings/objects/objects.ts";
import { isTradeCode, scenes, type TradeCode } from "../../../drawings/scenes/scenes.ts";
import { drawingHeaders, followingHeaders } from "../../../drawings/svg-headers.ts";
import { tradeObjects } from "../../../drawings/trade-objects.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { providerServices, providers } from "../tables.ts";

/** Pictures of one provider: the last digit of a seed is the view, the others are the provider. */
const VIEWS = 10;

/**
 * Where a drawn picture of a provider is served: the scene of a trade, or one of its objects.
 * @param view 0 to 9, which lays the picture out
 */
export function pictureAddress(
  name: TradeCode | ObjectName,
  provider: number,
  view: number,
): string {
  return `/api/v1/provider-drawings/${name}/${provider * VIEWS + view}.svg`;
}

/** What a trade that staff added shows. */
const ANY_TRADE: TradeCode = "decoration";

function draw(name: TradeCode | ObjectName, seed: number): string {
  const subject = { id: `${name}${seed}`, provider: Math.floor(seed / VIEWS), seed };
  return isTradeCode(name) ? drawScene(scenes[name], subject) : drawDetail(name, subject);
}

/** The first trade of a provider. */
const readTrade = preparedQuery("provider-drawing", (db, { id }: Values<{ id: number }>) =>
  db
    .select({ code: serviceTypes.code })
    .from(providers)
    .leftJoin(providerServices, eq(providerServices.providerId, providers.id))
    .leftJoin(serviceTypes, eq(serviceTypes.id, providerServices.serviceTypeId))
    .where(eq(providers.id, id))
    .orderBy(asc(serviceTypes.position), asc(serviceTypes.id))
    .limit(1),
);

/** The scene of a trade, and for further views its objects in turn. */
function shownOf(code: string | null, view: number): TradeCode | ObjectName {
  const trade = code !== null && isTradeCode(code) ? code : ANY_TRADE;
  const { objects } = tradeObjects[trade];
  return view === 0 ? trade : (objects[(view - 1) % objects.length]?.[0] ?? trade);
}

/**
 * Serves drawn pictures of providers in the tones of their cloth: those whose address says all, and those
 * of a provider who has no photo.
 */
export function drawingRoutes({ db }: AppContext): Hono {
  return new Hono()
    .get("/api/v1/provider-drawings/:name{[a-z0-9-]{1,30}}/:file{[0-9]{1,10}\\.svg}", (c) => {
      const name = c.req.param("name");
      if (!isTradeCode(name) && !isObjectName(name)) return c.notFound();
      return c.body(draw(name, Number.parseInt(c.req.param("file"), 10)), 200, drawingHeaders);
    })
    .get("/files/prestataires/:name{dessin-[0-9]{1,15}(-[1-9])?\\.svg}", async (c) => {
      const [, id, view = "0"] = /^dessin-(\d+)(?:-(\d))?\.svg$/.exec(c.req.param("name")) ?? [];
      const [found] = await readTrade(db, { id: Number(id) });
      if (!found) return c.notFound();
      const seed = (Number(id) % 1_000_000_000) * VIEWS + Number(view);
      return c.body(draw(shownOf(found.code, Number(view)), seed), 200, followingHeaders);
    });
}
