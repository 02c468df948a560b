import styles from "./page.module.css";

/** What a Joy Card is, shortened until it is asked for. */
export function Intro() {
  return (
    <div className={styles.intro}>
      <p>
        La Joy Card est votre faire-part&nbsp;: une carte aux couleurs de votre tissage, au nom de
        chaque invité, qui vous rapporte sa réponse.
      </p>
      <details className={styles.more}>
        <summary>
          <span className={styles.closed}>+ VOIR PLUS</span>
          <span className={styles.open}>− VOIR MOINS</span>
        </summary>
        <p>
          Écrivez votre message, ou partez d’un texte tout prêt&nbsp;; choisissez une carte&nbsp;;
          désignez les invités à qui l’adresser. Chacun reçoit son propre message, avec un lien qui
          n’appartient qu’à lui.
        </p>
        <p>
          D’un geste, sans créer de compte, il vous dit s’il sera des vôtres. Sa réponse paraît
          aussitôt dans votre liste d’invités, et il peut en changer.
        </p>
      </details>
    </div>
  );
}
