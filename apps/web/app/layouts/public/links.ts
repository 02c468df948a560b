import { at } from "@jdj/contract/paths/addresses";

/** The header's and the footer's main links: pages that exist, and no others. */
export const mainLinks = [
  { to: at("couple"), label: "Mon carnet" },
  { to: at("townHalls"), label: "Mairies" },
  { to: at("providers"), label: "Prestataires" },
  { to: at("shopping"), label: "Shopping" },
  { to: at("guests"), label: "Mes invités" },
  { to: at("cards"), label: "Joy Cards" },
  { to: at("blog"), label: "Blog" },
];

/** The profile menu's links of who is signed in, after the main ones. */
export const profileLinks = [
  { to: at("events"), label: "Mes événements" },
  { to: at("responses"), label: "Réponses des invités" },
  { to: at("sharing"), label: "Partager le carnet" },
  { to: at("notices"), label: "Notifications" },
  { to: at("account"), label: "Mon compte" },
  { to: at("shoppingOrders"), label: "Mes commandes" },
  { to: at("requests"), label: "Mes demandes de prestations" },
  { to: at("reservations"), label: "Mes réservations" },
];

/** The footer's links for vendors. */
export const vendorLinks = [
  { to: at("onboarding"), label: "Ouvrir un compte" },
  { to: at("joyShop"), label: "Joy Shop" },
  { to: at("joyVisibility"), label: "Joy Visibility" },
];

/** The footer's links about the product and its rules. */
export const aboutLinks = [
  { to: at("contact"), label: "Nous écrire" },
  { to: at("questions"), label: "Questions fréquentes" },
  { to: at("mobileApp"), label: "L’application" },
  { to: at("terms"), label: "Conditions d’utilisation" },
  { to: at("privacy"), label: "Vos données" },
];
