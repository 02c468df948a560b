import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./reviews.module.css";

/** What was answered to a review or a question. @param title who answered, and when */
export function ReplyQuote({ title, text }: { title: string; text: string }) {
  return (
    <blockquote className={`${kit.stack1} ${styles.reply}`}>
      <p className={`${words.breakAnywhere} ${words.bold} ${words.text14}`}>{title}</p>
      <p className={`${kit.narrow} ${words.breakAnywhere} ${words.preLine}`}>{text}</p>
    </blockquote>
  );
}
