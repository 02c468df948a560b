import { type DateUnit, dateAfter, longDate } from "@jdj/french/dates";

const units: readonly string[] = ["days", "weeks", "months", "years"] satisfies DateUnit[];

/** Shows the date computed from « dans 8 mois », in `[data-approximate="YYYY-MM-DD"]`. */
export function computeApproximateDates(): void {
  document.addEventListener("input", ({ target }) => {
    const line =
      target instanceof Element ? target.closest<HTMLElement>("[data-approximate]") : null;
    const output = line?.querySelector("output");
    if (!line || !output) return;
    const number = Number(line.querySelector("input")?.value);
    const unit = line.querySelector("select")?.value ?? "";
    const known = Number.isInteger(number) && number > 0 && number < 2000 && isUnit(unit);
    const today = line.dataset.approximate ?? "";
    output.textContent = known ? `Environ le ${longDate(dateAfter(today, number, unit))}` : "";
  });
}

function isUnit(unit: string): unit is DateUnit {
  return units.includes(unit);
}
