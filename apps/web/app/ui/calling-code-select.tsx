import { createContext, useContext, useEffect, useRef, useState } from "react";
import control from "./control.module.css";

/** Writes the countries as options; set on the server only, so that no page fetches their list to begin with. */
export const CountryWriter = createContext<((chosen: string) => string) | null>(null);

/**
 * The calling codes of all countries. The server writes the list, and what it wrote is left alone: a
 * hydrated page fetches it only for a list that comes later, which holds the chosen code until then.
 *
 * @param props.chosen a calling code, or a line of the list as a form posted it: `225 Côte d’Ivoire`
 */
export function CallingCodeSelect({ name, chosen }: { name: string; chosen: string }) {
  const write = useContext(CountryWriter);
  const select = useRef<HTMLSelectElement>(null);
  // Drawn once: drawn anew, it would lose what was chosen.
  const [first] = useState(() => ({
    chosen,
    options: { __html: write ? write(chosen) : onlyOption(chosen) },
  }));

  useEffect(() => {
    if (select.current && select.current.length > 1) return;
    // Without a line the chosen code stays the only one.
    import("./country-options.ts").then(
      ({ countryOptions }) => {
        if (select.current) select.current.innerHTML = countryOptions(first.chosen);
      },
      () => undefined,
    );
  }, [first]);

  return (
    <select
      ref={select}
      className={control.control}
      name={name}
      aria-label="Indicatif du pays"
      autoComplete="tel-country-code"
      dangerouslySetInnerHTML={first.options}
      suppressHydrationWarning
    />
  );
}

function onlyOption(chosen: string): string {
  const [code = ""] = chosen.match(/^\d+/) ?? [];
  return `<option value="${code}">+${code}</option>`;
}
