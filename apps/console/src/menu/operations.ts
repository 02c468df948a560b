import AutoDeleteIcon from "@mui/icons-material/AutoDelete";
import CellTowerIcon from "@mui/icons-material/CellTower";
import PriceCheckIcon from "@mui/icons-material/PriceCheck";
import QueryStatsIcon from "@mui/icons-material/QueryStats";
import SmsFailedIcon from "@mui/icons-material/SmsFailed";
import SpeedIcon from "@mui/icons-material/Speed";
import WarningAmberIcon from "@mui/icons-material/WarningAmber";
import WhatsAppIcon from "@mui/icons-material/WhatsApp";
import WorkOffIcon from "@mui/icons-material/WorkOff";
import { lazy } from "react";
import type { ResourceGroup } from "./resource-group.ts";

export const operationsGroup: ResourceGroup = {
  label: "Exploitation",
  resources: [
    {
      name: "dead-jobs",
      section: "operations",
      label: "Tâches en échec",
      icon: WorkOffIcon,
      list: lazy(() => import("../resources/dead-jobs/list.tsx")),
      show: lazy(() => import("../resources/dead-jobs/show.tsx")),
    },
    {
      name: "outages",
      section: "operations",
      label: "Passerelles",
      icon: CellTowerIcon,
      list: lazy(() => import("../resources/gateway-outages/list.tsx")),
      show: lazy(() => import("../resources/gateway-outages/show.tsx")),
    },
    {
      name: "whatsapp-templates",
      section: "operations",
      label: "WhatsApp",
      icon: WhatsAppIcon,
      list: lazy(() => import("../resources/whatsapp/list.tsx")),
    },
    {
      name: "whatsapp-prices",
      section: "prices",
      label: "Prix de WhatsApp",
      icon: PriceCheckIcon,
      list: lazy(() => import("../resources/whatsapp-prices/list.tsx")),
      show: lazy(() => import("../resources/whatsapp-prices/show.tsx")),
      create: lazy(() => import("../resources/whatsapp-prices/create.tsx")),
    },
    {
      name: "whatsapp-costs",
      section: "prices",
      label: "Coûts de WhatsApp",
      icon: QueryStatsIcon,
      list: lazy(() => import("../resources/whatsapp-costs/list.tsx")),
    },
    {
      name: "lost-messages",
      section: "operations",
      label: "Messages non partis",
      icon: SmsFailedIcon,
      list: lazy(() => import("../resources/lost-messages/list.tsx")),
    },
    {
      name: "alerts",
      section: "operations",
      label: "Alertes",
      icon: WarningAmberIcon,
      list: lazy(() => import("../resources/alerts/list.tsx")),
    },
    {
      name: "field-figures",
      section: "operations",
      label: "Vitesse vécue",
      icon: SpeedIcon,
      list: lazy(() => import("../resources/field-figures/list.tsx")),
    },
    {
      name: "retention",
      section: "operations",
      label: "Conservation",
      icon: AutoDeleteIcon,
      list: lazy(() => import("../resources/retention/list.tsx")),
    },
  ],
  references: {
    "whatsapp-numbers": "operations",
    "whatsapp-account-events": "operations",
    "whatsapp-countries": "prices",
    "whatsapp-months": "prices",
  },
};
