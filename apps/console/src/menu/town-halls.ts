import AccountBalanceIcon from "@mui/icons-material/AccountBalance";
import { lazy } from "react";
import type { ResourceGroup } from "./resource-group.ts";

export const townHallGroup: ResourceGroup = {
  label: "Mairies",
  resources: [
    {
      name: "town-halls",
      section: "town-halls",
      label: "Mairies",
      icon: AccountBalanceIcon,
      list: lazy(() => import("../resources/town-halls/list.tsx")),
      edit: lazy(() => import("../resources/town-halls/edit.tsx")),
    },
  ],
};
