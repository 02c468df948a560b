import type { Responses } from "@jdj/contract/invitations/responses";
import { civilityLabel } from "@jdj/contract/person/civility";
import { csvFile } from "../../notebook/guests/sheet/csv-file.ts";

const answers = { none: "Sans réponse", yes: "Vient", no: "Ne vient pas" };

/** Every guest with their answer, as CSV. */
export function answersExport({ guests, ceremonies, questions }: Responses): File {
  const header = [
    ...["Civilité", "Nom", "Prénoms", "Catégorie", "Téléphone", "Réponse", "Répondu le"],
    ...["Accompagnants", "Accompagnants permis"],
    ...ceremonies.map(({ name }) => name),
    ...questions.map(({ label }) => label),
    "Arrivée",
  ];
  const lines = guests.map((guest) => [
    ...[civilityLabel(guest.civility), guest.last_name, guest.given_names, guest.category],
    guest.phone_number_1,
    answers[guest.answer],
    guest.answered_at?.slice(0, 10) ?? "",
    guest.answer === "yes" ? guest.companions : 0,
    guest.companions_allowed,
    ...ceremonies.map(({ id }) =>
      guest.invited_to.includes(id)
        ? guest.answer === "yes"
          ? guest.comes_to.includes(id)
            ? "oui"
            : "non"
          : ""
        : "non invité",
    ),
    ...questions.map(
      ({ id }) =>
        guest.replies
          .find((one) => one.question_id === id)
          ?.values.filter(Boolean)
          .join(", ") ?? "",
    ),
    guest.arrived_at?.slice(11, 16) ?? "",
  ]);
  return csvFile("reponses.csv", [header, ...lines]);
}
