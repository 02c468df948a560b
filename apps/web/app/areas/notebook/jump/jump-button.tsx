import { type ComponentType, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./jump-button.module.css";

type Jump = ComponentType<{ eventId: number | undefined; onClose: () => void }>;

/**
 * « Aller à… » in the side menu, and Ctrl K on wide windows: the list of places is fetched when it is
 * asked for.
 */
export function JumpButton({ eventId }: { eventId: number | undefined }) {
  const button = useRef<HTMLButtonElement>(null);
  const [Jump, setJump] = useState<Jump | null>(null);
  const [isOpen, setOpen] = useState(false);

  const open = () => {
    setOpen(true);
    // Without a line there is the rail itself.
    import("./jump-dialog.tsx").then(
      ({ JumpDialog }) => setJump(() => JumpDialog),
      () => setOpen(false),
    );
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key !== "k" || ctrlKey === metaKey || shiftKey || altKey) return;
      if (!button.current?.checkVisibility()) return;
      event.preventDefault();
      button.current.click();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  return (
    <>
      <Button
        ref={button}
        type="button"
        variant="plain"
        className={styles.jump}
        icon={<Icon name="search" size={20} />}
        onClick={open}
      >
        Aller à… <kbd>Ctrl K</kbd>
      </Button>
      {Jump && isOpen ? <Jump eventId={eventId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
