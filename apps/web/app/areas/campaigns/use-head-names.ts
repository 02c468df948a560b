import { useVoice } from "#app/document/voice.ts";

/**
 * What the head of an event's page names large, and what stands above it: those who invite, to their
 * feast; in mourning the event, announced by its families.
 */
export function useHeadNames({ name, hosts }: { name: string; hosts: string }): {
  title: string;
  above: string | null;
} {
  const isSober = useVoice()?.tone === "sober";
  const [title, other] = isSober ? [name, hosts] : [hosts, name];
  return { title, above: title === other ? null : other };
}
