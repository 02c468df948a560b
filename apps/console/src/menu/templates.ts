import ListAltIcon from "@mui/icons-material/ListAlt";
import { lazy } from "react";
import type { ResourceGroup } from "./resource-group.ts";

export const templatesGroup: ResourceGroup = {
  label: "Modèles de fêtes",
  resources: [
    {
      name: "budget-lines",
      section: "templates",
      label: "Lignes de budget",
      icon: ListAltIcon,
      list: lazy(() => import("../resources/budget-lines/list.tsx")),
      edit: lazy(() => import("../resources/budget-lines/edit.tsx")),
      create: lazy(() => import("../resources/budget-lines/create.tsx")),
    },
  ],
  references: { "budget-groups": "templates" },
};
