import type { DowryItem } from "@jdj/contract/notebook/dowry";
import { type DowryStage, stageLabels } from "@jdj/contract/notebook/dowry-items";

const NOBODY = "À répartir";

/** An item in one line, as it is said: « 6 bouteilles de … » has no grammar that all names allow. */
function line({ name, quantity, agreed, recipient }: DowryItem): string {
  const of = recipient ? ` (${recipient})` : "";
  return `- ${name}${quantity ? `, ${quantity}` : ""}${agreed ? `, convenu\u00a0: ${agreed}` : ""}${of}`;
}

/**
 * Who brings what at a stage, as a text for WhatsApp: by bringer in the order of the list, those without
 * one last. What was set aside is left out, and so are notes and sums.
 */
export function sharedList(
  items: readonly DowryItem[],
  stage: DowryStage,
  eventName: string,
): string {
  const wanted = items.filter((item) => item.stage === stage && item.state !== "dropped");
  const byBringer = new Map<string, DowryItem[]>();
  for (const item of wanted) {
    const bringer = item.bringer ?? NOBODY;
    byBringer.set(bringer, [...(byBringer.get(bringer) ?? []), item]);
  }
  const unassigned = byBringer.get(NOBODY);
  byBringer.delete(NOBODY);
  if (unassigned) byBringer.set(NOBODY, unassigned);
  const parts = [...byBringer].map(([bringer, own]) =>
    [`*${bringer}*`, ...own.map(line)].join("\n"),
  );
  return [`${stageLabels[stage]}, ${eventName}\u00a0: qui apporte quoi`, ...parts].join("\n\n");
}
