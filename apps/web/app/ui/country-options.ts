import { callingCodes } from "@jdj/french/calling-codes";

/** Where most callers are: the neighbours of Côte d’Ivoire, and its diaspora. */
const near = new Set(
  "Allemagne|Belgique|Bénin|Burkina Faso|Cameroun|Canada|Côte d’Ivoire|États-Unis|France|Gabon|Ghana|Guinée|Italie|Liberia|Mali|Niger|Nigeria|Royaume-Uni|Sénégal|Suisse|Togo".split(
    "|",
  ),
);

/**
 * The countries as options of a list, each posted as `225 Côte d’Ivoire`.
 *
 * @param isShort whether only those of most callers are listed, and the chosen one
 * @param chosen a calling code or one of those options; the first country of a code is selected, and
 *   Côte d’Ivoire for anything else
 */
export function countryOptions(chosen: string, isShort = false): string {
  const [code] = chosen.split(" ", 1);
  const taken =
    callingCodes.find((country) => `${country.code} ${country.name}` === chosen) ??
    callingCodes.find((country) => country.code === code) ??
    callingCodes.find((country) => country.code === "225");
  return callingCodes
    .filter((country) => !isShort || near.has(country.name) || country === taken)
    .map((country) => {
      const selected = country === taken ? " selected" : "";
      const value = `${country.code} ${country.name}`;
      return `<option value="${value}"${selected}>${country.flag}\u00a0+${country.code}\u00a0\u00a0${country.name}</option>`;
    })
    .join("");
}
