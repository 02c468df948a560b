import AccountBalanceIcon from "@mui/icons-material/AccountBalance";
import FolderIcon from "@mui/icons-material/Folder";
import MapIcon from "@mui/icons-material/Map";
import PublicIcon from "@mui/icons-material/Public";
import { lazy } from "react";
import { pagesOf, type ResourceGroup } from "./resource-group.ts";

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
      create: lazy(() => import("../resources/town-halls/create.tsx")),
      pages: { import: lazy(() => import("../resources/town-halls/import-page.tsx")) },
    },
    {
      name: "paper-lists",
      section: "town-halls",
      label: "Pièces des dossiers",
      icon: FolderIcon,
      ...pagesOf(() => import("../resources/paper-lists.tsx")),
    },
    {
      name: "districts",
      section: "town-halls",
      label: "Districts",
      icon: MapIcon,
      ...pagesOf(() => import("../resources/districts.tsx")),
    },
    {
      name: "countries",
      section: "town-halls",
      label: "Pays",
      icon: PublicIcon,
      ...pagesOf(() => import("../resources/countries.tsx")),
    },
  ],
};
