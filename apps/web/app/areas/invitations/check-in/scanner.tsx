import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ErrorNote } from "#app/ui/error-note.tsx";
import styles from "./page.module.css";
import { makeReader } from "./scan.ts";

/** How often a frame is read, in milliseconds. */
const LOOK_MS = 150;

/** The camera's picture; calls `onCode` with each code that it shows. */
export function Scanner({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [error, setError] = useState<string | null>(null);
  const read = useEffectEvent(onCode);

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: "environment" },
        audio: false,
      });
      const shown = video.current;
      if (isOver || !shown) return end();
      shown.srcObject = stream;
      await shown.play();
      const reader = await makeReader();
      const look = async () => {
        if (isOver) return;
        const code = await reader(shown).catch(() => null);
        if (code !== null && !isOver) read(code);
        timer = setTimeout(look, LOOK_MS);
      };
      await look();
    };
    const end = () => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    begin().catch(() =>
      setError(
        "La caméra ne s’ouvre pas. Autorisez-la dans les réglages du navigateur, ou cherchez l’invité par son nom.",
      ),
    );
    return end;
  }, []);

  if (error) return <ErrorNote>{error}</ErrorNote>;
  return (
    <div className={styles.camera}>
      <video ref={video} muted playsInline aria-label="Caméra, visez le code de l’invité" />
    </div>
  );
}
