import HowToRegIcon from "@mui/icons-material/HowToReg";
import ReviewsIcon from "@mui/icons-material/Reviews";
import { lazy } from "react";
import type { ResourceGroup } from "./resource-group.ts";

export const providersGroup: ResourceGroup = {
  label: "Prestataires et vendeurs",
  resources: [
    {
      name: "applications",
      section: "providers",
      label: "Demandes de boutique",
      icon: HowToRegIcon,
      list: lazy(() => import("../resources/applications/list.tsx")),
      show: lazy(() => import("../resources/applications/show.tsx")),
    },
    {
      name: "reviews",
      section: "reviews",
      label: "Avis",
      icon: ReviewsIcon,
      list: lazy(() => import("../resources/reviews/list.tsx")),
      show: lazy(() => import("../resources/reviews/show.tsx")),
    },
  ],
};
