import GroupIcon from "@mui/icons-material/Group";
import HistoryIcon from "@mui/icons-material/History";
import { lazy } from "react";
import type { ResourceGroup } from "./resource-group.ts";

export const teamGroup: ResourceGroup = {
  label: "Équipe",
  resources: [
    {
      name: "staff",
      section: "staff",
      label: "Équipe",
      icon: GroupIcon,
      list: lazy(() => import("../resources/staff/list.tsx")),
      edit: lazy(() => import("../resources/staff/edit.tsx")),
      create: lazy(() => import("../resources/staff/create.tsx")),
    },
    {
      name: "audit",
      section: "audit",
      label: "Journal",
      icon: HistoryIcon,
      list: lazy(() => import("../resources/audit/list.tsx")),
      show: lazy(() => import("../resources/audit/show.tsx")),
    },
  ],
};
