import { createApi } from "../app.ts";
import type { AppContext } from "../app-context.ts";
import { noMail } from "../drivers/mail/none.ts";
import { noSms } from "../drivers/sms/none.ts";
import { noWhatsApp } from "../drivers/whatsapp/none.ts";
import { makeHandlers } from "../job-handlers.ts";
import type { ApiSettings, OutsideService } from "../settings.ts";
import type { TestApp } from "./app.ts";

/** The same database, with some services closed and other settings: what an operator may choose. */
export function withoutServices(
  app: TestApp,
  closedServices: OutsideService[],
  settings: Partial<ApiSettings> = {},
) {
  const has = (service: OutsideService) => !closedServices.includes(service);
  const { api: _, ...open } = app;
  const closed: AppContext = {
    ...open,
    mail: has("mail") ? app.mail : noMail(),
    sms: has("sms") ? app.sms : noSms(),
    whatsapp: has("whatsapp") ? app.whatsapp : noWhatsApp(),
    payments: has("payments") ? app.payments : { gateways: {}, mostFcfa: 0 },
    paymentSandbox: has("payments") ? app.paymentSandbox : null,
    settings: { ...app.settings, ...settings, closedServices },
  };
  const api = createApi(closed);
  return {
    api,
    app: closed,
    work: () => app.jobs.drain(makeHandlers(closed)),
    async call(method: string, path: string, body?: unknown, token?: string) {
      const response = await api.fetch(
        new Request(`http://joie.test${path}`, {
          method,
          headers: {
            "content-type": "application/json",
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
        { address: "127.0.0.1" },
      );
      const text = await response.text();
      const isJson = response.headers.get("content-type")?.includes("json") ?? false;
      return { status: response.status, body: isJson ? JSON.parse(text) : text };
    },
  };
}
