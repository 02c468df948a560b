import InboxIcon from "@mui/icons-material/MoveToInbox";
import { lazy } from "react";
import type { ResourceGroup } from "./resource-group.ts";

/** The queue of work, which stands above the groups of the menu. */
export const workGroup: ResourceGroup = {
  label: "À traiter",
  resources: [
    {
      name: "work",
      section: "session",
      label: "À traiter",
      icon: InboxIcon,
      inMenu: false,
      list: lazy(() => import("../resources/work-queue/list.tsx")),
    },
  ],
};
