import MailIcon from "@mui/icons-material/Mail";
import OutboxIcon from "@mui/icons-material/Outbox";
import PeopleIcon from "@mui/icons-material/People";
import PrivacyTipIcon from "@mui/icons-material/PrivacyTip";
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
      list: lazy(() => import("../resources/contact-inbox/list.tsx")),
      show: lazy(() => import("../resources/contact-inbox/show.tsx")),
    },
    {
      name: "people",
      section: "people",
      label: "Personnes",
      icon: PeopleIcon,
      list: lazy(() => import("../resources/people/list.tsx")),
      show: lazy(() => import("../resources/people/show.tsx")),
    },
    {
      name: "message-log",
      section: "people",
      label: "Journal des envois",
      icon: OutboxIcon,
      list: lazy(() => import("../resources/message-log/list.tsx")),
    },
    {
      name: "privacy-requests",
      section: "people",
      label: "Données personnelles",
      icon: PrivacyTipIcon,
      list: lazy(() => import("../resources/privacy-requests/list.tsx")),
      show: lazy(() => import("../resources/privacy-requests/show.tsx")),
      edit: lazy(() => import("../resources/privacy-requests/edit.tsx")),
      create: lazy(() => import("../resources/privacy-requests/create.tsx")),
    },
  ],
};
