import { count } from "@jdj/french/plural";

/** How much of the cloth is woven, 0 to 100: a guest who comes is seen, and one who is missing too. */
export function wovenShare({ guests, yes }: { guests: number; yes: number }): number {
  if (yes === 0 || guests === 0) return 0;
  return yes >= guests ? 100 : Math.min(98, Math.max(2, (100 * yes) / guests));
}

/** What the cloth says: how many are woven into it, of how many. */
export function wovenSentence({ guests, yes }: { guests: number; yes: number }): string {
  if (yes === 0) return "Votre pagne attend son premier invité";
  if (yes >= guests) return "Tous vos invités sont tissés dans votre pagne";
  return `${count(yes, "invité est tissé", "invités sont tissés")} dans votre pagne, sur ${guests}`;
}
