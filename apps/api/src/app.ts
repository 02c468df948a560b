import type { Client } from "@jdj/contract/client";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { type AnyProcedure, createRouterClient, onError, onFinish } from "@orpc/server";
import { ResponseHeadersPlugin } from "@orpc/server/plugins";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { type AppContext, requestContext } from "./app-context.ts";
import { albumArchiveRoutes } from "./areas/album/archive/routes.ts";
import { albumPictureRoutes } from "./areas/album/pictures/routes.ts";
import { albumCodeRoutes } from "./areas/album/sending/code-routes.ts";
import { providerFeedRoutes } from "./areas/bookings/calendar/feed-route.ts";
import { packageImageRoutes } from "./areas/bookings/packages/image-routes.ts";
import { cardImageRoutes } from "./areas/campaigns/cards/routes.ts";
import { deliveryRoutes } from "./areas/campaigns/delivery-receipts/routes.ts";
import { stopPhoneNoticeRoutes } from "./areas/campaigns/phone-notices/routes.ts";
import { unsubscribeRoutes } from "./areas/campaigns/suppression-list/routes.ts";
import { demoCodeRoutes } from "./areas/console/sessions/demo-code.ts";
import { clothPictureRoutes } from "./areas/content/site/picture-route.ts";
import { videoCoverRoutes } from "./areas/content/site/video-cover-route.ts";
import { fileRoutes } from "./areas/files/routes.ts";
import { sitePictureRoutes } from "./areas/files/site-pictures/routes.ts";
import { giftListCodeRoutes } from "./areas/gifts/public-lists/code-routes.ts";
import { paperCodesRoutes } from "./areas/invitations/check-in/paper-codes.ts";
import { invitationRoutes } from "./areas/invitations/rsvp/routes.ts";
import { selfAddRoutes } from "./areas/invitations/rsvp/self-add-route.ts";
import { shareRoutes } from "./areas/link-previews/routes.ts";
import { guestTemplateRoutes } from "./areas/notebook/guests/sheet/template-route.ts";
import { planningFeedRoutes } from "./areas/notebook/planning/feed-route.ts";
import { stopNoticeRoutes } from "./areas/notices/emails/routes.ts";
import { deliverySlipRoutes } from "./areas/orders/seller-orders/routes.ts";
import { creditNoteRoutes } from "./areas/payments/credit-notes/routes.ts";
import { invoiceRoutes } from "./areas/payments/invoices/routes.ts";
import { receiptRoutes } from "./areas/payments/receipts/routes.ts";
import { sandboxRoutes } from "./areas/payments/sandbox/routes.ts";
import { webhookRoutes } from "./areas/payments/webhooks/routes.ts";
import { payoutWebhookRoutes } from "./areas/payouts/sending/routes.ts";
import { privacyCopyRoutes } from "./areas/privacy/privacy-requests/routes.ts";
import { productDrawingRoutes } from "./areas/products/drawings/routes.ts";
import { productImageRoutes } from "./areas/products/products/image-routes.ts";
import { drawingRoutes } from "./areas/providers/drawings/routes.ts";
import { filmCoverRoutes } from "./areas/providers/media/film-cover-route.ts";
import { shopMediaRoutes } from "./areas/providers/media/routes.ts";
import { quoteRoutes } from "./areas/quotes/offers/routes.ts";
import { realtimeRoutes } from "./areas/quotes/stream/routes.ts";
import { findTourActor } from "./areas/tour/queries.ts";
import { townHallViewRoutes } from "./areas/town-halls/drawings/routes.ts";
import { isDatabaseAway } from "./database/errors.ts";
import { describeSubject } from "./describe-subject.ts";
import { emailRoutes } from "./emails/routes.ts";
import { readFormInput, refuseWritingByView } from "./http/answer.ts";
import { type Caller, callerOf, makeCaller, withoutToken } from "./http/caller.ts";
import { limitedAddress } from "./http/client-address.ts";
import { docsRoutes } from "./http/docs.ts";
import { isFormRequest } from "./http/form-values.ts";
import { limitBody } from "./http/limit-body.ts";
import { headAsGet } from "./http/preview-request.ts";
import { answerRefused, refusalBody, toRefusal } from "./http/refuse.ts";
import { describeError } from "./log.ts";
import { logContext } from "./log-context.ts";
import { mailCatcherRoutes } from "./mail-catcher/routes.ts";
import { router } from "./router.ts";

/** What is answered where something of ours went wrong. */
const SERVICE_AWAY = "Le service est momentanément indisponible. Veuillez réessayer.";

/** The API: what answers requests, and the same calls as functions for pages rendered in this process. */
export interface Api {
  /** @param peer the client's address, which limits are counted by */
  fetch(request: Request, peer: { address: string }): Promise<Response>;
  client(caller: Caller): Client;
  /** The caller of a page of the tour: reads the demonstration's event without a session. */
  tourCaller(request: { address: string; device: string }): Caller;
  /** The patterns of the addresses that answer `fetch`. */
  paths: string[];
}

