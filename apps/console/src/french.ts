import polyglotI18nProvider from "ra-i18n-polyglot";
import french from "ra-language-french";

/** The messages of react-admin in French; the labels of our fields stand where they are shown. */
export const i18nProvider = polyglotI18nProvider(
  () => french,
  "fr",
  [{ locale: "fr", name: "Français" }],
  {
    allowMissing: true,
  },
);
