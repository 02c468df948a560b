import { at } from "@jdj/contract/paths/addresses";
import {
  IconBuildingStore,
  IconCalendarHeart,
  IconChecklist,
  IconCoins,
  IconHeart,
  IconHome,
  IconMail,
  IconMailCheck,
  IconMapPin,
  IconNotebook,
  IconShare3,
  IconUser,
  IconUsers,
  IconUsersGroup,
} from "@tabler/icons-react";

/** The notebook's sections that exist, in the order of the notebook. */
export const sections = [
  { to: at("couple"), label: "Le couple", Icon: IconHeart },
  { to: at("summary"), label: "En bref", Icon: IconNotebook },
  { to: at("committee"), label: "Comité restreint", Icon: IconUsersGroup },
  { to: at("budget"), label: "Budget", Icon: IconCoins },
  { to: at("planning"), label: "Planning", Icon: IconChecklist },
  { to: at("ceremonies"), label: "Dates et lieux", Icon: IconMapPin },
  { to: at("guests"), label: "Invités", Icon: IconUsers },
  { to: at("cards"), label: "Joy Cards", Icon: IconMail },
  { to: at("responses"), label: "Réponses", Icon: IconMailCheck },
];

/** What lies around the notebook. Pages of the site are opened by the browser itself. */
export const around = [
  { to: at("events"), label: "Mes événements", Icon: IconCalendarHeart, leaves: false },
  { to: at("sharing"), label: "Partager le carnet", Icon: IconShare3, leaves: false },
  { to: at("providers"), label: "Prestataires", Icon: IconBuildingStore, leaves: true },
  { to: at("home"), label: "Accueil", Icon: IconHome, leaves: true },
  { to: at("account"), label: "Mon compte", Icon: IconUser, leaves: true },
];
