const list = new Intl.ListFormat("fr", { type: "conjunction" });

/** « Mardi », « Lundi et jeudi », « Lundi, mardi et jeudi »: labels of one price, in one line. */
export function joinWeekdays(labels: readonly string[]): string {
  return list.format(
    labels.map((label, at) => (at === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1))),
  );
}
