import type { CallName } from "./contract-calls.ts";
import type { Sample } from "./subject.ts";

const because = (subject: Parameters<Sample["input"]>[0]) => ({
  id: subject.console.personId,
  reason: "Demande par téléphone",
});

const seen = [{ kind: "provider-media" as const, record_id: "1" }];

const asked = (subject: Parameters<Sample["input"]>[0]) => ({
  id: subject.console.privacyRequestId,
});

/** Right inputs for the console's calls about people. */
export const consolePeopleSamples = {
  "console.search.find": { byId: false, input: () => ({ q: "Koné" }) },
  "console.work.list": { byId: false, input: () => ({}) },
  "console.work.counts": { byId: false, input: () => undefined },
  "console.work.assign": { byId: false, input: () => ({ items: seen, staff_id: null }) },
  "console.work.note": { byId: false, input: () => ({ items: seen, body: "Rappeler" }) },
  "console.work.mark": { byId: false, input: () => ({ items: seen }) },
  "console.people.view": { byId: false, input: because },
  "console.people.verify": {
    byId: false,
    input: (subject) => ({ ...because(subject), credential: "phone" }),
  },
  "console.personOverview.find": { byId: false, input: (subject) => ({ id: subject.userId }) },
  "console.people.resendActivation": {
    byId: false,
    input: (subject) => ({ id: subject.console.personId }),
  },
  "console.people.correctEmail": {
    byId: false,
    input: (subject) => ({ ...because(subject), email: `new-${subject.email}` }),
  },
  "console.people.archive": { byId: false, input: because },
  "console.people.restore": { byId: false, input: because },
  "console.privacyRequests.list": { byId: false, input: () => ({ state: "open" }) },
  "console.privacyRequests.find": { byId: false, input: asked },
  "console.privacyRequests.add": {
    byId: false,
    input: () => ({
      kind: "export",
      received_by: "post",
      received_on: "2026-11-01",
      person_id: null,
      name: "Awa Koné",
      email: "",
      note: "",
    }),
  },
  "console.privacyRequests.update": {
    byId: false,
    input: (subject) => ({
      ...asked(subject),
      version: 1,
      person_id: null,
      name: "Awa Koné",
      email: "",
      note: "",
    }),
  },
  "console.privacyRequests.run": { byId: false, input: asked },
  "console.privacyRequests.approve": { byId: false, input: asked },
  "console.privacyRequests.cancelErasure": {
    byId: false,
    input: (subject) => ({ ...asked(subject), reason: "Demande retirée" }),
  },
  "console.privacyRequests.data": { byId: false, input: asked },
  "console.privacyRequests.finish": {
    byId: false,
    input: (subject) => ({ ...asked(subject), outcome: "Envoyée par la poste" }),
  },
  "console.privacyRequests.refuse": {
    byId: false,
    input: (subject) => ({ ...asked(subject), outcome: "Identité non prouvée" }),
  },
} satisfies Partial<Record<CallName, Sample>>;
