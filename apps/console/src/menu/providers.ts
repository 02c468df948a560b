import CategoryIcon from "@mui/icons-material/Category";
import HowToRegIcon from "@mui/icons-material/HowToReg";
import PhotoLibraryIcon from "@mui/icons-material/PhotoLibrary";
import PlaceIcon from "@mui/icons-material/Place";
import ReviewsIcon from "@mui/icons-material/Reviews";
import RoomServiceIcon from "@mui/icons-material/RoomService";
import ShoppingBagIcon from "@mui/icons-material/ShoppingBag";
import StorefrontIcon from "@mui/icons-material/Storefront";
import { lazy } from "react";
import { pagesOf, type ResourceGroup } from "./resource-group.ts";

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
      name: "providers",
      section: "providers",
      label: "Boutiques",
      icon: StorefrontIcon,
      list: lazy(() => import("../resources/providers/list.tsx")),
      show: lazy(() => import("../resources/providers/show.tsx")),
      edit: lazy(() => import("../resources/providers/edit.tsx")),
      create: lazy(() => import("../resources/providers/create.tsx")),
    },
    {
      name: "provider-media",
      section: "providers",
      label: "Photos et vidéos",
      icon: PhotoLibraryIcon,
      list: lazy(() => import("../resources/provider-media/list.tsx")),
      show: lazy(() => import("../resources/provider-media/show.tsx")),
    },
    {
      name: "articles",
      section: "providers",
      label: "Articles",
      icon: ShoppingBagIcon,
      list: lazy(() => import("../resources/products/list.tsx")),
      show: lazy(() => import("../resources/products/show.tsx")),
    },
    {
      name: "reviews",
      section: "reviews",
      label: "Avis",
      icon: ReviewsIcon,
      list: lazy(() => import("../resources/reviews/list.tsx")),
      show: lazy(() => import("../resources/reviews/show.tsx")),
    },
    {
      name: "article-questions",
      section: "reviews",
      label: "Questions sur les articles",
      icon: ReviewsIcon,
      list: lazy(() => import("../resources/product-questions/list.tsx")),
      show: lazy(() => import("../resources/product-questions/show.tsx")),
    },
    {
      name: "article-categories",
      section: "providers",
      label: "Catégories d’articles",
      icon: CategoryIcon,
      ...pagesOf(() => import("../resources/product-categories.tsx")),
    },
    {
      name: "service-types",
      section: "providers",
      label: "Types de services",
      icon: RoomServiceIcon,
      ...pagesOf(() => import("../resources/service-types.tsx")),
    },
    {
      name: "towns",
      section: "providers",
      label: "Villes et communes",
      icon: PlaceIcon,
      ...pagesOf(() => import("../resources/towns.tsx")),
    },
  ],
};
