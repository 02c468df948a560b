import { cashBookSamples } from "./cash-book-samples.ts";
import { dowrySamples } from "./dowry-samples.ts";
import { freshPhone } from "./fresh-phone.ts";
import { groupSamples } from "./group-samples.ts";
import { smallImage } from "./provider-profile-samples.ts";
import { sharingSamples } from "./sharing-samples.ts";
import type { Sample, Subject } from "./subject.ts";

function guestRow({ eventId, categoryId }: Subject) {
  return {
    event_id: eventId,
    guest_id: categoryId,
    civility: "Madame",
    last_name: "Konan",
    given_names: "Élodie",
    email: "elodie@exemple.test",
    phone_number_1: freshPhone(),
    phone_number_2: null,
  };
}

function person({ roleId }: Subject) {
  return {
    married_id: roleId,
    last_name: "Koffi",
    given_names: "Yann",
    email: "yann@exemple.test",
    phone_number_1: "+(225) 07 00 00 50 01",
    phone_number_2: null,
  };
}

/** The first row of each table belongs to weddings, the first type of event. */
const FIRST = 1;

function committeeMember() {
  return {
    restricted_committee_id: FIRST,
    civility: "Mme",
    last_name: "Bamba",
    given_names: "Salimata",
    email: "",
    phone_number_1: "+(225) 07 00 00 70 01",
    phone_number_2: null,
  };
}

/** A file of one guest, as a couple imports it. */
export function guestSheet(): File {
  const row = ["Mme", "Voisins", "Aka", "Édith", "edith@exemple.test", freshPhone(), ""];
  const header = "Civilité;Catégorie;Nom;Prénoms;Email;Contact 1;Contact 2";
  return new File([`${header}\n${row.join(";")}\n`], "invites.csv");
}

