import AccountBalanceIcon from "@mui/icons-material/AccountBalance";
import ArticleIcon from "@mui/icons-material/Article";
import GroupIcon from "@mui/icons-material/Group";
import HistoryIcon from "@mui/icons-material/History";
import HowToRegIcon from "@mui/icons-material/HowToReg";
import ListAltIcon from "@mui/icons-material/ListAlt";
import MailIcon from "@mui/icons-material/Mail";
import PaymentsIcon from "@mui/icons-material/Payments";
import PeopleIcon from "@mui/icons-material/People";
import PriceChangeIcon from "@mui/icons-material/PriceChange";
import ReviewsIcon from "@mui/icons-material/Reviews";
import { lazy } from "react";

/** Every resource, in the order of the menu. Its pages are fetched when they are first opened. */
export const resources = [
  {
    name: "messages",
    label: "Messages",
    icon: MailIcon,
    list: lazy(() => import("./messages/list.tsx")),
    show: lazy(() => import("./messages/show.tsx")),
  },
  {
    name: "applications",
    label: "Demandes de boutique",
    icon: HowToRegIcon,
    list: lazy(() => import("./applications/list.tsx")),
    show: lazy(() => import("./applications/show.tsx")),
  },
  {
    name: "reviews",
    label: "Avis",
    icon: ReviewsIcon,
    list: lazy(() => import("./reviews/list.tsx")),
    show: lazy(() => import("./reviews/show.tsx")),
  },
  {
    name: "people",
    label: "Personnes",
    icon: PeopleIcon,
    list: lazy(() => import("./people/list.tsx")),
    show: lazy(() => import("./people/show.tsx")),
  },
  {
    name: "channels",
    label: "Canaux et prix",
    icon: PriceChangeIcon,
    list: lazy(() => import("./channels/list.tsx")),
    edit: lazy(() => import("./channels/edit.tsx")),
  },
  {
    name: "message-models",
    label: "Modèles de messages",
    icon: ArticleIcon,
    list: lazy(() => import("./message-models/list.tsx")),
    edit: lazy(() => import("./message-models/edit.tsx")),
    create: lazy(() => import("./message-models/create.tsx")),
  },
  {
    name: "budget-lines",
    label: "Lignes de budget",
    icon: ListAltIcon,
    list: lazy(() => import("./budget-lines/list.tsx")),
    edit: lazy(() => import("./budget-lines/edit.tsx")),
    create: lazy(() => import("./budget-lines/create.tsx")),
  },
  {
    name: "town-halls",
    label: "Mairies",
    icon: AccountBalanceIcon,
    list: lazy(() => import("./town-halls/list.tsx")),
    edit: lazy(() => import("./town-halls/edit.tsx")),
  },
  {
    name: "payments",
    label: "Paiements",
    icon: PaymentsIcon,
    list: lazy(() => import("./payments/list.tsx")),
    show: lazy(() => import("./payments/show.tsx")),
  },
  {
    name: "audit",
    label: "Journal",
    icon: HistoryIcon,
    list: lazy(() => import("./audit/list.tsx")),
    show: lazy(() => import("./audit/show.tsx")),
  },
  {
    name: "staff",
    label: "Équipe",
    icon: GroupIcon,
    list: lazy(() => import("./staff/list.tsx")),
    edit: lazy(() => import("./staff/edit.tsx")),
    create: lazy(() => import("./staff/create.tsx")),
  },
];
