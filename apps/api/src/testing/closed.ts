import { createApi } from "../app.ts";
import { noMail } from "../drivers/mail/none.ts";
import { noSms } from "../drivers/sms/none.ts";
import { noWhatsApp } from "../drivers/whatsapp/none.ts";
import { makeHandlers } from "../job-handlers.ts";
import type { ApiSettings, OutsideService } from "../settings.ts";
import type { World } from "../world.ts";
import type { TestWorld } from "./world.ts";

/** The same database, with some services closed and other settings: what an operator may choose. */
export function withoutServices(
  world: TestWorld,
  closedServices: OutsideService[],
  settings: Partial<ApiSettings> = {},
) {
  const has = (service: OutsideService) => !closedServices.includes(service);
  const { api: _, ...open } = world;
  const closed: World = {
    ...open,
    mail: has("mail") ? world.mail : noMail(),
    sms: has("sms") ? world.sms : noSms(),
    whatsapp: has("whatsapp") ? world.whatsapp : noWhatsApp(),
    payments: has("payments") ? world.payments : { gateways: {}, mostFcfa: 0, sandbox: null },
    settings: { ...world.settings, ...settings, closedServices },
  };
  const api = createApi(closed);
  return {
    api,
    world: closed,
    work: () => world.jobs.drain(makeHandlers(closed)),
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