/** Builds the API on an app context. It opens nothing and starts nothing. */
export function createApi(context: AppContext): Api {
  const refuse = (error: unknown) => {
    throw toRefusal(error, context.log);
  };
  // Guests read what hosts write, and many guests answer in the same minutes.
  const dropSharedReads = (_: unknown, { procedure }: { procedure: AnyProcedure }) => {
    const { route, meta } = procedure["~orpc"];
    if (route.method !== "GET" && meta.access !== "anyone") context.sharedReads.drop();
  };
  const nameRoute = (_: unknown, { procedure }: { procedure: AnyProcedure }) => {
    const context = logContext();
    if (context) context.route = procedure["~orpc"].route.path ?? "other";
  };
  const handler = new OpenAPIHandler(router, {
    clientInterceptors: [
      onFinish(nameRoute),
      onError(refuse),
      onFinish(dropSharedReads),
      refuseWritingByView,
      ({ next, ...options }) => readFormInput(options, next),
    ],
    customErrorResponseBodyEncoder: refusalBody,
    plugins: [new ResponseHeadersPlugin()],
  });

  const app = new Hono<{ Bindings: { address: string } }>();
  app.use(limitBody);
  app.route("/", docsRoutes(context.settings));
  app.route("/", mailCatcherRoutes(context));
  app.route("/", emailRoutes(context));
  app.route("/", guestTemplateRoutes(context));
  app.route("/", clothPictureRoutes());
  app.route("/", sitePictureRoutes(context));
  app.route("/", videoCoverRoutes(context));
  app.route("/", filmCoverRoutes(context));
  app.route("/", planningFeedRoutes(context));
  app.route("/", providerFeedRoutes(context));
  app.route("/", shopMediaRoutes(context));
  app.route("/", albumPictureRoutes(context));
  app.route("/", albumArchiveRoutes(context));
  app.route("/", albumCodeRoutes(context));
  app.route("/", fileRoutes(context));
  app.route("/", packageImageRoutes(context));
  app.route("/", cardImageRoutes(context));
  app.route("/", deliveryRoutes(context));
  app.route("/", unsubscribeRoutes(context));
  app.route("/", stopNoticeRoutes(context));
  app.route("/", stopPhoneNoticeRoutes(context));
  app.route("/", invitationRoutes(context));
  app.route("/", webhookRoutes(context));
  app.route("/", payoutWebhookRoutes(context));
  app.route("/", receiptRoutes(context, describeSubject));
  app.route("/", creditNoteRoutes(context, describeSubject));
  app.route("/", invoiceRoutes(context));
  app.route("/", sandboxRoutes(context));
  app.route("/", demoCodeRoutes(context));
  app.route("/", privacyCopyRoutes(context));
  const readPicture = async (path: string) => {
    const shown = await app.request(path);
    return shown.ok ? new Uint8Array(await shown.arrayBuffer()) : null;
  };
  app.route("/", shareRoutes(context, readPicture));
  app.route("/", quoteRoutes(context));
  app.route("/", realtimeRoutes(context));
  app.route("/", townHallViewRoutes(context));
  app.route("/", drawingRoutes(context));
  app.route("/", productDrawingRoutes(context));
  app.route("/", productImageRoutes(context));
  app.route("/", deliverySlipRoutes(context));
  app.route("/", giftListCodeRoutes(context));
  app.route("/", paperCodesRoutes(context));
  const answer = async (request: Request, address: string) => {
    const caller = callerOf(request, address);
    const { response } = await handler.handle(withoutToken(headAsGet(request)), {
      context: { ...requestContext(context), caller, isForm: isFormRequest(request) },
    });
    const message = "Cette adresse n’existe pas.";
    return (
      response ?? Response.json({ success: false, code: "not-found", message }, { status: 404 })
    );
  };
  if (context.wallet?.routes) app.route("/", context.wallet.routes);
  if (context.facebook?.routes) app.route("/", context.facebook.routes);
  app.route("/", selfAddRoutes(answer));
  for (const path of ["/api/*", "/oauth/*"]) app.all(path, (c) => answer(c.req.raw, c.env.address));
  // The historical API has this one call outside of its own prefix.
  app.get("/town-halls/:id", (c) =>
    answer(new Request(new URL(`/api/v1${c.req.path}`, c.req.url), c.req.raw), c.env.address),
  );

  // Hono's own answer to an error prints all of it, the values of a query included.
  app.onError((error, c) => {
    const refused = answerRefused(error, c.req.path);
    if (refused !== null) return refused;
    if (error instanceof HTTPException) return error.getResponse();
    const isAway = isDatabaseAway(error);
    if (!isAway)
      context.log("error", "request-failed", { method: c.req.method, error: describeError(error) });
    return c.text(SERVICE_AWAY, isAway ? 503 : 500);
  });

  return {
    paths: [...new Set(app.routes.map(({ path }) => path))],
    fetch: async (request, { address }) => app.fetch(request, { address: limitedAddress(address) }),
    tourCaller: (caller) => makeCaller({ ...caller, token: null, tokenFrom: null }, findTourActor),
    client: (caller) =>
      createRouterClient(router, {
        context: () => ({ ...requestContext(context), caller }),
        interceptors: [onError(refuse), onFinish(dropSharedReads), refuseWritingByView],
      }),
  };
}
