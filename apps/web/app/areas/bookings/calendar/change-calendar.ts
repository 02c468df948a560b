import { bookingMessages } from "@jdj/contract/bookings/messages";
import type { Client } from "@jdj/contract/client";
import { shopMessages } from "@jdj/contract/providers/profile-messages";
import { textFrom } from "#app/forms/form-fields.ts";

/** Does what a form of the calendar asks. @returns what the page says then, and where on it. */
export async function changeCalendar(
  { bookings, providers }: Client,
  form: FormData,
): Promise<{ text: string; place: string }> {
  const { calendar } = bookings;
  switch (textFrom(form, "intent")) {
    case "notice":
      await calendar.saveNotice({ days: textFrom(form, "days") });
      return { text: bookingMessages.noticeSaved, place: "delai" };
    case "feed": {
      const renew = textFrom(form, "renew") === "true";
      await calendar.openFeed({ renew });
      return {
        text: renew ? "L’ancienne adresse ne répond plus." : "Voici l’adresse de votre calendrier.",
        place: "suivre",
      };
    }
    case "connect":
      await calendar.addExternalCalendar({ address: textFrom(form, "address") });
      return { text: bookingMessages.calendarAdded, place: "relies" };
    case "remove":
      await calendar.removeExternalCalendar({ id: textFrom(form, "id") });
      return { text: bookingMessages.calendarRemoved, place: "relies" };
    default: {
      const day = textFrom(form, "day");
      const closed = textFrom(form, "closed") === "1";
      await providers.availability.setDay({ day, closed });
      return {
        text: closed ? shopMessages.dayClosed : shopMessages.dayOpened,
        place: `jour-${day}`,
      };
    }
  }
}
