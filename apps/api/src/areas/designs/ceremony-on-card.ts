/** A ceremony as a card tells it. */
export interface CardCeremony {
  /** Code of the ceremony: `dowry`, `civil`… */
  code: string;
  isMain: boolean;
  /** `YYYY-MM-DD`; of the main one, the event's. */
  date: string | null;
  /** `15:00`. */
  time: string | null;
  /** With its « à » or « au », where it was given one. */
  place: string | null;
}

/** The ceremony that a category of message is about; all others are about the main one. */
const steps: Record<string, string> = {
  traditional: "dowry",
  civil: "civil",
  religious: "religious",
  reception: "reception",
};

/** The ceremony that a card of a category invites to; undefined when the event has none such. */
export function ceremonyOf(
  category: string,
  ceremonies: readonly CardCeremony[],
): CardCeremony | undefined {
  const code = steps[category];
  return ceremonies.find((one) => (code === undefined ? one.isMain : one.code === code));
}

/** « À 15 h 30, au Palais de la Culture »; what is not known is left out. */
export function whereLine(ceremony: Pick<CardCeremony, "time" | "place"> | undefined): string {
  const [hours, minutes] = ceremony?.time?.split(":") ?? [];
  const exact = minutes === "00" ? "" : ` ${minutes}`;
  const at = hours === undefined ? [] : [`à ${Number(hours)} h${exact}`];
  const line = [...at, ...(ceremony?.place ? [ceremony.place] : [])].join(", ");
  return line.charAt(0).toLocaleUpperCase("fr") + line.slice(1);
}
