import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";

/** Leads to the hosts' gift list, where there is an open one. @param address path of its page */
export function GiftListLink({ address }: { address: string | null }) {
  if (address === null) return null;
  return (
    <a className={`${kit.tapTarget} ${words.bold} ${kit.selfStart} ${kit.gap2}`} href={address}>
      <Icon name="gift" size={22} />
      Liste de cadeaux
    </a>
  );
}
