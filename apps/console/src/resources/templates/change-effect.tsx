import type { TemplateItem, TemplateItemWithUse } from "@jdj/contract/console/templates";
import Alert from "@mui/material/Alert";
import { FormDataConsumer, useRecordContext } from "react-admin";
import { kindTexts, useKind } from "./item-kinds.ts";

/** Events are counted up to this. */
const MOST_COUNTED = 1000;

function countText(count: number): string {
  const text = count.toLocaleString("fr-FR");
  return count >= MOST_COUNTED ? `${text} ou plus` : text;
}

/** What the change that is typed does to the events that exist, in a sentence each. */
function effects(
  item: TemplateItemWithUse,
  { stored, isType }: { stored: string; isType: boolean },
  typed: { name: unknown; archived: unknown; details: unknown },
): string[] {
  const all = countText(item.events_of_type);
  const used = countText(item.used_by_events);
  const isArchived = typed.archived === true && !item.archived;
  const isBack = typed.archived === false && item.archived;
  return [
    ...(typed.name !== item.name
      ? [`Le nouveau nom se voit aussitôt dans les carnets de ce type (${all}).`]
      : []),
    ...(JSON.stringify(typed.details) !== JSON.stringify(item.details)
      ? [
          `Les carnets de ce type (${all}) en tiennent compte aussitôt ; ce qui y est déjà noté ne change pas.`,
        ]
      : []),
    ...(isArchived && isType
      ? [`Ce type n’est plus proposé aux nouvelles fêtes. Celles qui existent (${all}) continuent.`]
      : isArchived
        ? [
            item.used_by_events === 0
              ? `Aucune fête ${stored} : archivé, il disparaît de tous les carnets de ce type (${all}).`
              : `Les fêtes ${stored} (${used}) le gardent avec ce qu’elles y ont noté. Les autres ne le voient plus, et leur avancement se calcule sans lui.`,
          ]
        : []),
    ...(isBack
      ? [
          isType
            ? "Ce type est de nouveau proposé aux nouvelles fêtes."
            : `Il revient dans tous les carnets de ce type (${all}), et compte dans leur avancement.`,
        ]
      : []),
  ];
}

/** Tells, before it is saved, what a change does to the events that exist. */
export function ChangeEffect() {
  return (
    <FormDataConsumer>
      {({ formData: { name, archived, details } }) => (
        <Consequences typed={{ name, archived, details }} />
      )}
    </FormDataConsumer>
  );
}

function Consequences({ typed }: { typed: Parameters<typeof effects>[2] }) {
  const item = useRecordContext<TemplateItem | TemplateItemWithUse>();
  const kind = useKind();
  // Where a list has read the item before, its use is not known yet.
  if (!item || !("used_by_events" in item)) return null;
  const { stored } = kindTexts[kind];
  const sentences = effects(item, { stored, isType: kind === "event-types" }, typed);
  return (
    <Alert severity={sentences.length > 0 ? "warning" : "info"} sx={{ mb: 2, maxWidth: 720 }}>
      {sentences.length > 0
        ? sentences.map((sentence) => <div key={sentence}>{sentence}</div>)
        : `Fêtes de ce type : ${countText(item.events_of_type)}${
            kind === "event-types" ? "" : ` ; ${stored} : ${countText(item.used_by_events)}`
          }.`}
    </Alert>
  );
}
