import AccountBalanceIcon from "@mui/icons-material/AccountBalance";
import CheckroomIcon from "@mui/icons-material/Checkroom";
import EventAvailableIcon from "@mui/icons-material/EventAvailable";
import RedeemIcon from "@mui/icons-material/Redeem";
import RequestQuoteIcon from "@mui/icons-material/RequestQuote";
import SavingsIcon from "@mui/icons-material/Savings";
import ShoppingBagIcon from "@mui/icons-material/ShoppingBag";
import { lazy } from "react";
import type { ResourceGroup } from "./resource-group.ts";

export const salesGroup: ResourceGroup = {
  label: "Ventes",
  resources: [
    {
      name: "orders",
      section: "sales",
      label: "Commandes",
      icon: ShoppingBagIcon,
      list: lazy(() => import("../resources/orders/list.tsx")),
      show: lazy(() => import("../resources/orders/show.tsx")),
    },
    {
      name: "bookings",
      section: "sales",
      label: "Réservations",
      icon: EventAvailableIcon,
      list: lazy(() => import("../resources/bookings/list.tsx")),
      show: lazy(() => import("../resources/bookings/show.tsx")),
    },
    {
      name: "quotes",
      section: "sales",
      label: "Devis",
      icon: RequestQuoteIcon,
      list: lazy(() => import("../resources/quotes/list.tsx")),
      show: lazy(() => import("../resources/quotes/show.tsx")),
    },
    {
      name: "gifts",
      section: "sales",
      label: "Cadeaux",
      icon: RedeemIcon,
      list: lazy(() => import("../resources/gifts/list.tsx")),
      show: lazy(() => import("../resources/gifts/show.tsx")),
    },
    {
      name: "fabric-orders",
      section: "sales",
      label: "Commandes de pagne",
      icon: CheckroomIcon,
      list: lazy(() => import("../resources/fabric-orders/list.tsx")),
      show: lazy(() => import("../resources/fabric-orders/show.tsx")),
    },
    {
      name: "contributions",
      section: "sales",
      label: "Cotisations",
      icon: SavingsIcon,
      list: lazy(() => import("../resources/contributions/list.tsx")),
      show: lazy(() => import("../resources/contributions/show.tsx")),
    },
    {
      name: "ledger-accounts",
      section: "sales",
      label: "Comptes",
      icon: AccountBalanceIcon,
      list: lazy(() => import("../resources/ledger-accounts/list.tsx")),
      show: lazy(() => import("../resources/ledger-accounts/show.tsx")),
    },
  ],
  references: { "ledger-moves": "sales" },
};
