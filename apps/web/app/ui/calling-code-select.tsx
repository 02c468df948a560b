import { createContext, useContext, useEffect, useRef, useState } from "react";
import control from "./control.module.css";

/** Renders the countries as options; set on the server only, so that a page does not fetch their list at first. */
export const CountryWriter = createContext<((chosen: string, isShort?: boolean) => string) | null>(
  null,
);

/**
 * The calling codes of all countries. The server renders the list, and React does not change it: a
 * hydrated page fetches it only for a list that is added later, which has only the chosen code until then.
 *
 * @param props.isShort the list of most callers, which a script completes once its form is used
 *   (`calling-code-select.script.ts`); without script another country is typed with its « + »
 * @param props.chosen a calling code, or a line of the list as a form posted it: `225 Côte d’Ivoire`
 */
export function CallingCodeSelect({
  name,
  chosen,
  isShort = false,
}: {
  name: string;
  chosen: string;
  isShort?: boolean;
}) {
  const write = useContext(CountryWriter);
  const select = useRef<HTMLSelectElement>(null);
  // Rendered once: another rendering would lose the choice.
  const [first] = useState(() => ({
    chosen,
    options: { __html: write ? write(chosen, isShort) : onlyOption(chosen) },
  }));

  useEffect(() => {
    if (select.current && select.current.length > 1) return;
    // Without a network the chosen code stays the only one.
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
      data-countries={isShort ? "" : undefined}
      dangerouslySetInnerHTML={first.options}
      suppressHydrationWarning
    />
  );
}

function onlyOption(chosen: string): string {
  const [code = ""] = chosen.match(/^\d+/) ?? [];
  return `<option value="${code}">+${code}</option>`;
}
