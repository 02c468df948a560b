import ArticleIcon from "@mui/icons-material/Article";
import { lazy } from "react";
import type { ResourceGroup } from "./resource-group.ts";

export const cardsGroup: ResourceGroup = {
  label: "Cartes",
  resources: [
    {
      name: "message-models",
      section: "cards",
      label: "Modèles de messages",
      icon: ArticleIcon,
      list: lazy(() => import("../resources/message-models/list.tsx")),
      edit: lazy(() => import("../resources/message-models/edit.tsx")),
      create: lazy(() => import("../resources/message-models/create.tsx")),
    },
  ],
  references: { "message-categories": "cards" },
};
