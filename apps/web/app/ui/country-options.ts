import { callingCodes } from "@jdj/french/calling-codes";

/** Where most callers are: the neighbours of Côte d’Ivoire, and its diaspora. */
const near = new Set(
  "Allemagne|Belgique|Bénin|Burkina Faso|Cameroun|Canada|Côte d’Ivoire|États-Unis|France|Gabon|Ghana|Guinée|Italie|Liberia|Mali|Niger|Nigeria|Royaume-Uni|Sénégal|Suisse|Togo".split(
    "|",
  ),
);

type Country = (typeof callingCodes)[number];

const postedValue = ({ code, name }: Country) => `${code} ${name}`;

function optionOf(country: Country, isSelected = false): string {
  const { code, flag, name } = country;
  return `<option value="${postedValue(country)}"${isSelected ? " selected" : ""}>${flag}\u00a0+${code}\u00a0\u00a0${name}</option>`;
}

/** A page has up to thirty such lists: their options are written once. */
const written = callingCodes.map((country) => ({ country, option: optionOf(country) }));
const nearby = written.filter(({ country }) => near.has(country.name));

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
    callingCodes.find((country) => postedValue(country) === chosen) ??
    callingCodes.find((country) => country.code === code) ??
    callingCodes.find((country) => country.code === "225");
  const isFar = taken !== undefined && !near.has(taken.name);
  const listed = isShort && !isFar ? nearby : written;
  return listed
    .filter(({ country }) => !isShort || near.has(country.name) || country === taken)
    .map(({ country, option }) => (country === taken ? optionOf(country, true) : option))
    .join("");
}
