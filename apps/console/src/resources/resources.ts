import GroupIcon from "@mui/icons-material/Group";
import HistoryIcon from "@mui/icons-material/History";
import { lazy } from "react";

/** Every resource, in the order of the menu. Its pages are fetched when they are first opened. */
export const resources = [
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
