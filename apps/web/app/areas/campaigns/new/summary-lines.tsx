import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { count } from "@jdj/french/plural";
import { Link } from "react-router";
import { nameList } from "#app/areas/campaigns/name-list.ts";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { type CardChoices, type CardDraft, targetsOf } from "./draft.ts";
import styles from "./summary-step.module.css";
import type { StepId } from "./wizard-steps.ts";

/** The choice of each step, with a link back to it. */
export function SummaryLines({ draft, choices }: { draft: CardDraft; choices: CardChoices }) {
  const name = (rows: readonly { id: number; name: string }[], id: number | null) =>
    rows.find((row) => row.id === id)?.name ?? "";
  const category = choices.categories.find(({ id }) => id === draft.categoryId);
  const targets = targetsOf(draft, choices);
  const lines: { label: string; value: string; more?: string; step: StepId }[] = [
    { label: "Catégorie", value: category?.name ?? "", step: "message" },
    {
      label: "Modèle",
      value:
        draft.mode === "own" ? "Votre propre texte" : name(category?.models ?? [], draft.modelId),
      step: "message",
    },
    { label: "Carte", value: name(choices.designs, draft.designId), step: "carte" },
    { label: "Canal", value: name(choices.channels, draft.channelId), step: "canal" },
  ];
  if (draft.channelId !== channelIds.social) {
    lines.push({
      label: "Destinataires",
      value: count(draft.guestIds.length, "invité"),
      more: nameList(targets.map((target) => target.name)),
      step: "destinataires",
    });
  }
  return (
    <dl className={`${words.terms} ${styles.lines}`}>
      {lines.map(({ label, value, more, step }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span>
              <strong className={`${kit.block} ${words.bold}`}>{value}</strong>
              {more ? <small className={kit.block}>{more}</small> : null}
            </span>
            <Link to={`#${step}`}>
              Modifier<span className="visually-hidden"> {label.toLocaleLowerCase("fr")}</span>
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}
