import DescriptionIcon from "@mui/icons-material/Description";
import MarkEmailReadIcon from "@mui/icons-material/MarkEmailRead";
import NewspaperIcon from "@mui/icons-material/Newspaper";
import NotesIcon from "@mui/icons-material/Notes";
import NumbersIcon from "@mui/icons-material/Numbers";
import OndemandVideoIcon from "@mui/icons-material/OndemandVideo";
import ShareIcon from "@mui/icons-material/Share";
import ViewCarouselIcon from "@mui/icons-material/ViewCarousel";
import { lazy } from "react";
import { pagesOf, type ResourceGroup } from "./resource-group.ts";

export const contentGroup: ResourceGroup = {
  label: "Contenu",
  resources: [
    {
      name: "pages",
      section: "content",
      label: "Pages",
      icon: DescriptionIcon,
      list: lazy(() => import("../resources/pages/list.tsx")),
      edit: lazy(() => import("../resources/pages/edit.tsx")),
    },
    {
      name: "introductions",
      section: "content",
      label: "Introductions",
      icon: NotesIcon,
      list: lazy(() => import("../resources/section-introductions/list.tsx")),
      edit: lazy(() => import("../resources/section-introductions/edit.tsx")),
    },
    {
      name: "posts",
      section: "content",
      label: "Blog",
      icon: NewspaperIcon,
      list: lazy(() => import("../resources/posts/list.tsx")),
      edit: lazy(() => import("../resources/posts/edit.tsx")),
      create: lazy(() => import("../resources/posts/create.tsx")),
    },
    {
      name: "sliders",
      section: "content",
      label: "Diapositives",
      icon: ViewCarouselIcon,
      ...pagesOf(() => import("../resources/sliders.tsx")),
    },
    {
      name: "videos",
      section: "content",
      label: "Vidéos",
      icon: OndemandVideoIcon,
      ...pagesOf(() => import("../resources/videos.tsx")),
    },
    {
      name: "counters",
      section: "content",
      label: "Chiffres",
      icon: NumbersIcon,
      ...pagesOf(() => import("../resources/counters.tsx")),
    },
    {
      name: "site-links",
      section: "content",
      label: "Réseaux et applications",
      icon: ShareIcon,
      ...pagesOf(() => import("../resources/site-links.tsx")),
    },
    {
      name: "subscribers",
      section: "inbox",
      label: "Abonnés à la lettre",
      icon: MarkEmailReadIcon,
      list: lazy(() => import("../resources/subscribers/list.tsx")),
      show: lazy(() => import("../resources/subscribers/show.tsx")),
    },
  ],
  references: { "page-versions": "content" },
};
