import MailIcon from "@mui/icons-material/Mail";
import PeopleIcon from "@mui/icons-material/People";
import { lazy } from "react";
import type { ResourceGroup } from "./resource-group.ts";

export const peopleGroup: ResourceGroup = {
  label: "Personnes",
  resources: [
    {
      name: "messages",
      section: "inbox",
      label: "Messages",
      icon: MailIcon,
      list: lazy(() => import("../resources/messages/list.tsx")),
      show: lazy(() => import("../resources/messages/show.tsx")),
    },
    {
      name: "people",
      section: "people",
      label: "Personnes",
      icon: PeopleIcon,
      list: lazy(() => import("../resources/people/list.tsx")),
      show: lazy(() => import("../resources/people/show.tsx")),
    },
  ],
};