/** A right input for every call of the notebook. */
export const notebookSamples = {
  "notebook.events.eventTypes": { byId: false, input: () => undefined },
  "notebook.events.eventsByCustomer": { byId: true, input: ({ customerId }) => ({ customerId }) },
  "notebook.events.createEvent": {
    byId: false,
    input: () => ({ event_type_id: 2, name: "Anniversaire", description: "Trente ans" }),
  },
  "notebook.events.removedEvents": { byId: false, input: () => undefined },
  "notebook.events.archiveEvent": {
    byId: true,
    input: ({ spareEventId }) => ({ eventId: spareEventId }),
  },
  "notebook.events.unarchiveEvent": {
    byId: true,
    input: ({ spareEventId }) => ({ eventId: spareEventId }),
  },
  "notebook.events.cancelEvent": {
    byId: true,
    input: ({ spareEventId }) => ({ eventId: spareEventId }),
  },
  "notebook.events.reinstateEvent": {
    byId: true,
    input: ({ spareEventId }) => ({ eventId: spareEventId }),
  },
  "notebook.events.deleteEvent": {
    byId: true,
    input: ({ spareEventId }) => ({ eventId: spareEventId }),
  },
  "notebook.events.restoreEvent": {
    byId: true,
    input: ({ spareEventId }) => ({ eventId: spareEventId }),
  },
  "notebook.events.chooseEvent": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "notebook.events.reweaveEvent": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "notebook.events.savePhoto": {
    byId: true,
    input: ({ eventId }) => ({ eventId, image: smallImage() }),
  },
  "notebook.events.removePhoto": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "notebook.events.updateEvent": {
    byId: true,
    input: ({ eventId }) => ({
      id: eventId,
      event_type_id: 1,
      name: "Notre mariage",
      description: "À Grand-Bassam",
    }),
  },
  "notebook.couple.marriedsByEvent": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "notebook.couple.marriedByName": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId, married_name: "Informations du fiancé" }),
  },
  "notebook.couple.saveMarried": {
    byId: true,
    input: (subject) => ({ event_id: subject.eventId, ...person(subject) }),
  },
  "notebook.couple.saveCouple": {
    byId: true,
    input: (subject) => ({ event_id: subject.eventId, persons: [person(subject)] }),
  },
  "notebook.summary.saveOwnQuestions": {
    byId: true,
    input: ({ eventId }) => ({
      event_id: eventId,
      lines: [{ group_id: FIRST, name: "La calebasse" }],
    }),
  },
  "notebook.summary.summariesByEvent": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "notebook.summary.saveSummaries": {
    byId: true,
    input: ({ eventId }) => [{ event_id: eventId, summary_id: FIRST, response: "Au marché" }],
  },
  "notebook.summary.summaryByLabel": {
    byId: true,
    input: ({ eventId }) => ({ label: "Nombre d'invités prévus", event_id: eventId }),
  },
  "notebook.committee.saveOwnPlaces": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId, lines: [{ name: "La calebasse" }] }),
  },
  "notebook.committee.committeeByEvent": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "notebook.committee.memberByName": {
    byId: true,
    input: ({ eventId }) => ({
      event_id: eventId,
      restricted_committee_name: "Informations du PCO",
    }),
  },
  "notebook.committee.saveMember": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId, ...committeeMember() }),
  },
  "notebook.committee.saveCommittee": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId, members: [committeeMember()] }),
  },
  "notebook.committee.removeMember": {
    byId: true,
    input: ({ eventId }) => ({ eventId, restrictedCommitteeId: FIRST }),
  },
  "notebook.budget.saveOwnLines": {
    byId: true,
    input: ({ eventId }) => ({
      event_id: eventId,
      lines: [{ group_id: FIRST, name: "La calebasse" }],
    }),
  },
  "notebook.budget.budgetsByEvent": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "notebook.budget.saveBudgets": {
    byId: true,
    input: ({ eventId }) => [
      {
        event_id: eventId,
        budget_id: FIRST,
        min_amount: 50_000,
        max_amount: "150 000",
        real_amount: null,
      },
    ],
  },
  "notebook.budget.addProviderPrice": {
    byId: true,
    input: ({ eventId }) => ({
      event_id: eventId,
      budget_id: FIRST,
      min_amount: 60_000,
      max_amount: 90_000,
    }),
  },
  ...cashBookSamples,
  ...dowrySamples,
  ...groupSamples,
  "notebook.planning.saveOwnTasks": {
    byId: true,
    input: ({ eventId }) => ({
      event_id: eventId,
      lines: [{ group_id: FIRST, name: "La calebasse" }],
    }),
  },
  "notebook.planning.planningsByEvent": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "notebook.planning.savePlannings": {
    byId: true,
    input: ({ eventId }) => [
      {
        event_id: eventId,
        planning_id: FIRST,
        start_date: "2026-12-01",
        end_date: "2026-12-31",
        status: 1,
      },
    ],
  },
  "notebook.planning.planningFeed": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId }),
  },
  "notebook.ceremonies.datesPlacesByEvent": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "notebook.ceremonies.datePlace": {
    byId: true,
    input: ({ eventId }) => ({ eventId, datePlaceId: FIRST }),
  },
  "notebook.ceremonies.saveDatePlace": {
    byId: true,
    input: ({ eventId }) => ({
      event_id: eventId,
      date_place_id: FIRST,
      wedding_date: "2027-01-16",
      wedding_time: "09:30",
      wedding_location_prefix: "à",
      wedding_location: "Bouaké",
      is_activate: 1,
    }),
  },
  "notebook.budget.expectedGuests": { byId: true, input: ({ eventId }) => ({ event_id: eventId }) },
  "notebook.guests.categories": { byId: false, input: () => undefined },
  "notebook.guests.guestsByEvent": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "notebook.guests.searchGuests": {
    byId: true,
    input: ({ eventId }) => ({ eventId, search: "kou" }),
  },
  "notebook.guests.matchGuests": {
    byId: true,
    input: ({ eventId }) => ({
      eventId,
      guests: [{ last_name: "Koné", given_names: "Awa", phone_number_1: "" }],
    }),
  },
  "notebook.guests.countGuests": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "notebook.guests.guestsByEventWithPivot": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId }),
  },
  "notebook.guests.guestsOfCategory": { byId: false, input: () => ({ categoryId: 1 }) },
  "notebook.guests.countPeople": { byId: false, input: () => [{ guestId: 1 }] },
  "notebook.guests.guest": { byId: true, input: ({ guestId }) => ({ eventGuestId: guestId }) },
  "notebook.guests.addGuests": { byId: true, input: (subject) => [guestRow(subject)] },
  "notebook.guests.updateGuest": {
    byId: true,
    input: (subject) => ({ ...guestRow(subject), id: subject.guestId, has_confirmed: 0 }),
  },
  "notebook.guests.deleteGuestByGet": {
    byId: true,
    input: ({ spareGuestId }) => ({ eventGuestId: spareGuestId }),
  },
  "notebook.guests.deleteGuest": {
    byId: true,
    input: ({ otherSpareGuestId }) => ({
      eventGuestId: otherSpareGuestId,
    }),
  },
  "notebook.guests.changeMany": {
    byId: true,
    input: ({ eventId, guestId, categoryId }) => ({
      action: "categorise",
      event_id: eventId,
      ids: [guestId],
      guest_id: categoryId,
    }),
  },
  "notebook.guests.exportGuests": {
    byId: true,
    input: ({ eventId }) => ({ eventId, format: "csv" }),
  },
  "notebook.guests.previewImport": {
    byId: true,
    input: ({ eventId }) => ({ guests_file: guestSheet(), event_id: eventId }),
  },
  "notebook.guests.importGuests": {
    byId: true,
    input: ({ eventId }) => ({ guests_file: guestSheet(), event_id: eventId }),
  },
  ...sharingSamples,
  "notebook.completion.begun": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "notebook.completion.percentage": { byId: true, input: ({ customerId }) => ({ customerId }) },
} satisfies Record<string, Sample>;
