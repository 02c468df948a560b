import InboxIcon from "@mui/icons-material/MoveToInbox";
import { lazy } from "react";
import type { ResourceGroup } from "./resource-group.ts";

const page = (name: "list" | "open" | "choices") =>
  lazy(async () => ({ default: (await import("../resources/notices/pages.ts")).default[name] }));

/** The notices of who is signed in, which the bell of the bar leads to. */
export const noticeGroup: ResourceGroup = {
  label: "Notifications",
  resources: [
    {
      name: "notices",
      section: "session",
      label: "Notifications",
      icon: InboxIcon,
      inMenu: false,
      list: page("list"),
      show: page("open"),
      pages: { choices: page("choices") },
    },
  ],
};
