import type { Visitor } from "@jdj/contract/accounts/visitor";
import type { Client } from "@jdj/contract/client";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { ORPCError } from "@orpc/contract";
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { action as saveBudget } from "./budget/page.tsx";
import { action as saveCeremony } from "./ceremonies/edit/page.tsx";
import { action as saveCommittee } from "./committee/page.tsx";
import { action as saveCouple } from "./couple/page.tsx";
import { action as createEvent } from "./events/create/page.tsx";
import { action as changeEvent } from "./events/edit/page.tsx";
import { action as chooseEvent } from "./events/list/page.tsx";
import { action as addGuests } from "./guests/create/page.tsx";
import { action as changeGuest } from "./guests/edit/page.tsx";
import { action as importGuests } from "./guests/import/page.tsx";
import { action as changeGuests } from "./guests/list/page.tsx";
import { action as saveTask } from "./planning/page.tsx";
import { action as saveSummary } from "./summary/page.tsx";

/** A server where every call fails with an internal error, and an account on it. */
function failingServer(): RouterContextProvider {
  const fails: unknown = new Proxy(() => undefined, {
    get: () => fails,
    apply: () => Promise.reject(new ORPCError("INTERNAL_SERVER_ERROR")),
  });
  const context = new RouterContextProvider();
  context.set(apiContext, fails as Client);
  const user = { id: 1, customerId: 1, verified: true, hasBirthDate: true };
  context.set(visitorContext, { user, path: "/", token: "t" } as Visitor);
  return context;
}

const enregistrement = "Erreur lors de l'enregistrement des informations !";

it.each([
  ["budget", saveBudget, { line: "1", "1.real_amount": "500" }, `Attention ! ${enregistrement}`],
  ["dates et lieux", saveCeremony, {}, "Erreur lors de la sauvegarde des informations !"],
  ["planning", saveTask, { planning_id: "1" }, enregistrement],
  ["comité", saveCommittee, { intent: "remove" }, enregistrement],
  ["en bref", saveSummary, { q1: "Oui" }, enregistrement],
  ["couple", saveCouple, {}, enregistrement],
  ["ajout d'invités", addGuests, {}, "Erreur lors de l'ajout de l'invité !"],
  ["import d'invités", importGuests, {}, "Erreur lors de l'ajout de l'invité !"],
  ["un invité", changeGuest, {}, "Erreur lors de la modification des informations !"],
  ["des invités", changeGuests, {}, "Erreur lors de la modification des informations !"],
  ["création d'un événement", createEvent, {}, notebookMessages.eventFailed],
  ["choix d'un événement", chooseEvent, {}, notebookMessages.eventFailed],
  ["modification d'un événement", changeEvent, {}, "L’opération a échoué\u00a0!"],
])(
  "%s: a server error is shown in the page's own sentence, and nothing typed is lost",
  async (_, action, fields, sentence) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ last_name: "Kouassi", ...fields }))
      body.set(name, value);
    const request = new Request("http://localhost/", { method: "POST", body });
    const args = {
      request,
      context: failingServer(),
      params: { eventId: "1", datePlaceId: "1", eventGuestId: "1" },
    };
    const answer: unknown = await Reflect.apply(action, undefined, [args]);
    expect(answer).toMatchObject({ init: { status: 500 } });
    expect(JSON.stringify(answer)).toContain(JSON.stringify(sentence));
    expect(JSON.stringify(answer)).toContain("Kouassi");
  },
);
