import type { Responses } from "@jdj/contract/cards/responses";
import { civilityLabel } from "@jdj/contract/person/civility";
import { escapeCell } from "../../notebook/guests/sheet/escape-cell.ts";

const answers = { none: "Sans réponse", yes: "Vient", no: "Ne vient pas" };

function csvLine(cells: readonly (string | number)[]): string {
  const quoted = cells.map((cell) => {
    const text = typeof cell === "number" ? String(cell) : escapeCell(cell);
    return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return quoted.join(";");
}

/** Every guest with their answer, as CSV with semicolons and a byte order mark: a French spreadsheet opens it. */
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
  const text = `\uFEFF${[header, ...lines].map(csvLine).join("\r\n")}\r\n`;
  return new File([text], "reponses.csv", { type: "text/csv;charset=utf-8" });
}
