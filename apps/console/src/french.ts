import polyglotI18nProvider from "ra-i18n-polyglot";
import french from "ra-language-french";
import { GONE } from "./forms/gone-record.ts";

/** Every list says « Ajouter », as the pages that it opens do. */
const messages = {
  ...french,
  ra: {
    ...french.ra,
    action: { ...french.ra.action, create: "Ajouter" },
    notification: { ...french.ra.notification, item_doesnt_exist: GONE },
  },
};

/** The messages of react-admin in French; the labels of our fields stand where they are shown. */
export const i18nProvider = polyglotI18nProvider(
  () => messages,
  "fr",
  [{ locale: "fr", name: "Français" }],
  {
    allowMissing: true,
  },
);
