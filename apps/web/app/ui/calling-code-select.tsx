import { createContext, useContext, useEffect, useRef, useState } from "react";
import control from "./control.module.css";

/** Renders the countries as options; set on the server only, so that a page does not fetch their list at first. */
export const CountryWriter = createContext<((chosen: string, isShort?: boolean) => string) | null>(
  null,
);

/** The countries of most callers, and one more: a longer list is whole. */
const MOST_SHORT = 22;

/**
 * The calling codes of all countries. The server renders the list, and React does not change it. A
 * hydrated page fetches the others of a short list once its form is used, and at once for a list that is
 * added later, which has only the chosen code until then.
 *
 * @param props.isShort the list of most callers; on a static page `calling-code-select.script.ts`
 *   completes it once its form is used, and without script another country is typed with its « + »
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
    const list = select.current;
    if (!list || list.length > MOST_SHORT) return;
    const isEmpty = list.length === 1;
    const complete = async () => {
      // Without a network the list stays as it is.
      const loaded = await import("./country-options.ts").catch(() => null);
      if (loaded) list.innerHTML = loaded.countryOptions(isEmpty ? first.chosen : list.value);
    };
    if (isEmpty) void complete();
    else (list.form ?? list).addEventListener("focusin", complete, { once: true });
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
