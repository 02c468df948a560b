import type { TemplateKind } from "@jdj/contract/console/template-kinds";
import AssignmentIndIcon from "@mui/icons-material/AssignmentInd";
import CategoryIcon from "@mui/icons-material/Category";
import CelebrationIcon from "@mui/icons-material/Celebration";
import ChecklistIcon from "@mui/icons-material/Checklist";
import DateRangeIcon from "@mui/icons-material/DateRange";
import GroupsIcon from "@mui/icons-material/Groups";
import ListAltIcon from "@mui/icons-material/ListAlt";
import MenuBookIcon from "@mui/icons-material/MenuBook";
import PlaceIcon from "@mui/icons-material/Place";
import QuizIcon from "@mui/icons-material/Quiz";
import { type ComponentType, lazy } from "react";
import { kindTexts, resourceOf } from "../resources/templates/item-kinds.ts";
import type { ResourceGroup } from "./resource-group.ts";

const list = lazy(() => import("../resources/templates/list.tsx"));
const edit = lazy(() => import("../resources/templates/edit.tsx"));
const create = lazy(() => import("../resources/templates/create.tsx"));

const item = (kind: TemplateKind, icon: ComponentType) => ({
  name: resourceOf(kind),
  section: "templates" as const,
  label: kindTexts[kind].title,
  icon,
  list,
  edit,
  create,
});

export const templatesGroup: ResourceGroup = {
  label: "Modèles de fêtes",
  resources: [
    item("event-types", CelebrationIcon),
    { ...item("budget-groups", CategoryIcon), inMenu: false },
    item("budget-lines", ListAltIcon),
    { ...item("planning-groups", DateRangeIcon), inMenu: false },
    item("planning-tasks", ChecklistIcon),
    { ...item("summary-groups", MenuBookIcon), inMenu: false },
    item("summary-questions", QuizIcon),
    item("ceremonies", PlaceIcon),
    item("committee-roles", AssignmentIndIcon),
    item("guest-categories", GroupsIcon),
  ],
  references: { "service-categories": "templates" },
};
