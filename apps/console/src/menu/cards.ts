import ArticleIcon from "@mui/icons-material/Article";
import BadgeIcon from "@mui/icons-material/Badge";
import CategoryIcon from "@mui/icons-material/Category";
import SendIcon from "@mui/icons-material/Send";
import StyleIcon from "@mui/icons-material/Style";
import { lazy } from "react";
import { listAndEditOf, pagesOf, type ResourceGroup } from "./resource-group.ts";

export const cardsGroup: ResourceGroup = {
  label: "Cartes",
  resources: [
    {
      name: "campaigns",
      section: "campaigns",
      label: "Envois",
      icon: SendIcon,
      list: lazy(() => import("../resources/campaigns/list.tsx")),
      show: lazy(() => import("../resources/campaigns/show.tsx")),
    },
    {
      name: "sender-names",
      section: "sender-names",
      label: "Noms d’expéditeur",
      icon: BadgeIcon,
      list: lazy(() => import("../resources/sender-names/list.tsx")),
      show: lazy(() => import("../resources/sender-names/show.tsx")),
    },
    {
      name: "card-designs",
      section: "cards",
      label: "Modèles de cartes",
      icon: StyleIcon,
      list: lazy(() => import("../resources/card-designs/list.tsx")),
      edit: lazy(() => import("../resources/card-designs/edit.tsx")),
      create: lazy(() => import("../resources/card-designs/create.tsx")),
    },
    {
      name: "message-categories",
      section: "cards",
      label: "Catégories de messages",
      icon: CategoryIcon,
      ...listAndEditOf(() => import("../resources/message-categories.tsx")),
    },
    {
      name: "message-models",
      section: "cards",
      label: "Modèles de messages",
      icon: ArticleIcon,
      ...pagesOf(() => import("../resources/message-models.tsx")),
    },
  ],
};
